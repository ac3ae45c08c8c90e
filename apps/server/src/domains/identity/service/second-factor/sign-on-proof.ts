import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { limits } from '@heliodesk/contract/kit';
import { findBoundUser, isBound, removeAttempt } from '../../store/sign-on.ts';
import { sessionHashOf } from '../sessions.ts';
import { startAttempt } from '../sign-on/sign-on.ts';
import type { SignOnProvider } from '../sign-on/provider.ts';
import { hashToken } from '../token.ts';
import { acceptProof } from './fresh-proof.ts';

/** Names the session that asks, in the place where a sign-in keeps its path, so that an answer serves this session alone. */
const purposeOf = (context: Context): string => `proof:${sessionHashOf(context.actor).toString('base64url')}`;

/** Sends the caller to the provider, which has to ask for their credentials. */
export async function beginSignOnProof(context: Context, provider: SignOnProvider): Promise<{ url: string; state: string }> {
  if (!(await isBound(context.db, context.actor.userId))) throw fail('conflict');
  return startAttempt(context, provider, { redirect: purposeOf(context), isFresh: true });
}

/** The provider's answer counts if it is about the caller and says that they proved themselves a moment ago. */
export async function finishSignOnProof(
  context: Context,
  provider: SignOnProvider,
  answer: { code: string; state: string; iss?: string | undefined },
): Promise<void> {
  const { platform, db, actor } = context;
  const now = platform.clock.now();
  const attempt = await transaction(db, (tx) => removeAttempt(tx, hashToken(answer.state)));
  if (attempt === undefined || attempt.expiresAt <= now || attempt.redirect !== purposeOf(context)) throw fail('auth.signOnFailed');
  const identity = await provider.redeem(answer, { ...attempt, state: answer.state });
  const isFresh = identity.provedAt !== undefined && now.getTime() - identity.provedAt.getTime() <= limits.freshProofMinutes * 60_000;
  if (!isFresh || (await findBoundUser(db, identity.issuer, identity.subject)) !== actor.userId) throw fail('auth.signOnFailed');
  await transaction(db, (tx) => acceptProof(withTx(context, tx), 'signOn'));
}
