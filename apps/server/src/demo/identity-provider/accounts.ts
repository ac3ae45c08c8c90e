import { demoUsers, findUserByEmail } from '#src/domains/identity/index.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { Choice } from './page.ts';

/** Known to the identity provider only, so that binding can be tried. */
const stranger: Choice = {
  subject: 'nora',
  email: 'nora.neumann@demo.heliodesk.test',
  isEmailVerified: true,
  name: 'Nora Neumann',
  isKnown: false,
};

/** The demo's staff, and someone the portal does not know. */
export async function findAccounts(db: Db): Promise<Choice[]> {
  const staff = demoUsers.filter(({ form }) => form === 'staff');
  const known = await Promise.all(
    staff.map(async ({ email }) => {
      const user = await findUserByEmail(db, email);
      const subject = email.slice(0, email.indexOf('@'));
      return { subject, email, isEmailVerified: true, name: user?.name ?? subject, isKnown: true };
    }),
  );
  return [...known, stranger];
}
