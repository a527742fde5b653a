// If a player's data are removed from this device, its other tabs still show them, and would store some again. So they
// begin anew.

const KEY = "jade.erased";

/** Tells the other tabs that the player’s data are removed. */
export const tellErased = () => localStorage.setItem(KEY, String(Date.now()));

/** From now on, begins anew when another tab has removed the player’s data. */
export function followErasure() {
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== KEY || !newValue) return;
    sessionStorage.clear();
    location.reload();
  });
}
