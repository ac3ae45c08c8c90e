// Runs before everything else; a file of its own, so that the content security policy needs no inline script.
{
  const kept = (name) => {
    try {
      return localStorage.getItem(`csp_portal_${name}`);
    } catch {
      // Without storage the device decides.
      return null;
    }
  };

  // Sets the chosen appearance before the first paint.
  const chosen = kept('appearance');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;

  // Fetches what this page needs beside what all pages need, not after it; the language is a guess that nothing depends on.
  const { pages, phrases } = JSON.parse(document.querySelector('meta[name=first-pages]').content || '{}');
  const page = pages?.[location.pathname];
  if (page) {
    const language = kept('language') ?? navigator.language.slice(0, 2);
    for (const file of [...page.files, ...page.parts.map((part) => phrases[part][language] ?? phrases[part].en)]) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  }
}
