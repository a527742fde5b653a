// Dresses the page before it is drawn, so that it does not flash in the other theme. Not a module: it must not wait.
try {
  const stored = JSON.parse(localStorage.getItem("jade.settings") ?? "{}");
  if (stored.theme) document.documentElement.dataset.theme = stored.theme;
} catch {
  // The system's theme, then.
}
