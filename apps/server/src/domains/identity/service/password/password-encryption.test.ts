import { createPublicKey } from 'node:crypto';
import { publicKey, signIn } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptPasswords } from '#src/testing/encrypt-passwords.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { demoPassword } from '../../demo-users.ts';
import { buildStaff } from '../../seed.ts';
import { cleanUp } from '../clean-up.ts';
import { createPasswordEncryption } from './password-encryption.ts';

let app: TestApp;
beforeAll(async () => {
  // Not the secret that the prepared database was sealed under.
  app = await startTestApp({ secret: 'another-secret-than-the-one-of-the-image-012345' });
});
afterAll(() => app.stop());

const stored = () => app.platform.db.selectFrom('shared_secret').select('sealed').where('name', 'like', 'password-transit%').execute();

describe('the key pair for passwords', () => {
  it('is replaced when the configured secret has changed, and serves', async () => {
    const user = await buildStaff(app.platform);
    const client = app.client();
    const { encryptKey, passwords } = await encryptPasswords(client, [demoPassword]);
    const answer = await client.call(
      signIn,
      { body: { username: user.email, password: passwords[0] ?? '', form: 'staff' } },
      { headers: { EncryptKey: encryptKey } },
    );
    expect(answer.code).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('is the same on all instances, also when they make it at the same time', async () => {
    await app.platform.db.deleteFrom('shared_secret').execute();
    const keys = await Promise.all([1, 2, 3, 4].map(() => createPasswordEncryption(app.platform).publicKey()));
    expect(new Set(keys).size).toBe(1);
    expect(await createPasswordEncryption(app.platform).publicKey()).toBe(keys[0]);
  });

  it('changes every day, the former one is read for another day, and then it is gone', async () => {
    const user = await buildStaff(app.platform);
    const client = app.client();
    const enter = ({ encryptKey, passwords }: Awaited<ReturnType<typeof encryptPasswords>>) =>
      client.call(
        signIn,
        { body: { username: user.email, password: passwords[0] ?? '', form: 'staff' } },
        { headers: { EncryptKey: encryptKey } },
      );
    const { data: before } = await client.call(publicKey, {});
    const [soon, late] = [await encryptPasswords(client, [demoPassword]), await encryptPasswords(client, [demoPassword])];
    app.clock.advance({ days: 1 });
    expect((await client.call(publicKey, {})).data.publicKey).not.toBe(before.publicKey);
    expect((await enter(soon)).code).toBe(200);
    await cleanUp(app.platform);
    expect((await enter(soon)).errors).toMatchObject([{ path: 'password', rule: 'passwordUnreadable' }]);
    app.clock.advance({ days: 1 });
    await cleanUp(app.platform);
    expect((await enter(late)).errors).toMatchObject([{ path: 'password', rule: 'passwordUnreadable' }]);
    expect((await enter(await encryptPasswords(client, [demoPassword]))).code).toBe(200);
    expect(await stored()).toHaveLength(2);
  });

  it('is as strong as 128 bits', async () => {
    const { data } = await app.client().call(publicKey, {});
    const key = createPublicKey({ key: Buffer.from(data.publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(key.asymmetricKeyType).toBe('rsa');
    expect(key.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(3_072);
  });

  it('lies sealed in the database', async () => {
    const [row] = await stored();
    const { data } = await app.client().call(publicKey, {});
    expect(data.publicKey).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toContain('PRIVATE');
    expect(
      Buffer.from(row?.sealed ?? [])
        .subarray(28, 30)
        .toString('hex'),
    ).not.toBe('3082');
  });
});
