import type { FreshProofBody, FreshProofWays } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { identityOf } from '../../identity.ts';
import { removeFailures } from '../../store/failures.ts';
import { findApp } from '../../store/second-factor/apps.ts';
import { findPasskeys } from '../../store/second-factor/passkeys.ts';
import { isBound } from '../../store/sign-on.ts';
import { findUser } from '../../store/users.ts';
import { countingLogin } from '../password/login-attempts.ts';
import { verifyPassword } from '../password/hash.ts';
import { markProved, sessionHashOf } from '../sessions.ts';
import { findSignOnSource } from '../sign-on/configured.ts';
import { useAppCode } from './app-codes.ts';
import { askForPasskey, usePasskey } from './passkeys.ts';
import { countingWrong } from './wrong-codes.ts';

type Proof = z.output<typeof FreshProofBody>['proof'];

/**
 * Whether the password alone would be all that this session ever saw of someone who has passkeys and no app: a remembered device or single
 * sign-on opened it. The passkey is asked for once then.
 */
async function lacksPasskey({ db, actor: { userId, provedAt } }: Pick<Context, 'db' | 'actor'>): Promise<boolean> {
  return provedAt === null && (await findApp(db, userId)) === undefined && (await findPasskeys(db, userId)).length > 0;
}

/** How the caller can prove who they are. */
export async function findProofWays(context: Context): Promise<FreshProofWays> {
  const { platform, db, actor } = context;
  const { userId } = actor;
  const user = await findUser(db, userId);
  return {
    passkey: (await findPasskeys(db, userId)).length > 0,
    password: user?.password_hash != null && !(await lacksPasskey(context)),
    withCode: (await findApp(db, userId)) !== undefined,
    signOn: findSignOnSource(platform) !== undefined && (await isBound(db, userId)),
  };
}

export const askPasskeyProof = ({ platform, tx, actor }: WriteContext) => askForPasskey(platform, tx, sessionHashOf(actor), actor.userId);

const auditProof = (context: WriteContext, action: 'identity.proveAgain' | 'identity.proveAgainRefused', way: string): Promise<void> =>
  auditChange(context, { action, subjectType: 'user', subjectId: context.actor.userId, after: { way } });

/** Stores that the caller has just proved who they are. */
export async function acceptProof(context: WriteContext, way: string): Promise<void> {
  await markProved(context);
  await auditProof(context, 'identity.proveAgain', way);
}

/** Whether the code of the caller's app belongs to a right password; people without an app need none. */
async function codeFits({ platform, tx, actor }: WriteContext, code: string | undefined): Promise<boolean> {
  if ((await findApp(tx, actor.userId)) === undefined) return true;
  return code !== undefined && useAppCode(platform, tx, actor.userId, code);
}

/** Whether the password is the caller's; counted like a password at sign-in. */
async function passwordFits(context: Context, password: string, encryptKey: string): Promise<boolean> {
  const { platform, db, actor } = context;
  const [plain = ''] = await identityOf(platform).passwords.read(encryptKey, [{ path: 'proof.password', value: password }]);
  const { isWrong } = await countingLogin(context, actor.email, async () => {
    const user = await findUser(db, actor.userId);
    return { isWrong: !(await verifyPassword(user?.password_hash, plain)) };
  });
  return !isWrong;
}

/** What is wrong with a proof; nothing where it holds and is stored. */
async function check(context: WriteContext, proof: Proof, fits: boolean): Promise<'password' | 'code' | 'passkey' | undefined> {
  const { platform, tx, actor } = context;
  if (proof.way === 'passkey') {
    const holder = { ownerHash: sessionHashOf(actor), userId: actor.userId };
    if (!(await usePasskey(platform, tx, holder, proof.passkey))) return 'passkey';
  } else {
    if (!fits) return 'password';
    if (!(await codeFits(context, proof.code))) return 'code';
    await removeFailures(tx, actor.email);
  }
  await acceptProof(context, proof.way);
  return undefined;
}

/** Takes the caller's proof; a wrong one is written down and counted. */
export async function proveAgain(
  context: Context,
  { proof, encryptKey }: z.output<typeof FreshProofBody> & { encryptKey: string },
): Promise<void> {
  const { platform, db, actor } = context;
  const { wrong, left } = await countingWrong(platform, actor.userId, async () => {
    if (proof.way === 'password' && (await lacksPasskey(context))) throw fail('auth.passkeyRefused');
    const fits = proof.way === 'password' && (await passwordFits(context, proof.password, encryptKey));
    const problem = await transaction(db, async (tx) => {
      const write = withTx(context, tx);
      const found = await check(write, proof, fits);
      if (found !== undefined) await auditProof(write, 'identity.proveAgainRefused', proof.way);
      return found;
    });
    return { wrong: problem, isWrong: problem === 'code' || problem === 'passkey' };
  });
  if (wrong === undefined) return;
  if (wrong === 'password') throw failFields({ path: 'proof.password', rule: 'passwordWrong' });
  if (wrong === 'passkey') throw fail('auth.passkeyRefused');
  throw fail('auth.wrongCode', { left }, { left });
}
