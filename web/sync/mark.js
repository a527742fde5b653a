// What every page can see of syncing without loading it.

/** Whether this browser is signed in and syncs, as far as it knows. */
export const isOn = () => {
  try {
    return localStorage.getItem("jade.account") !== null;
  } catch {
    return false;
  }
};
