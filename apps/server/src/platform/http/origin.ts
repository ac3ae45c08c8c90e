/** Where a call comes from, for audit and throttles. */
export interface Origin {
  address: string;
  /** What limits by address count (`networkOf`). */
  network: string;
  userAgent: string;
  requestId: string;
}
