import type { Language, QueryOf } from '@heliodesk/contract/kit';
import { reasonsWithText, type RejectReasons, type rejectReasons, type RequestDetail } from '@heliodesk/contract/request';
import { choicesIn, dictionaryIn, systemConfigOf } from '#src/domains/reference/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { offeredLanguage, translate } from '#src/platform/i18n/texts.ts';
import { findProposal, type NamedProposal } from '../proposal-store.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { iso } from '../view.ts';

const hasText = (code: string): boolean => reasonsWithText.some((known) => known === code);

/** A draft of what the customer reads about a reason, in an offered language; empty without one. */
export const draftOfReason = (code: string, language: Language): string =>
  hasText(code) ? translate(language)(`rejectionText:${code}`) : '';

/** Reasons to choose from, each with a draft of what the customer reads. */
export async function listRejectReasons(context: Context, { requestId }: QueryOf<typeof rejectReasons>): Promise<RejectReasons> {
  const { platform, db, actor, language } = context;
  const request = await findRequest(db, actor, requestId);
  if (request === undefined) throw fail('notFound');
  const [choices, appealDays] = await Promise.all([
    choicesIn(platform, 'reject_reason', language),
    systemConfigOf(platform).get('claim.appealDays'),
  ]);
  const customers = offeredLanguage(request.language as Language);
  return {
    reasons: choices.map(({ dictValue: value, dictLabel: label }) => ({
      value,
      label,
      text: draftOfReason(value, customers),
    })),
    language: customers,
    appealDays,
  };
}

const proposalView = (row: NamedProposal, reason: string): NonNullable<RequestDetail['proposal']> => ({
  state: row.state,
  reasonCode: row.reason_code,
  reason,
  publicText: row.public_text,
  note: row.note,
  proposedBy: row.proposer_name,
  proposedAt: row.proposed_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  decidedBy: row.decider_name,
  decidedAt: iso(row.decided_at),
  decision: row.decision,
});

/** What was proposed and decided about a request, as far as the reader may see it: until it is decided, staff alone do. */
export async function rejectionOf(
  { platform, db, actor, language }: Context<Caller>,
  request: Pick<RequestRecord, 'id' | 'status'>,
): Promise<Pick<RequestDetail, 'proposal' | 'rejection'>> {
  const isRejected = request.status === 'rejected';
  if (!isRejected && (request.status !== 'picked_up' || actor.kind !== 'staff')) return { proposal: null, rejection: null };
  const row = await findProposal(db, request.id, isRejected ? ['accepted'] : ['open', 'returned']);
  if (row === undefined) return { proposal: null, rejection: null };
  const reasons = await dictionaryIn(platform, 'reject_reason', language);
  const reason = reasons.find(({ dictValue }) => dictValue === row.reason_code)?.dictLabel ?? row.reason_code;
  if (!isRejected) return { proposal: proposalView(row, reason), rejection: null };
  const rejectedAt = (row.decided_at ?? row.proposed_at).toISOString();
  return { proposal: null, rejection: { reason, publicText: row.public_text, rejectedAt } };
}
