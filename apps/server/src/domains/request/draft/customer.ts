import type { Context } from '#src/platform/context.ts';
import type { RequestRecord } from '../store.ts';

/** The contact that a draft's events and notices name in addition to the actor. */
export const customerOf = ({ actor }: Context, request: RequestRecord): number | null =>
  actor.kind === 'staff' ? request.contact_id : null;
