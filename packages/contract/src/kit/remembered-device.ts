import type { FlowCookie } from './endpoint.ts';

/** How long a browser may skip the second factor of one person, in days. Apart from the limits, which a first page does not load. */
export const rememberedDays = 30;

/** Lets a browser skip the second factor of one person; out of reach of scripts, sent to the sign-in only. */
export const rememberedDevice: FlowCookie = {
  name: 'Remembered-Device',
  field: 'deviceToken',
  path: '/login',
  seconds: rememberedDays * 24 * 60 * 60,
};
