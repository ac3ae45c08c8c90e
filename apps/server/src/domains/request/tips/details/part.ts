import { onOneLine, type Violation } from '@heliodesk/contract/kit';
import { mostChangesShown } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { Failure } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { checkSubmission } from '../../draft/missing.ts';
import type { AnyRequestKind } from '../../kinds.ts';
import { updateSearch } from '../../search-store.ts';
import { findById, updateOf } from '../../store.ts';
import type { TipPartOwner, TipSubject } from '../parts.ts';
import type { LockedTip } from '../read.ts';
import type { Snapshot, TipRecord } from '../tip-store.ts';
import { kindOf, submittedValues } from './load.ts';
import { changesBetween, listsUnlockedBy, typedOf, unlockedBy, valuesAt, withTyped } from './values.ts';

/** The details of a request. What is typed waits in the tip until it is confirmed; lists change right away. */
export const detailsPart = (platform: Platform): TipPartOwner => ({
  snapshotOf: (db, subject) => snapshotOf(platform, db, subject),
  differences: (before, after) => ({ changes: changesBetween(before, after).slice(0, mostChangesShown) }),
  isAnswered: ({ before, note }, after) => note !== '' || changesBetween(before, after).length > 0,
  takeOver: takeOverDetails,
  revert: revertLists,
  carryOn: async (context, subject, superseded) => {
    const kind = kindOf(platform, { type: subject.requestType });
    const staysOpen = listsUnlockedBy(kind, subject.asked) !== undefined;
    if (!staysOpen) await revertLists(context, superseded);
    const { fields = [] } = await snapshotOf(platform, context.tx, subject);
    if (!staysOpen || listsUnlockedBy(kind, superseded.asked) === undefined) return { fields };
    return { fields: [...fields.filter(({ field }) => !isInLists(kind, field)), ...fieldsOfLists(kind, superseded.before)] };
  },
});

async function snapshotOf(platform: Platform, db: Db | Tx, { requestId, asked, typed }: TipSubject): Promise<Snapshot> {
  const request = await findById(db, requestId);
  const kind = kindOf(platform, request);
  const unlocked = unlockedBy(kind, asked);
  const submitted = await submittedValues(db, kind, request);
  return { fields: valuesAt(kind, withTyped(kind, submitted, typedOf(typed, unlocked)), unlocked) };
}

const isInLists = ({ lists }: AnyRequestKind, path: string): boolean => lists?.keys.some((key) => path.startsWith(`${key}.`)) ?? false;

const fieldsOfLists = (kind: AnyRequestKind, { fields = [] }: Snapshot) => fields.filter(({ field }) => isInLists(kind, field));

/** Brings lists back as they were before a tip unlocked them. */
async function revertLists({ platform, tx }: Pick<WriteContext, 'platform' | 'tx'>, tip: TipRecord): Promise<void> {
  const kind = kindOf(platform, { type: tip.requestType });
  const lists = listsUnlockedBy(kind, tip.asked);
  if (lists === undefined) return;
  const before = { fields: fieldsOfLists(kind, tip.before) };
  const now = { fields: fieldsOfLists(kind, await snapshotOf(platform, tx, tip)) };
  if (changesBetween(before, now).length === 0) return;
  await lists.restore(tx, tip.requestId, Object.fromEntries(before.fields.map(({ field, value }) => [field, value])));
}

/** What two parts of a request say differently. Staff see it; customers mend it where both are unlocked. */
const contradictions: ReadonlySet<string> = new Set(['piecesDiffer', 'partsDiffer']);

/** Of what is wrong with a request, what can be mended while this is unlocked. */
function mendable({ lists }: AnyRequestKind, unlocked: readonly string[], found: readonly Violation[]): Violation[] {
  const hasLists = lists !== undefined && unlocked.includes(lists.name);
  return found.filter(({ path, rule }) => {
    if (contradictions.has(rule)) return hasLists;
    return unlocked.includes(path) || (hasLists && lists.keys.some((key) => path === key || path.startsWith(`${key}.`)));
  });
}

/** Checks what was typed by the rules of submitting, and puts it into the request with all that follows from it. */
async function takeOverDetails(context: WriteContext<Caller>, { request, tip }: LockedTip): Promise<void> {
  const { platform, tx } = context;
  const kind = kindOf(platform, request);
  const unlocked = unlockedBy(kind, tip.asked);
  const answered = withTyped(kind, await submittedValues(tx, kind, request), typedOf(tip.typed, unlocked));
  const { missing, submission } = checkSubmission(kind, answered);
  const misfits = submission === undefined ? [] : ((await kind.findMisfits?.(tx, answered.request, submission)) ?? []);
  const wrong = mendable(kind, unlocked, [...missing, ...misfits, ...(kind.lists?.missing(answered.details) ?? [])]);
  if (wrong.length > 0) throw new Failure('validation', {}, wrong);
  await kind.saveDetails(context, request, answered.details);
  if (submission !== undefined) await kind.saveSubmission(tx, request, submission);
  const { description, region_id } = answered.request;
  const { projectName, quantity } = kind.listed(answered.details);
  await updateOf(request.id, { description, region_id, project_name: onOneLine(projectName), quantity }).execute(tx);
  await updateSearch(tx, [request.id]);
}
