/** Pages of exchanged goods. */
export const shipmentPages = {
  /** Lists of old and new serial numbers. */
  rma: '/profile/rma',
} as const;

/** The list of one delivery address. */
export const rmaPageOf = (addressId: number): string => `${shipmentPages.rma}?list=${addressId}`;
