import {
  askFactorReset,
  cancelFactorReset,
  confirmFactorReset,
  getOwnFactors,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  useFactorLink,
} from '@heliodesk/contract/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#src/testing/eventually.ts';
import { linkValue, mailsTo } from '#src/testing/mailbox.ts';
import { codeOf, enterFirst, makePasskey, prove, turnOnApp } from '#src/testing/second-factor.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildStaff } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Person {
  userId: number;
  email: string;
}

/** What was written down about someone, and the subjects of their mails once all have arrived, by alphabet. */
async function toldOf({ userId, email }: Person, mailCount: number) {
  const mails = await eventually(async () => {
    const arrived = await mailsTo(app, email);
    if (arrived.length < mailCount) throw new Error(`${arrived.length} of ${mailCount} mails have arrived`);
    return arrived;
  });
  const rows = await app.platform.db
    .selectFrom('audit')
    .select('action')
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', String(userId))
    .where('action', '<>', 'identity.signIn')
    .orderBy('id')
    .execute();
  return { mails: mails.map(({ subject }) => subject).toSorted(), audit: rows.map(({ action }) => action.replace('identity.', '')) };
}

it('every change of the own second factor is written down and mailed', async () => {
  const person = await buildStaff(app.platform);
  const client = app.client(person.token);
  const { secret } = await turnOnApp(app, client);
  await makePasskey(client);
  const [code = ''] = (await client.call(renewRecoveryCodes, {})).data.recoveryCodes;
  const enter = async () => (await enterFirst(app.client(), person.email)).pendingToken;
  await prove(app.client(), await enter(), { way: 'app', code: codeOf(app, secret) }, true);
  await prove(app.client(), await enter(), { way: 'recoveryCode', code });
  const [passkey] = (await client.call(getOwnFactors, {})).data.passkeys;
  await client.call(removePasskey, { params: { passkeyId: passkey?.passkeyId ?? 0 } });
  await client.call(removeApp, {});
  expect(await toldOf(person, 7)).toEqual({
    audit: ['addApp', 'addPasskey', 'renewRecoveryCodes', 'rememberDevice', 'useRecoveryCode', 'removePasskey', 'removeApp'],
    mails: [
      'A device now skips your second factor',
      'A passkey was added',
      'A passkey was removed',
      'A recovery code was used',
      'You have new recovery codes',
      'Your authenticator app is off',
      'Your authenticator app is on',
    ],
  });
});

it('every step of a reset is written down, and what concerns the person is mailed', async () => {
  const person = await buildStaff(app.platform);
  await turnOnApp(app, app.client(person.token));
  const admin = async () => app.client((await buildStaff(app.platform, { role: 'admin' })).token);
  const [first, second] = [await admin(), await admin()];
  const ask = async () => (await first.call(askFactorReset, { body: { userId: person.userId, reason: 'Lost' } })).data.resetId;
  await second.call(cancelFactorReset, { body: { resetId: await ask() } });
  await second.call(confirmFactorReset, { body: { resetId: await ask() } });
  const key = await eventually(async () => {
    const mail = (await mailsTo(app, person.email)).find(({ path }) => path.includes('key='));
    if (mail === undefined) throw new Error('The link has not arrived');
    return linkValue(mail, 'key');
  });
  await app.client().call(useFactorLink, { body: { key } });
  expect(await toldOf(person, 5)).toEqual({
    audit: ['addApp', 'askFactorReset', 'cancelFactorReset', 'askFactorReset', 'confirmFactorReset', 'removeFactors'],
    mails: [
      'A reset of your second factor was requested',
      'A reset of your second factor was requested',
      'Remove your lost second factor',
      'Your authenticator app is on',
      'Your second factor was removed',
    ],
  });
});
