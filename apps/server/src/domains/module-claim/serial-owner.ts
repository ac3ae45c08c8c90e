import { topicOf, type LiveEvent } from '@heliodesk/contract/live';
import { requestTypes } from '@heliodesk/contract/request';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { findRequest, isOpenRequest, lockDraft, ownsDraft } from '#src/domains/request/index.ts';
import type { SerialListOwner } from '#src/domains/serial-number/index.ts';
import { fail } from '#src/platform/http/failure.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import { findTypedScope } from './store.ts';

const { moduleClaim } = requestTypes;

/** A claim owns its serial numbers: everyone who can see the claim can see them, and only a draft takes new ones. */
export const serialOwner: SerialListOwner = {
  requireVisible: async ({ db, actor }, requestId) => {
    if ((await findRequest(db, actor, requestId)) === undefined) throw fail('notFound');
  },
  lockForChange: async (context, requestId) => void (await lockDraft(context, requestId, { type: moduleClaim })),
  mayChange: async (db, actor, requestId) => {
    const request = await findRequest(db, actor, requestId);
    return request?.type === moduleClaim && request.status === 'draft' && ownsDraft(actor, request);
  },
  findLimit: (platform, tx) => systemConfigOf(platform).get('claim.serialLimit', tx),
  findScope: async (db, requestId, today) => {
    const { country = null, day = null } = (await findTypedScope(db, requestId)) ?? {};
    return { country, day: day ?? today.toISOString().slice(0, 10) };
  },
  isOpen: isOpenRequest,
  publishImport: (platform, tx, requestId, importId) =>
    publishLive(platform, tx, { kind: 'import', topic: topicOf('request', requestId), importId } satisfies LiveEvent),
};
