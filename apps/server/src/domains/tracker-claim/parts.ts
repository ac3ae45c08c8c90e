import { requestTypes } from '@heliodesk/contract/request';
import {
  mostParts,
  type addParts as addPartsApi,
  type KeptPart,
  type saveInverter,
  type saveTrackerPart,
} from '@heliodesk/contract/tracker-claim';
import type { BodyOf } from '@heliodesk/contract/kit';
import { checkChoices } from '#src/domains/reference/index.ts';
import { lockForLists, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { deleteDecision, recountParts } from './part-decision-store.ts';
import {
  countParts,
  deletePart,
  findClaimOf,
  findPart,
  insertParts,
  updatePart,
  type Part,
  type PartKind,
  type PartToAdd,
} from './part-store.ts';

const changing = { type: requestTypes.trackerClaim, frozen: 'part.frozen' } as const;

/** Refuses choices that the dictionaries of tracker parts don't have; `prefix` is where a part is in the body. */
const requireChoices = ({ tx }: WriteContext, parts: readonly { prefix: string; part: Part }[]): Promise<void> =>
  checkChoices(
    tx,
    parts.flatMap(({ prefix, part: { productsType, bracketType } }) =>
      bracketType === undefined
        ? []
        : [
            { path: `${prefix}productsType`, type: 'product_type' as const, value: productsType },
            { path: `${prefix}bracketType`, type: 'bracket_type' as const, value: bracketType },
          ],
    ),
  );

async function requireRoom({ tx }: WriteContext, requestId: number, more: number): Promise<void> {
  if ((await countParts(tx, requestId)) + more > mostParts) throw fail('part.limit', { max: mostParts });
}

/** A part that was decided about and is another now has to be decided about again, as have those that are new. */
async function undecide({ tx }: WriteContext, { id: requestId, status }: RequestRecord, partId?: number): Promise<void> {
  if (status === 'draft') return;
  if (partId !== undefined) await deleteDecision(tx, partId);
  await recountParts(tx, requestId);
}

async function insertInto(context: WriteContext, request: RequestRecord, parts: readonly PartToAdd[]): Promise<KeptPart[]> {
  await requireRoom(context, request.id, parts.length);
  const added = await insertParts(context.tx, request.id, parts);
  await undecide(context, request);
  return added;
}

/** Adds a part to one's own draft, or to a claim whose parts a tip asks for, or changes one in it. */
export async function savePart(
  context: WriteContext,
  kind: PartKind,
  { requestId, id, version, ...part }: BodyOf<typeof saveTrackerPart> | BodyOf<typeof saveInverter>,
): Promise<KeptPart> {
  const request = await lockForLists(context, requestId, changing);
  await requireChoices(context, [{ prefix: '', part }]);
  if (id === undefined || id === null) {
    const [added] = await insertInto(context, request, [{ kind, part }]);
    if (added === undefined) throw new Error('The part was not added');
    return added;
  }
  const known = await findPart(context.tx, { requestId, kind, id });
  if (known === undefined) throw fail('notFound');
  if (version !== undefined && version !== known.version) throw fail('stale', {}, { version: known.version });
  const changed = await updatePart(context.tx, { requestId, kind, id, part });
  await undecide(context, request, id);
  return changed;
}

/** Adds many parts, all or none. */
export async function addParts(
  context: WriteContext,
  { requestId, trackerList, inverterList }: BodyOf<typeof addPartsApi>,
): Promise<KeptPart[]> {
  const request = await lockForLists(context, requestId, changing);
  await requireChoices(
    context,
    trackerList.map((part, index) => ({ prefix: `trackerList.${index}.`, part })),
  );
  const parts: PartToAdd[] = [
    ...trackerList.map((part) => ({ kind: 'tracker' as const, part })),
    ...inverterList.map((part) => ({ kind: 'inverter' as const, part })),
  ];
  return insertInto(context, request, parts);
}

/** Removes a part. */
export async function removePart(context: WriteContext, kind: PartKind, id: number): Promise<null> {
  const requestId = await findClaimOf(context.tx, context.actor, { kind, id });
  if (requestId === undefined) throw fail('notFound');
  const request = await lockForLists(context, requestId, changing);
  await deletePart(context.tx, requestId, id);
  await undecide(context, request);
  return null;
}
