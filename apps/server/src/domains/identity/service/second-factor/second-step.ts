import type { FactorProof, FactorSetUp, SecondStep, SignedIn, SignInForm } from '@heliodesk/contract/identity';
import { limits } from '@heliodesk/contract/kit';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import {
  findPendingForUpdate,
  findPendingUser,
  insertPending,
  removePending,
  updateWrong,
  type PendingRow,
} from '../../store/second-factor/pending.ts';
import { countRecoveryCodes } from '../../store/second-factor/recovery-codes.ts';
import { shareLockUser, type UserRow } from '../../store/users.ts';
import { maySignIn, signedInBy } from '../password-sign-in.ts';
import { absoluteTime, endPreviousSession, openSession } from '../sessions.ts';
import { bindIdentity } from '../sign-on/bind-identity.ts';
import { hashToken, newToken } from '../token.ts';
import { useAppCode } from './app-codes.ts';
import { stepTime } from './challenges.ts';
import { isRemembered, rememberDevice } from './devices.ts';
import { findWays, needsFactor } from './factors.ts';
import { nameDevice, tellOwner } from './notices.ts';
import { askForPasskey, usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import type { SettingUp } from './set-up.ts';
import { countingWrong } from './wrong-codes.ts';

type Write = WriteContext<Actor | null>;

const stepsFromAddress: ThrottleRule = { name: 'second-step', points: 120, seconds: 60 };

interface StepNeeds {
  form: z.output<typeof SignInForm>;
  deviceToken?: string | undefined;
  /** Of a sign-in that binds single sign-on: the role doesn't ask for a factor then. */
  bindingHash?: Buffer | undefined;
}

/** What someone whose password is right still has to do; `passed` also says whether a second factor was waived for the device. */
export async function findSecondStep(
  context: Write,
  user: UserRow,
  { form, deviceToken, bindingHash }: StepNeeds,
): Promise<{ step: SecondStep } | { step: undefined; isWaived: boolean }> {
  const { platform, tx } = context;
  const ways = await findWays(tx, user.id);
  const mustSetUp = ways.length === 0 && bindingHash === undefined && (await needsFactor(context, user.id));
  if (ways.length === 0 && !mustSetUp) return { step: undefined, isWaived: false };
  if (ways.length > 0 && (await isRemembered(context, user.id, deviceToken))) return { step: undefined, isWaived: true };
  const { token, hash } = newToken();
  await insertPending(tx, {
    token_hash: hash,
    user_id: user.id,
    form,
    must_set_up: mustSetUp,
    binding_hash: bindingHash ?? null,
    expires_at: new Date(platform.clock.now().getTime() + stepTime),
  });
  const recoveryCodesLeft = await countRecoveryCodes(tx, user.id);
  return { step: { pendingToken: token, mustSetUp, ways, recoveryCodesLeft, email: user.email } };
}

/** A sign-in that waits for its second step, and whose it is: locked, and still welcome. */
async function openPending(context: Write, pendingToken: string, mustSetUp: boolean): Promise<{ pending: PendingRow; user: UserRow }> {
  const { platform, tx } = context;
  const pending = await findPendingForUpdate(tx, hashToken(pendingToken), platform.clock.now());
  const user = pending && (await shareLockUser(tx, pending.user_id));
  if (pending === undefined || user === undefined || pending.must_set_up !== mustSetUp || !(await maySignIn(context, user, pending.form)))
    throw fail('auth.secondStepExpired');
  return { pending, user };
}

/** Asks for a passkey of the one whose sign-in waits. */
export async function askPendingPasskey(context: Write, pendingToken: string) {
  const { pending } = await openPending(context, pendingToken, false);
  return askForPasskey(context.platform, context.tx, Buffer.from(pending.token_hash), pending.user_id);
}

async function proves({ platform, tx }: Write, pending: PendingRow, proof: FactorProof): Promise<boolean> {
  const userId = pending.user_id;
  if (proof.way === 'app') return useAppCode(platform, tx, userId, proof.code);
  if (proof.way === 'recoveryCode') return useRecoveryCode(platform, tx, userId, proof.code);
  return usePasskey(platform, tx, { ownerHash: Buffer.from(pending.token_hash), userId }, proof.passkey);
}

/** Ends the wait with a session. */
async function enter(context: Write, { pending, user }: { pending: PendingRow; user: UserRow }, factor: string): Promise<SignedIn> {
  await removePending(context.tx, pending.token_hash);
  if (pending.binding_hash !== null) await bindIdentity(context, user, Buffer.from(pending.binding_hash));
  await auditChange(context, { ...signedInBy(user), action: 'identity.signIn', after: { factor } });
  return { token: await openSession(context, user.id), expireIn: absoluteTime / 1_000 };
}

/** The person behind a waiting sign-in; asked before the transaction. */
async function findWaiting(context: Context<Actor | null>, pendingToken: string): Promise<number> {
  const { platform, db, origin } = context;
  await platform.throttle.take(stepsFromAddress, origin.network);
  const userId = await findPendingUser(db, hashToken(pendingToken), platform.clock.now());
  if (userId === undefined) throw fail('auth.secondStepExpired');
  return userId;
}

/** Counts a wrong answer; with the fifth the sign-in starts again. Answers how many are left. */
async function countWrong(context: Write, { pending, user }: { pending: PendingRow; user: UserRow }): Promise<{ left: number }> {
  const left = Math.max(0, limits.wrongCodes - pending.wrong - 1);
  if (left === 0) await removePending(context.tx, pending.token_hash);
  else await updateWrong(context.tx, pending.token_hash, pending.wrong + 1);
  await auditChange(context, {
    by: { userId: null, name: '' },
    action: 'identity.secondFactorRefused',
    subjectType: 'user',
    subjectId: user.id,
  });
  return { left };
}

/** Runs one try; a wrong one is counted although it is refused. */
async function attempt<Result>(
  context: Context<Actor | null>,
  pendingToken: string,
  {
    mustSetUp,
    wrong = 'auth.wrongCode',
    work,
  }: {
    mustSetUp: boolean;
    wrong?: 'auth.wrongCode' | 'auth.wrongRecoveryCode';
    work: (write: Write, found: { pending: PendingRow; user: UserRow }) => Promise<Result | undefined>;
  },
): Promise<Result> {
  const userId = await findWaiting(context, pendingToken);
  const { tried } = await countingWrong(context.platform, userId, async () => {
    const outcome = await transaction(context.db, async (tx) => {
      const write = withTx({ ...context, actor: null }, tx);
      const found = await openPending(write, pendingToken, mustSetUp);
      const result = await work(write, found);
      return result === undefined ? countWrong(write, found) : { result };
    });
    return { tried: outcome, isWrong: !('result' in outcome) };
  });
  if ('result' in tried) {
    await endPreviousSession(context);
    return tried.result;
  }
  throw tried.left === 0 ? fail('auth.secondStepExpired') : fail(wrong, { left: tried.left }, { left: tried.left });
}

/** Finishes a sign-in with its second factor; five wrong codes end it. */
export const proveFactor = (
  context: Context<Actor | null>,
  { pendingToken, proof, remember }: { pendingToken: string; proof: FactorProof; remember: boolean },
): Promise<SignedIn & { deviceToken?: string }> =>
  attempt(context, pendingToken, {
    mustSetUp: false,
    wrong: proof.way === 'recoveryCode' ? 'auth.wrongRecoveryCode' : 'auth.wrongCode',
    work: async (write, found) => {
      if (!(await proves(write, found.pending, proof))) return undefined;
      const { user } = found;
      if (proof.way === 'recoveryCode')
        await tellOwner(write, user, {
          action: 'identity.useRecoveryCode',
          template: 'recoveryCodeUsed',
          params: { device: nameDevice(context.origin.userAgent) },
        });
      const signedIn = await enter(write, found, proof.way);
      return remember && proof.way !== 'recoveryCode' ? { ...signedIn, deviceToken: await rememberDevice(write, user) } : signedIn;
    },
  });

/** Begins to set up a factor in a sign-in that waits for it. */
export async function startPending<Result>(
  context: Write,
  pendingToken: string,
  start: (write: Write, settingUp: SettingUp) => Promise<Result>,
): Promise<Result> {
  const { pending, user } = await openPending(context, pendingToken, true);
  return start(context, { user, ownerHash: Buffer.from(pending.token_hash) });
}

/** Finishes it, which also signs in. */
export const finishPending = (
  context: Context<Actor | null>,
  pendingToken: string,
  finish: (write: Write, settingUp: SettingUp) => Promise<string[] | undefined>,
): Promise<FactorSetUp> =>
  attempt(context, pendingToken, {
    mustSetUp: true,
    work: async (write, found) => {
      const recoveryCodes = await finish(write, { user: found.user, ownerHash: Buffer.from(found.pending.token_hash) });
      return recoveryCodes && { ...(await enter(write, found, 'setUp')), recoveryCodes };
    },
  });
