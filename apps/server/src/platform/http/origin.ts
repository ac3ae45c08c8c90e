/** Where a call comes from, for audit and throttles. */
export interface Origin {
  address: string;
  userAgent: string;
  requestId: string;
}
