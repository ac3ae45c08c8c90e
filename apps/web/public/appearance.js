// Sets the chosen appearance before the first paint. A file of its own, so that the content security policy needs no inline script.
try {
  const chosen = localStorage.getItem('csp_portal_appearance');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Without storage the device decides.
}
