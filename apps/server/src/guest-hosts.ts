import { z } from 'zod';
import { secretHint } from './config-problems.ts';
import { isWeakSecret } from './secret-strength.ts';

/** A system whose pages frame ours, and whose signed links let guests in. */
export interface GuestHost {
  /** Is in the guests' rows; renamed, it is another host. */
  name: string;
  /** The only origin, such as `https://rts.maker.example`, whose pages may frame ours for its guests. */
  origin: string;
  /** Both sides sign with it. */
  secret: string;
  /** What its people are in the chat: 1 RTS customers, 2 others (spec 2 §1). */
  customerType: 1 | 2;
}

const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value);

const Host = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'name has to be 1 to 40 small letters, digits and hyphens'),
  origin: z.string().refine(isOrigin, 'origin has to be scheme, host and port alone, as https://rts.maker.example'),
  secret: z.string().min(32, 'secret has to have at least 32 characters').max(500),
  customerType: z.union([z.literal(1), z.literal(2)]).default(1),
});

const areDifferent = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** The setting `GUEST_HOSTS`: a JSON array of hosts. Their secrets tell them apart, so each has its own. */
export const GuestHosts = z
  .string()
  .default('[]')
  .transform((given, context): unknown => {
    try {
      return JSON.parse(given);
    } catch {
      context.addIssue({ code: 'custom', message: 'has to be JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(Host)
      .max(50)
      .refine((hosts) => areDifferent(hosts.map(({ name }) => name)), 'names two hosts alike')
      .refine((hosts) => areDifferent(hosts.map(({ secret }) => secret)), 'gives two hosts the same secret'),
  );

/** What production doesn't start with. Secrets are not repeated in the message. */
export const guestHostProblems = (hosts: readonly GuestHost[]): string[] =>
  hosts.flatMap(({ name, origin, secret }) => [
    ...(origin.startsWith('https:') ? [] : [`GUEST_HOSTS: the origin of ${name} has to begin with https: in production`]),
    ...(isWeakSecret(secret) ? [`GUEST_HOSTS: the secret of ${name} is weak; ${secretHint}`] : []),
  ]);
