import type { ChangePasswordBody } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { doneBy, writeAudit } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { writeUtc } from '#src/platform/i18n/utc-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { removeFailures } from '../../store/failures.ts';
import { updateLinksUsed } from '../../store/links.ts';
import { findUser, updatePasswordFrom, type UserRow } from '../../store/users.ts';
import { countFailedLogin, reserveLoginAttempt } from './login-attempts.ts';
import { hashPassword, verifyPassword } from './hash.ts';
import { checkNewPassword } from './rules.ts';
import type { PasswordEncryption } from './password-encryption.ts';
import { endOtherSessions } from '../sessions.ts';

const wrongOldPassword = () => failFields({ path: 'oldPwd', rule: 'passwordWrong' });

/** Keeps the new password if the old one still holds; whatever else could let somebody in by the old one ends with it. */
async function replacePassword(platform: Platform, actor: Actor, user: UserRow, password: string, origin: Origin): Promise<void> {
  const { db, clock, mailer } = platform;
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await transaction(db, async (tx) => {
    if (!(await updatePasswordFrom(tx, user.id, user.password_hash ?? '', passwordHash))) throw wrongOldPassword();
    await removeFailures(tx, user.email);
    await updateLinksUsed(tx, user.id, 'reset', now);
    await endOtherSessions(platform, tx, actor);
    await mailer.send(tx, {
      to: user.email,
      language: user.language,
      template: 'passwordChanged',
      params: { name: user.name, time: writeUtc(now) },
      path: '/forget',
    });
    const subject = { subjectType: 'user', subjectId: user.id };
    await writeAudit(tx, { ...doneBy(actor, origin, now), ...subject, action: 'identity.changePassword' });
  });
}

/** Changes the caller's password. The old one is asked for under the same throttle as at sign-in. */
export async function changePassword(
  platform: Platform,
  passwords: PasswordEncryption,
  actor: Actor,
  body: z.output<typeof ChangePasswordBody>,
  encryptKey: string,
  origin: Origin,
): Promise<void> {
  const [former = '', password = '', repeated = ''] = await passwords.read(encryptKey, [
    { path: 'oldPwd', value: body.oldPwd },
    { path: 'newPwd', value: body.newPwd },
    { path: 'confirmPwd', value: body.confirmPwd },
  ]);
  checkNewPassword({ path: 'newPwd', password, repeatPath: 'confirmPwd', repeated }, actor.email);
  if (password === former) throw failFields({ path: 'newPwd', rule: 'passwordSame' });
  await reserveLoginAttempt(platform, actor.email, origin);
  const user = await findUser(platform.db, actor.userId);
  if (user !== undefined && (await verifyPassword(user.password_hash, former)))
    return replacePassword(platform, actor, user, password, origin);
  const subject = { subjectType: 'user', subjectId: actor.userId };
  await transaction(platform.db, (tx) =>
    writeAudit(tx, { ...doneBy(actor, origin, platform.clock.now()), ...subject, action: 'identity.changePasswordRefused' }),
  );
  await countFailedLogin(platform, origin);
  throw wrongOldPassword();
}
