import type { Language } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Origin } from '#src/platform/http/call.ts';
import type { Platform } from '#src/platform/platform.ts';

/** Who of staff calls, and from where. */
export interface StaffCall {
  platform: Platform;
  actor: Actor;
  language: Language;
  origin: Origin;
}
