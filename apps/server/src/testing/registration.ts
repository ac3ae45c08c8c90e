import { register } from '@heliodesk/contract/account';
import { encryptPasswords } from './encrypt-passwords.ts';
import { registeredCompany } from './registered-company.ts';
import type { TestApp } from './test-app.ts';

const person = { firstName: 'Ewa', lastName: 'Nowak', mobile: '+48 600 100 200' };

export interface RegistrationChanges {
  account?: Record<string, unknown>;
  contact?: Record<string, unknown>;
  body?: Record<string, unknown>;
  password?: string;
  repeated?: string;
  language?: string;
  /** What the browser was given before. */
  cookie?: string;
}

/** Registers someone new; whatever is changed may be wrong, so it goes past the types. */
export async function registerAs(
  app: TestApp,
  email: string,
  { account, contact, body, password = 'Solaris42', repeated = password, language = 'en', cookie = '' }: RegistrationChanges = {},
) {
  const client = app.client();
  const { encryptKey, passwords } = await encryptPasswords(client, [password, repeated]);
  const payload = {
    accountReq: { ...registeredCompany, ...account },
    contactReq: { ...person, email, password: passwords[0], confirmPassword: passwords[1], ...contact },
    ...body,
  };
  return client.send({ method: 'POST', url: register.path, headers: { EncryptKey: encryptKey, lang: language, cookie }, payload });
}
