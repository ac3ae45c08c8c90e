import { topicOf, type LiveEvent } from '@heliodesk/contract/live';
import { requestTypes } from '@heliodesk/contract/request';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { findRequest, isOpenRequest, lockDraft, ownsDraft } from '#src/domains/request/index.ts';
import type { SerialListOwner } from '#src/domains/serial-number/index.ts';
import { fail } from '#src/platform/http/failure.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import { findAccountOf, findTypedScope } from './store.ts';

const { moduleClaim } = requestTypes;

/** Before any module was made no defect can have shown up. */
const firstProduction = '2000-01-01';
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A made-up date would show the end of the warranty of every number; what is today somewhere on earth counts. */
const isPlausible = (day: string, now: Date): boolean => day >= firstProduction && day <= dayOf(new Date(now.getTime() + 14 * 3_600_000));

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
  findBudget: async (platform, requestId) => ({
    accountId: (await findAccountOf(platform.db, requestId)) ?? 0,
    perDay: await systemConfigOf(platform).get('claim.serialsPerDay'),
  }),
  findScope: async (db, requestId, today) => {
    const { country = null, day = null } = (await findTypedScope(db, requestId)) ?? {};
    return { country, day: day !== null && isPlausible(day, today) ? day : dayOf(today) };
  },
  isOpen: isOpenRequest,
  publishImport: (platform, tx, requestId, importId) =>
    publishLive(platform, tx, { kind: 'import', topic: topicOf('request', requestId), importId } satisfies LiveEvent),
};
