import type { FlowCookie } from './endpoint.ts';
import { limits } from './limits.ts';

/** Lets a browser skip the second factor of one person; out of reach of scripts, sent to the sign-in only. */
export const rememberedDevice: FlowCookie = {
  name: 'Remembered-Device',
  field: 'deviceToken',
  path: '/login',
  seconds: limits.rememberedDays * 24 * 60 * 60,
};
