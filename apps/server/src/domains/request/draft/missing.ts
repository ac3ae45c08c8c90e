import { violationsOf, type Violation } from '@heliodesk/contract/kit';
import type { RequestGuard } from '@heliodesk/contract/request';
import type { Db } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findAddresses } from '../address-store.ts';
import { timedGuards } from '../guard-context.ts';
import { findKind, type DraftValues, type RequestKind } from '../kinds.ts';
import type { RequestRecord } from '../store.ts';

/** What was typed into some requests of a kind, by their ids. */
export async function findTyped<Details, Submission>(
  db: Db,
  kind: RequestKind<Details, Submission>,
  ids: readonly number[],
): Promise<(id: number) => Omit<DraftValues<Details>, 'request'>> {
  const [details, addresses] = await Promise.all([kind.findDetails(db, ids), findAddresses(db, ids)]);
  return (id) => ({ details: details.get(id) ?? kind.empty, address: addresses.get(id) ?? null });
}

/** What was typed into some drafts of a kind. */
export async function loadValues<Details, Submission>(
  db: Db,
  kind: RequestKind<Details, Submission>,
  requests: readonly RequestRecord[],
): Promise<DraftValues<Details>[]> {
  const typedIn = await findTyped(
    db,
    kind,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => ({ request, ...typedIn(request.id) }));
}

type Checked<Submission> = { missing: readonly Violation[]; submission: undefined } | { missing: readonly []; submission: Submission };

/** What submitting these values would refuse, by the paths of the save call; if nothing, what would be submitted. */
export function checkSubmission<Details, Submission>(
  kind: RequestKind<Details, Submission>,
  values: DraftValues<Details>,
): Checked<Submission> {
  const given = kind.toSubmission(values);
  const checked = kind.Submission.safeParse(given);
  return checked.success
    ? { missing: [], submission: checked.data }
    : { missing: violationsOf(checked.error, given), submission: undefined };
}

/** Whether a draft with these values could be submitted as far as its details go. */
export const isComplete = <Details, Submission>(kind: RequestKind<Details, Submission>, values: DraftValues<Details>): boolean =>
  checkSubmission(kind, values).missing.length === 0;

/** Guards that hold for a request according to its kind, apart from complete details. */
export const findGuards = async <Details, Submission>(
  db: Db,
  kind: RequestKind<Details, Submission>,
  request: RequestRecord,
): Promise<readonly RequestGuard[]> => (await kind.findGuards(db, [request])).get(request.id) ?? [];

/** Guards that hold at this moment and according to the kinds of some requests; of drafts also whether their details are complete. */
export async function findKindGuards(
  platform: Platform,
  db: Db,
  requests: readonly RequestRecord[],
): Promise<ReadonlyMap<number, readonly RequestGuard[]>> {
  const now = platform.clock.now();
  const guards = new Map<number, readonly RequestGuard[]>(requests.map((request) => [request.id, timedGuards(request, now)]));
  for (const [type, ofKind] of Map.groupBy(requests, (request) => request.type)) {
    const kind = findKind(platform, type);
    if (kind === undefined) continue;
    const found = await kind.findGuards(db, ofKind);
    const drafts = ofKind.filter(({ status }) => status === 'draft');
    const values = drafts.length === 0 ? [] : await loadValues(db, kind, drafts);
    const complete = new Set(values.filter((each) => isComplete(kind, each)).map(({ request }) => request.id));
    for (const { id } of ofKind)
      guards.set(id, [...(guards.get(id) ?? []), ...(found.get(id) ?? []), ...(complete.has(id) ? (['detailsComplete'] as const) : [])]);
  }
  return guards;
}
