import {
  addApp,
  askFactorReset,
  beginApp,
  cancelFactorReset,
  confirmFactorReset,
  getInfo,
  getOwnFactors,
  listFactorResets,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  useFactorLink,
} from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#src/platform/clock.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';
import { codeOf, enterFirst, makePasskey, prove, turnOnApp } from '#src/testing/second-factor.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { systemConfigOf } from '../reference/index.ts';
import { demoPassword, removeFactorsByOperator } from './index.ts';
import { buildStaff, signIn } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const admin = async () => {
  const built = await buildStaff(app.platform, { role: 'admin', name: 'Ada Lindqvist' });
  return { ...built, client: app.client(built.token) };
};
const reason = 'Lost the phone, called back';

describe('a lost second factor', () => {
  it('is taken away by two administrators and a link that works once', async () => {
    const person = await buildCustomer(app.platform);
    await turnOnApp(app, app.client(person.token));
    const [first, second] = [await admin(), await admin()];
    const asked = await first.client.call(askFactorReset, { body: { userId: person.userId, reason } });
    expect(asked.data).toMatchObject({ userId: person.userId, reason, askedBy: 'Ada Lindqvist', isOwn: true });
    const { resetId } = asked.data;
    expect((await first.client.call(confirmFactorReset, { body: { resetId } })).key).toBe('factor.resetNotYours');
    expect((await first.client.call(askFactorReset, { body: { userId: person.userId, reason } })).key).toBe('factor.resetOpen');
    const [waiting] = (await second.client.call(listFactorResets, {})).data.filter((row) => row.resetId === resetId);
    expect(waiting).toMatchObject({ isOwn: false, email: person.email });
    expect((await second.client.call(confirmFactorReset, { body: { resetId } })).code).toBe(200);
    expect((await second.client.call(confirmFactorReset, { body: { resetId } })).code).toBe(404);
    expect((await app.client(person.token).call(getInfo, {})).code).toBe(401);
    const mails = [await mailTo(app, person.email, 2), await mailTo(app, person.email, 3)];
    expect(mails.map(({ subject }) => subject)).toEqual(['A reset of your second factor was requested', 'Remove your lost second factor']);
    expect((await enterFirst(app.client(), person.email, 'customer')).ways).toContain('app');
    const key = linkValue(mails[1] ?? { subject: '', text: '', path: '' }, 'key');
    expect((await app.client().call(useFactorLink, { body: { key } })).code).toBe(200);
    expect((await app.client().call(useFactorLink, { body: { key } })).key).toBe('factor.linkInvalid');
    const { data } = await enterWithPassword(app.client(), { username: person.email, password: demoPassword, form: 'customer' });
    expect(data.secondStep).toBeUndefined();
    const audit = await app.platform.db.selectFrom('audit').select('action').where('subject_id', '=', String(person.userId)).execute();
    const actions = audit.map(({ action }) => action);
    for (const done of ['askFactorReset', 'confirmFactorReset', 'removeFactors']) expect(actions).toContain(`identity.${done}`);
  });

  it('waits 24 hours for the second administrator, and its link 30 minutes', async () => {
    const person = await buildStaff(app.platform);
    await turnOnApp(app, app.client(person.token));
    const ask = async () => (await (await admin()).client.call(askFactorReset, { body: { userId: person.userId, reason } })).data.resetId;
    const resetId = await ask();
    app.clock.advance({ hours: 24, seconds: 1 });
    expect((await (await admin()).client.call(confirmFactorReset, { body: { resetId } })).code).toBe(404);
    await (await admin()).client.call(confirmFactorReset, { body: { resetId: await ask() } });
    const mail = (await mailsTo(app, person.email)).at(-1) ?? (await mailTo(app, person.email, 4));
    const key = linkValue(mail.path.includes('key=') ? mail : await mailTo(app, person.email, 4), 'key');
    app.clock.advance({ minutes: 30, seconds: 1 });
    expect((await app.client().call(useFactorLink, { body: { key } })).key).toBe('factor.linkInvalid');
  });

  it('is never one’s own to reset, not even as the second, and has to exist', async () => {
    const [one, other, third] = [await admin(), await admin(), await admin()];
    await turnOnApp(app, one.client);
    const askFor = (userId: number, by = other) => by.client.call(askFactorReset, { body: { userId, reason } });
    expect((await askFor(one.userId, one)).key).toBe('factor.resetNotYours');
    expect((await askFor(third.userId)).key).toBe('factor.none');
    expect((await askFor(0)).code).toBe(510);
    const { resetId } = (await askFor(one.userId)).data;
    expect((await one.client.call(confirmFactorReset, { body: { resetId } })).key).toBe('factor.resetNotYours');
    expect((await third.client.call(cancelFactorReset, { body: { resetId } })).code).toBe(200);
    expect((await third.client.call(confirmFactorReset, { body: { resetId } })).code).toBe(404);
  });

  it('is asked for by administrators alone', async () => {
    const supervisor = app.client((await buildStaff(app.platform, { role: 'supervisor' })).token);
    expect((await supervisor.call(askFactorReset, { body: { userId: 1, reason } })).code).toBe(403);
    expect((await supervisor.call(listFactorResets, {})).code).toBe(403);
  });

  it('is taken away by the operator where one administrator is left', async () => {
    const person = await admin();
    await turnOnApp(app, person.client);
    expect(await removeFactorsByOperator(app.platform.db, systemClock, person.email)).toBe(true);
    expect((await enterWithPassword(app.client(), { username: person.email, password: demoPassword, form: 'staff' })).data.token).not.toBe(
      '',
    );
    expect(await removeFactorsByOperator(app.platform.db, systemClock, 'unknown@maker.example')).toBe(false);
  });
});

describe('the own second factor', () => {
  it('has passkeys with names, and codes that are renewed', async () => {
    const person = await buildStaff(app.platform);
    const client = app.client(person.token);
    const { recoveryCodes } = await makePasskey(client, 'Laptop');
    expect((await makePasskey(client, 'Phone')).recoveryCodes).toEqual([]);
    const { passkeys } = (await client.call(getOwnFactors, {})).data;
    expect(passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Phone']);
    const [laptop, phone] = passkeys.map(({ passkeyId }) => passkeyId);
    expect((await client.call(renamePasskey, { body: { passkeyId: laptop ?? 0, name: 'Office' } })).code).toBe(200);
    const stranger = app.client((await buildStaff(app.platform)).token);
    expect((await stranger.call(renamePasskey, { body: { passkeyId: laptop ?? 0, name: 'Mine' } })).code).toBe(404);
    expect((await stranger.call(removePasskey, { params: { passkeyId: laptop ?? 0 } })).code).toBe(404);
    const renewed = (await client.call(renewRecoveryCodes, {})).data.recoveryCodes;
    expect(renewed).toHaveLength(10);
    const { pendingToken } = await enterFirst(app.client(), person.email);
    expect((await prove(app.client(), pendingToken, { way: 'recoveryCode', code: recoveryCodes[0] ?? '' })).key).toBe(
      'auth.wrongRecoveryCode',
    );
    for (const passkeyId of [laptop ?? 0, phone ?? 0]) expect((await client.call(removePasskey, { params: { passkeyId } })).code).toBe(200);
    expect((await client.call(getOwnFactors, {})).data).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await client.call(renewRecoveryCodes, {})).key).toBe('factor.none');
  });

  it('keeps its last one where the role needs it', async () => {
    const set = (roles: string) =>
      transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'portal.secondFactor.roles', roles));
    await set('finance');
    const person = await buildStaff(app.platform, { role: 'finance' });
    const client = app.client(person.token);
    await turnOnApp(app, client);
    expect((await client.call(removeApp, {})).key).toBe('factor.required');
    await makePasskey(client);
    expect((await client.call(removeApp, {})).code).toBe(200);
    await set('');
  });

  it('turns on an app with a code of the key that was shown, within ten minutes', async () => {
    const person = await buildStaff(app.platform);
    const { secret } = (await app.client(person.token).call(beginApp, {})).data;
    const code = () => codeOf(app, secret);
    const other = app.client(await signIn(app.platform, person));
    expect((await other.call(addApp, { body: { code: code() } })).key).toBe('auth.setUpExpired');
    app.clock.advance({ minutes: 10, seconds: 1 });
    const again = app.client(await signIn(app.platform, person));
    expect((await again.call(addApp, { body: { code: code() } })).key).toBe('auth.setUpExpired');
  });
});
