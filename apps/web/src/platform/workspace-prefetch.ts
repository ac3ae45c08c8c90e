let fetchAhead: (() => void) | undefined;

/** The app says how the chunks of the workspace are fetched ahead. */
export function provideWorkspacePrefetch(load: () => void): void {
  fetchAhead = load;
}

/** Fetches the chunks of the workspace while the person still types the password; later calls do nothing. */
export function prefetchWorkspace(): void {
  fetchAhead?.();
  fetchAhead = undefined;
}
