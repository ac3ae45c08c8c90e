import { isGuest, type Actor, type Caller } from '#src/platform/auth/actor.ts';
import type { Platform } from '#src/platform/platform.ts';

/** The two ends of a conversation; guests are on the customers'. */
export type Side = 'customer' | 'staff';

export const sideOf = (actor: Caller): Side => (actor.kind === 'staff' ? 'staff' : 'customer');
export const isStaff = (caller: Caller): caller is Actor => caller.kind === 'staff';
export const otherSide = (side: Side): Side => (side === 'staff' ? 'customer' : 'staff');

/** Which kinds of message a side may read; used in the SQL of every list, so that a note never leaves the database for a customer. */
export const readableBy = (side: Side): boolean[] => (side === 'staff' ? [false, true] : [false]);

/** By what way a caller takes part (spec 2 §1): 0 the portal, otherwise what the guest's host system says. */
export const customerTypeOf = ({ config }: Platform, actor: Caller): number =>
  isGuest(actor) ? (config.guestHosts.find(({ name }) => name === actor.host)?.customerType ?? 0) : 0;
