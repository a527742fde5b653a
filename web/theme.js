// Sets the theme before the page is drawn, so that it does not flash in the other one. Not a module: those are deferred.
try {
  const stored = JSON.parse(localStorage.getItem("jade.settings") ?? "{}");
  if (stored.theme) document.documentElement.dataset.theme = stored.theme;
} catch {
  // The system's theme applies.
}
