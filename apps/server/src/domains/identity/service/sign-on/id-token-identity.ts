/** Who signed in at the identity provider, as its ID token says. */
export interface IdTokenIdentity {
  issuer: string;
  subject: string;
  /** Lower case; empty if it has none. */
  email: string;
  /** The provider says that the address is this person's. */
  isEmailVerified: boolean;
  name: string;
  /** When the person last gave their credentials to the provider, where it says so. */
  provedAt: Date | undefined;
}

const asText = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().slice(0, max) : '';

/** `xms_edov` is how Microsoft Entra says that an address belongs to a verified domain. */
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';

/** As in the standard (OpenID Connect Core §2). */
const subjectPattern = /^[\u0020-\u007E]{1,255}$/;

/** Reads the claims of an ID token; throws without a subject. */
export function readIdTokenIdentity(claims: Record<string, unknown>): IdTokenIdentity {
  const subject = claims['sub'];
  if (typeof subject !== 'string' || !subjectPattern.test(subject)) throw new Error('the subject is not valid');
  const email = asText(claims['email'], 254).trim().toLowerCase();
  const isAddress = email.includes('@');
  const names = [claims['preferred_username'], claims['upn']].map((name) => asText(name, 254).trim().toLowerCase());
  return {
    issuer: asText(claims['iss'], 2_000),
    subject,
    email: isAddress ? email : (names.find((name) => name.includes('@')) ?? ''),
    isEmailVerified: isAddress && (isTrue(claims['email_verified']) || isTrue(claims['xms_edov'])),
    name: asText(claims['name'], 200),
    provedAt: typeof claims['auth_time'] === 'number' ? new Date(claims['auth_time'] * 1_000) : undefined,
  };
}
