// @both-engines
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterWithPassword } from '#src/testing/passwords.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { demoPassword } from './index.ts';
import { seedPasswordHash } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Someone whose password was hashed when that cost less. */
async function buildWithFormerHash() {
  const customer = await buildCustomer(app.platform);
  const former = await hash(demoPassword, { memoryCost: 8 * 1_024, timeCost: 1, parallelism: 1 });
  await app.platform.db.updateTable('app_user').set({ password_hash: former }).where('id', '=', customer.userId).execute();
  return { ...customer, former };
}

const stored = (userId: number) =>
  app.platform.db
    .selectFrom('app_user')
    .select(['password_hash', 'password_changed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
const enter = (username: string, password = demoPassword) => enterWithPassword(app.client(), { username, password });
/** Algorithm, version and cost of a hash. */
const costOf = (passwordHash: string | null): string[] => passwordHash?.split('$').slice(1, 4) ?? [];

it('a hash of former cost is made again with the right password, which stays the same', async () => {
  const { userId, email, former } = await buildWithFormerHash();
  const before = await stored(userId);
  expect(costOf(former)).toEqual(['argon2id', 'v=19', 'm=8192,t=1,p=1']);
  expect((await enter(email)).code).toBe(200);
  const after = await stored(userId);
  expect(costOf(after.password_hash)).toEqual(costOf(await seedPasswordHash()));
  expect(after.password_changed_at).toEqual(before.password_changed_at);
  expect((await enter(email, 'Wrong2026')).key).toBe('auth.badCredentials');
  expect((await enter(email)).code).toBe(200);
  expect(await stored(userId)).toEqual(after);
});

it('a hash of former cost stays with a wrong password, and for someone who may not sign in', async () => {
  const { userId, email } = await buildWithFormerHash();
  const before = await stored(userId);
  expect((await enter(email, 'Wrong2026')).key).toBe('auth.badCredentials');
  await app.platform.db.updateTable('app_user').set({ disabled_at: app.clock.now() }).where('id', '=', userId).execute();
  expect((await enter(email)).key).toBe('auth.badCredentials');
  expect(await stored(userId)).toEqual(before);
});
