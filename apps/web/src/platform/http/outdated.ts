/** Modules that could not be loaded: a newer build took the place of the one that this page came from. */
const missing = new WeakSet<object>();

addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));

/** Whether the page must be loaded again to continue. Without a connection that is not what is wrong. */
export const isOutdated = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error) && navigator.onLine;
