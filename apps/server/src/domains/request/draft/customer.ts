import type { Context } from '#src/platform/context.ts';
import type { RequestRecord } from '../store.ts';

/** Who a draft's events and notices name besides the actor. */
export const customerOf = ({ actor }: Context, request: RequestRecord): number | null =>
  actor.kind === 'staff' ? request.contact_id : null;
