import type { DeviceCookie } from './device-cookie.ts';

/** Where a call comes from, for audit and throttles. */
export interface Origin {
  address: string;
  /** What limits by address count (`networkOf`). */
  network: string;
  userAgent: string;
  requestId: string;
  /** What the caller's browser keeps; nothing where no browser calls. */
  device?: DeviceCookie;
}
