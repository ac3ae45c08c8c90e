import { forgetPassword, signIn, type SignInBody } from '@heliodesk/contract/identity';
import { encryptPasswords, type KeyForm } from './encrypt-passwords.ts';
import type { TestClient } from './test-client.ts';

/** Signs in as the screen does: the password encrypted, and whatever else the form has. */
export async function enterWithPassword(client: TestClient, body: SignInBody, keyForm?: KeyForm) {
  const { encryptKey, passwords } = await encryptPasswords(client, [body.password], keyForm);
  return client.call(signIn, { body: { ...body, password: passwords[0] ?? '' } }, { headers: { EncryptKey: encryptKey } });
}

/** Chooses a password by the key of a link from a mail: the first of someone invited, or another for a forgotten one. */
export async function choosePassword(client: TestClient, key: string, password = 'Solaris42', repeated = password) {
  const { encryptKey, passwords } = await encryptPasswords(client, [password, repeated]);
  const [newPwd = '', confirmPwd = ''] = passwords;
  return client.call(forgetPassword, { body: { key, newPwd, confirmPwd } }, { headers: { EncryptKey: encryptKey } });
}
