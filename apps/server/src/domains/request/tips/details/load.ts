import { tipTypes, type DetailsOfTip } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { loadValues } from '../../draft/missing.ts';
import { findKind, type AnyRequestKind, type DraftValues, type RequestKind } from '../../kinds.ts';
import { findRequest, type RequestRecord } from '../../store.ts';
import { findOpenTips, type TipRecord } from '../tip-store.ts';
import { typedOf, unlockedBy, valuesAt, withTyped } from './values.ts';

/** The kind of a request. One that no one knows, from older releases, has no details. */
export function kindOf(platform: Platform, { type }: Pick<RequestRecord, 'type'>): AnyRequestKind {
  const kind = findKind(platform, type);
  if (kind === undefined) throw fail('notFound');
  return kind;
}

/** A request as it was submitted or last answered. */
export async function submittedValues(db: Db | Tx, kind: AnyRequestKind, request: RequestRecord): Promise<DraftValues<unknown>> {
  const [values] = await loadValues(db, kind, [request]);
  return values ?? { request, details: kind.empty, address: null };
}

/** The open tip that asks for details. */
export const findDetailsTip = async (db: Db | Tx, { id, open_tips }: RequestRecord): Promise<TipRecord | undefined> =>
  open_tips === 0 ? undefined : (await findOpenTips(db, id)).find(({ type }) => type === tipTypes.details);

/** A request's details with what was typed for the tip that asks for them. */
export interface LoadedDetails<Details> {
  /** What the calls of all kinds say about the tip. */
  head: Omit<DetailsOfTip, 'values'>;
  values: DraftValues<Details>;
}

async function load(context: Context<Caller>, kind: AnyRequestKind, request: RequestRecord): Promise<LoadedDetails<unknown>> {
  const tip = await findDetailsTip(context.db, request);
  const unlocked = tip === undefined ? [] : unlockedBy(kind, tip.asked);
  const submitted = await submittedValues(context.db, kind, request);
  return {
    head: {
      requestId: request.id,
      msgId: tip?.messageId ?? null,
      version: tip?.version ?? 0,
      fields: tip?.asked.fields ?? [],
      unlocked,
    },
    values: tip === undefined ? submitted : withTyped(kind, submitted, typedOf(tip.typed, unlocked)),
  };
}

async function findSubmitted({ db, actor }: Context<Caller>, requestId: number): Promise<RequestRecord> {
  const request = await findRequest(db, actor, requestId);
  // A draft continues in its wizard.
  if (request === undefined || request.status === 'draft') throw fail('notFound');
  return request;
}

/** Details of a submitted request of one of these kinds; of others, it is answered like a missing one. */
export async function loadDetails<Details, Submission>(
  context: Context<Caller>,
  kinds: readonly RequestKind<Details, Submission>[],
  requestId: number,
): Promise<LoadedDetails<Details>> {
  const request = await findSubmitted(context, requestId);
  if (!kinds.some(({ type }) => type === request.type)) throw fail('notFound');
  // Only the kind itself knows its details.
  return (await load(context, kindOf(context.platform, request), request)) as LoadedDetails<Details>;
}

/** The unlocked fields of a request of any kind. */
export async function loadUnlocked(context: Context<Caller>, requestId: number): Promise<DetailsOfTip> {
  const request = await findSubmitted(context, requestId);
  const kind = kindOf(context.platform, request);
  const { head, values } = await load(context, kind, request);
  return {
    ...head,
    values: valuesAt(
      kind,
      values,
      head.unlocked.filter((path) => path !== kind.lists?.name),
    ),
  };
}
