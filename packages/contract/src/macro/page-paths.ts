/** Where the pages of this domain are. */
export const macroPages = { list: '/macro' } as const;
