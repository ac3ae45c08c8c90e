import { topicOf, type LiveEvent } from '@heliodesk/contract/live';
import { requestTypes } from '@heliodesk/contract/request';
import { findFirstProduction } from '#src/domains/module/index.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { findRequest, findTitled, isOpenRequest, lockToChange, mayChangePart, ownsDraft, titlesIn } from '#src/domains/request/index.ts';
import type { SerialListOwner } from '#src/domains/serial-number/index.ts';
import { latestDay, utcDay } from '#src/platform/days.ts';
import type { Db } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import { pathTo } from '#src/platform/notify/notify.ts';
import { findAccountOf, findTypedScope, isSubmitted } from './store.ts';

const { moduleClaim } = requestTypes;

/** No defect shows up before the first module was made, nor after what is today somewhere on earth. */
async function isPlausible(db: Db, day: string, now: Date): Promise<boolean> {
  if (day > latestDay(now)) return false;
  const first = await findFirstProduction(db);
  return first === undefined || day >= first;
}

/**
 * A claim owns its serial numbers: everyone who can see the claim can see them. A draft takes new ones, and a submitted claim while a tip
 * asks about them.
 */
export const serialOwner: SerialListOwner = {
  requireVisible: async ({ db, actor }, requestId) => {
    if ((await findRequest(db, actor, requestId)) === undefined) throw fail('notFound');
  },
  lockForChange: (context, requestId) => lockToChange(context, requestId, { part: 'serials', type: moduleClaim, frozen: 'serial.frozen' }),
  mayChange: async (db, actor, requestId) => {
    const request = await findRequest(db, actor, requestId);
    if (request?.type !== moduleClaim) return false;
    return request.status === 'draft' ? ownsDraft(actor, request) : mayChangePart(db, actor, request, 'serials');
  },
  findLimit: (platform, tx) => systemConfigOf(platform).get('claim.serialLimit', tx),
  findAccount: async (db, requestId) => (await findAccountOf(db, requestId)) ?? 0,
  tellsWarrantyEnds: isSubmitted,
  findScope: async (db, requestId, today) => {
    const { country = null, day = null } = (await findTypedScope(db, requestId)) ?? {};
    return { country, day: day !== null && (await isPlausible(db, day, today)) ? day : utcDay(today) };
  },
  isOpen: isOpenRequest,
  describe: async (context, requestIds) => {
    const { platform, db, actor, language } = context;
    const titleOf = titlesIn(platform, language);
    const titled = await findTitled(db, actor, requestIds);
    const pathOf = (id: number): string => pathTo(platform, { kind: 'request', id }, actor.kind);
    return new Map([...titled].map(([id, request]) => [id, { title: titleOf(request), path: pathOf(id) }]));
  },
  publishImport: (platform, tx, requestId, importId) =>
    publishLive(platform, tx, { kind: 'import', topic: topicOf('request', requestId), importId } satisfies LiveEvent),
};
