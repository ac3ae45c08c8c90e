import { listStaff, type StaffRole, type StaffUser } from '@heliodesk/contract/identity';
import { seedEmail } from '#src/domains/identity/seed.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const roles: StaffRole[] = ['agent'];

/** A person to invite, as the employee form sends them. */
export const newEmployee = (change: object = {}) => ({
  email: seedEmail('new person'),
  name: 'Nora Nováková',
  language: 'en' as const,
  phone: '+420 222 111 000',
  jobTitle: 'Specialist',
  teamId: null,
  roles,
  ...change,
});

/** An employee as the list shows them to an administrator. */
export async function shownEmployee(app: TestApp, admin: TestClient, userId: number): Promise<StaffUser> {
  const { email } = await app.platform.db.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const { data } = await admin.call(listStaff, { query: { text: email } });
  const [found] = data;
  if (!found) throw new Error(`No employee ${userId} is in the list`);
  return found;
}
