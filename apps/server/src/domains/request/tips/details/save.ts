import type { Violation } from '@heliodesk/contract/kit';
import { tipTypes, type RequestSubmitted, type RequestType } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, Failure } from '#src/platform/http/failure.ts';
import { requestAnswer } from '../../draft/save.ts';
import { lockRequest } from '../../service/lock.ts';
import type { RequestKind } from '../../kinds.ts';
import { lockToAnswer, requireAnswerable } from '../answer.ts';
import type { LockedTip } from '../read.ts';
import { updateTyped } from '../tip-store.ts';
import { findDetailsTip, kindOf, submittedValues } from './load.ts';
import { allValues, differ, typedOf, unlockedBy, withTyped, type FieldValues } from './values.ts';

/** What bodies of the save call carry beside what the customer filled in. */
const ids: ReadonlySet<string> = new Set(['requestId', 'requestNo', 'requestType', 'attIds', 'addressId', 'sfUpload', 'keep']);

const nameOf = (path: string): string => path.split('.').at(-1) ?? path;

/** Refuses what the tip does not name, unless it stays as it is. */
function findLocked(current: FieldValues, unlocked: readonly string[], given: FieldValues): Violation[] {
  return Object.entries(given).flatMap(([path, value]) =>
    unlocked.includes(path) || ids.has(nameOf(path)) || !differ(current[path], value) ? [] : [{ path, rule: 'fieldLocked', params: {} }],
  );
}

/** Another type of request would be another request. */
const findOtherType = (type: RequestType, given: FieldValues): Violation[] =>
  Object.entries(given).flatMap(([path, value]) =>
    nameOf(path) === 'requestType' && differ(value, type) ? [{ path, rule: 'typeFixed', params: {} }] : [],
  );

/** Keeps what was typed with its tip, valid or not. */
async function keepTyped({ platform, tx }: WriteContext<Caller>, { request, tip }: LockedTip, given: FieldValues): Promise<void> {
  const kind = kindOf(platform, request);
  const unlocked = unlockedBy(kind, tip.asked);
  const typed = typedOf(tip.typed, unlocked);
  const current = allValues(kind, withTyped(kind, await submittedValues(tx, kind, request), typed));
  const wrong = [...findOtherType(request.type, given), ...findLocked(current, unlocked, given)];
  if (wrong.length > 0) throw new Failure('validation', {}, wrong);
  await updateTyped(tx, tip.id, { ...typed, ...typedOf(given, unlocked) });
}

interface DetailsToSave {
  msgId: number;
  version?: number | undefined;
  given: FieldValues;
  /** Requests of other types are answered like missing ones. */
  types?: readonly RequestType[];
}

/** Saves what the customer has typed so far for a tip that asks for details; answers its request. */
export async function saveDetails(context: WriteContext<Caller>, { msgId, version, given, types }: DetailsToSave): Promise<number> {
  const locked = await lockToAnswer(context, msgId);
  const { request, tip } = locked;
  if (tip.type !== tipTypes.details || types?.includes(request.type) === false) throw fail('notFound');
  if (version !== undefined && version !== tip.version) throw fail('stale', {}, { version: tip.version });
  await keepTyped(context, locked, given);
  return request.id;
}

/** The same by the call that saves a request of the kind: of a submitted one, only what a tip asks for can change. */
export async function saveSubmitted<Details, Submission>(
  context: WriteContext,
  kind: RequestKind<Details, Submission>,
  { requestId, version, given }: { requestId: number; version?: number | undefined; given: FieldValues },
): Promise<RequestSubmitted> {
  const request = await lockRequest(context, requestId, version);
  if (request.type !== kind.type) throw fail('notFound');
  const tip = await findDetailsTip(context.tx, request);
  if (tip === undefined) throw fail('request.notDraft', {}, { status: request.status, version: request.version });
  await requireAnswerable(context, request);
  const { [`${kind.askable.head}.desc`]: desc, ...rest } = given;
  // The call makes an empty description of one that was left out.
  await keepTyped(context, { request, tip }, desc === '' ? rest : given);
  return requestAnswer(context, request, []);
}
