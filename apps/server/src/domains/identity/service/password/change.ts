import type { ChangePasswordBody } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { identityOf } from '../../identity.ts';
import { removeFailures } from '../../store/failures.ts';
import { updateLinksUsed } from '../../store/links.ts';
import { findUser, updatePasswordFrom, type UserRow } from '../../store/users.ts';
import { countingLogin } from './login-attempts.ts';
import { hashPassword, verifyPassword } from './hash.ts';
import { greetingOf, momentFor } from '../greeting.ts';
import { checkNewPassword } from './rules.ts';
import { endTrust } from '../second-factor/factors.ts';
import { endOtherSessions } from '../sessions.ts';

const wrongOldPassword = () => failFields({ path: 'oldPwd', rule: 'passwordWrong' });

/** Stores the new password if the old one is still current; ends reset links and other sessions. */
async function replacePassword(context: Context, user: UserRow, password: string): Promise<void> {
  const { platform, db } = context;
  const passwordHash = await hashPassword(password);
  const now = platform.clock.now();
  await transaction(db, async (tx) => {
    if (!(await updatePasswordFrom(tx, user.id, user.password_hash ?? '', { passwordHash, now }))) throw wrongOldPassword();
    await removeFailures(tx, user.email);
    await updateLinksUsed(tx, user.id, 'reset', now);
    await endTrust(tx, user.id);
    const write = withTx(context, tx);
    await endOtherSessions(write);
    await platform.mailer.send(tx, {
      to: user.email,
      language: user.language,
      template: 'passwordChanged',
      params: { name: await greetingOf(platform, tx, user), time: await momentFor(platform, tx, user, now) },
      path: '/forget',
    });
    await auditChange(write, { action: 'identity.changePassword', subjectType: 'user', subjectId: user.id });
  });
}

/** More than anyone needs to choose one. */
const changes = { name: 'password-change', points: 20, seconds: 15 * 60 };

/** Changes the caller's password. The old one is checked under the same throttle as at sign-in. */
export async function changePassword(
  context: Context,
  { encryptKey, ...body }: z.output<typeof ChangePasswordBody> & { encryptKey: string },
): Promise<void> {
  const { platform, db, actor } = context;
  await platform.throttle.take(changes, String(actor.userId));
  const [former = '', password = '', repeated = ''] = await identityOf(platform).passwords.read(encryptKey, [
    { path: 'oldPwd', value: body.oldPwd },
    { path: 'newPwd', value: body.newPwd },
    { path: 'confirmPwd', value: body.confirmPwd },
  ]);
  checkNewPassword({ path: 'newPwd', password, repeatPath: 'confirmPwd', repeated }, actor.email);
  if (password === former) throw failFields({ path: 'newPwd', rule: 'passwordSame' });
  const { proved } = await countingLogin(context, actor.email, async () => {
    const user = await findUser(db, actor.userId);
    const fits = await verifyPassword(user?.password_hash, former);
    return { proved: fits ? user : undefined, isWrong: !fits };
  });
  if (proved !== undefined) return replacePassword(context, proved, password);
  await transaction(db, (tx) =>
    auditChange(withTx(context, tx), { action: 'identity.changePasswordRefused', subjectType: 'user', subjectId: actor.userId }),
  );
  throw wrongOldPassword();
}
