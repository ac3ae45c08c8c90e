/** Addresses of the desk. */
export const deskPaths = {
  list: '/desk',
  case: (requestId: number) => `/desk/${requestId}`,
} as const;
