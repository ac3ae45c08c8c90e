import type { Language } from '@heliodesk/contract/kit';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Clock } from '#src/platform/clock.ts';
import { internalOrigin } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { insertUser } from '../store/users.ts';
import { hashPassword } from './password/hash.ts';
import { checkNewPassword } from './password/rules.ts';

export interface NewAdministrator {
  email: string;
  name: string;
  language: Language;
  password: string;
}

/** Makes an active administrator from outside the server; refuses weak passwords and addresses that are taken. */
export async function createAdministrator(db: Db, clock: Clock, { password, ...person }: NewAdministrator): Promise<number> {
  checkNewPassword({ path: 'password', password, repeatPath: 'password', repeated: password }, person.email);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const userId = await insertUser(tx, { ...person, kind: 'staff', roles: ['admin'], passwordHash, activatedAt: now }, now);
    if (userId === undefined) throw failFields({ path: 'email', rule: 'emailTaken' });
    const context = { platform: { clock }, tx, actor: null, origin: internalOrigin };
    await auditChange(context, {
      by: { userId: null, name: 'command line' },
      action: 'identity.createAdministrator',
      subjectType: 'user',
      subjectId: userId,
      after: { email: person.email },
    });
    return userId;
  });
}
