import type { Plugin } from 'vite';

/** `summary` and `about` of an endpoint, each a text, and its `errors`, an array. */
const description = /^ {2}(?:(?:summary|about):\s*(['"`])(?:\\.|(?!\1)[^\\])*\1|errors: \[[^\]]*\]),\n/gm;

/** Leaves out of the build what endpoints say of themselves for the description of the API: a browser calls them without it. */
export const withoutCallDescriptions = (): Plugin => ({
  name: 'without-call-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contract\/src\/[\w-]+\/[\w-]*endpoints\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(description, ''), map: null }),
  },
});
