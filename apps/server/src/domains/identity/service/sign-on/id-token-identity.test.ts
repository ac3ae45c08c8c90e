import { describe, expect, it } from 'vitest';
import { readIdTokenIdentity } from './id-token-identity.ts';

const claims = { iss: 'https://id.example', sub: 'a-1', name: 'Ingrid Halvorsen', email: ' Ingrid@Maker.Example ' };

describe('the identity in an ID token', () => {
  it('is a verified address when the provider says so', () => {
    expect(readIdTokenIdentity({ ...claims, email_verified: true })).toEqual({
      issuer: 'https://id.example',
      subject: 'a-1',
      email: 'ingrid@maker.example',
      isEmailVerified: true,
      name: 'Ingrid Halvorsen',
    });
  });

  it.each([true, 1, '1', 'true'])('is a verified address when Microsoft Entra says so by %j', (xms_edov) => {
    expect(readIdTokenIdentity({ ...claims, xms_edov }).isEmailVerified).toBe(true);
  });

  it.each([undefined, false, 0, 'false', '', null, {}])('is no verified address with %j', (said) => {
    expect(readIdTokenIdentity({ ...claims, email_verified: said, xms_edov: said }).isEmailVerified).toBe(false);
  });

  it.each([undefined, '', 'ingrid'])('never verifies an address that is only a name, beside %j', (email) => {
    const idTokenIdentity = readIdTokenIdentity({ ...claims, email, preferred_username: 'Admin@Maker.Example', email_verified: true });
    expect(idTokenIdentity).toMatchObject({ email: 'admin@maker.example', isEmailVerified: false });
  });

  it.each([undefined, 7, '', 'x'.repeat(256), 'a\0b', 'ä'])('is no one without a valid subject: %j', (sub) => {
    expect(() => readIdTokenIdentity({ ...claims, sub })).toThrow('subject');
  });
});
