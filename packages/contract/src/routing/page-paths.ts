/** Where the pages of this domain are. */
export const routingPages = { rules: '/routing' } as const;
