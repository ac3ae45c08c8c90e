import type { Language } from '@heliodesk/contract/kit';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import { acted, findRequest, nameOf, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { offeredLanguage } from '#src/platform/i18n/texts.ts';
import { totalsOf } from '../money.ts';
import { findRefused } from '../store/facts.ts';
import { findRound } from '../store/rounds.ts';
import { findAuthors, findSolutions, findTexts } from '../store/solutions.ts';
import { toPlanned, toRound } from '../view.ts';
import { draftTextOf } from './draft-text.ts';
import { acceptedOf, unsettledOf } from './settle.ts';

/** A claim's solutions as staff write them. Within a write, everything is read by it. */
export async function planOf(context: Context, request: RequestRecord): Promise<SolutionPlan> {
  const { db } = context;
  const language = offeredLanguage(request.language as Language);
  const rows = await findSolutions(db, request.id);
  const [authors, texts, round, ownerName, refused, draftText] = await Promise.all([
    findAuthors(
      db,
      rows.map(({ written_by }) => written_by),
    ),
    findTexts(db, request.id),
    findRound(db, request.id),
    nameOf(db, request.owner_id),
    findRefused(db, request.id),
    draftTextOf(db, unsettledOf(rows), language),
  ]);
  const isReviewed = request.accepted_quantity !== null;
  return {
    ...acted(context, request, ownerName),
    accepted: acceptedOf(request),
    refused: isReviewed ? refused : 0,
    covered: request.solved_quantity,
    solutions: toPlanned(rows, authors),
    ...texts,
    draftText,
    language,
    costs: totalsOf(rows),
    round: round === undefined ? null : toRound(round),
    rounds: round?.round ?? 0,
  };
}

/** The same for someone who reads it. Enquiries have none, so there is no such page of them. */
export async function readPlan(context: Context, requestId: number): Promise<SolutionPlan> {
  const request = await findRequest(context.db, context.actor, requestId);
  if (request === undefined || context.actor.kind !== 'staff') throw fail('notFound');
  return planOf(context, request);
}
