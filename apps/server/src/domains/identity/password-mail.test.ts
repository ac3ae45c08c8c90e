import { changePassword } from '@heliodesk/contract/identity';
import { languages, type Language } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encryptPasswords } from '#src/testing/encrypt-passwords.ts';
import { mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { demoPassword } from './index.ts';
import { buildStaff } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function mailAfterChange(person: { token: string; email: string }): Promise<string> {
  const client = app.client(person.token);
  const { encryptKey, passwords } = await encryptPasswords(client, [demoPassword, 'Solaris42', 'Solaris42']);
  const [oldPwd = '', newPwd = '', confirmPwd = ''] = passwords;
  expect((await client.call(changePassword, { body: { oldPwd, newPwd, confirmPwd } }, { headers: { EncryptKey: encryptKey } })).code).toBe(
    200,
  );
  const { text } = await mailTo(app, person.email);
  return text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** How each language names a customer, and the time zone of a company in Tokyo, which has one offset all year. */
const written: Record<Language, [name: string, zone: string]> = {
  en: ['Ewa Nowak', 'GMT+9'],
  zh: ['Nowak Ewa', 'GMT+9'],
  ja: ['Nowak Ewa', 'JST'],
  es: ['Ewa Nowak', 'GMT+9'],
  de: ['Ewa Nowak', 'GMT+9'],
  it: ['Ewa Nowak', 'GMT+9'],
  fr: ['Ewa Nowak', 'UTC+9'],
  pl: ['Ewa Nowak', 'GMT+9'],
  ar: ['Ewa Nowak', 'غرينتش+9'],
};

it.each(languages)('a customer is named in the order of %s, and told the time in the zone of their company', async (language) => {
  const customer = await buildCustomer(app.platform, { firstName: 'Ewa', lastName: 'Nowak', language, company: { regionId: 392 } });
  const text = await mailAfterChange(customer);
  const [name, zone] = written[language];
  expect(text.split('\n')[0]).toContain(name);
  expect(text).toContain(zone);
  expect(text).not.toContain('UTC ');
});

it('staff, whose zone is not known, are told the time in UTC', async () => {
  const agent = await buildStaff(app.platform, { language: 'de' });
  expect(await mailAfterChange(agent)).toMatch(/\d\d:\d\d UTC/);
});
