import { z } from 'zod';
import { demoSecret, secretHint } from './config-problems.ts';
import { isWeakSecret } from './secret-strength.ts';

/** A key under which records are sealed. Its version stands beside each of them, so that they can be moved to a newer one. */
export interface SealingKey {
  version: number;
  secret: string;
}

const Key = z
  .string()
  .regex(/^[1-9]\d{0,3}:/, 'has to be VERSION:KEY for each key, such as 1:…, divided by commas or line breaks')
  .transform((given): SealingKey => {
    const [version = ''] = given.split(':', 1);
    return { version: Number(version), secret: given.slice(version.length + 1) };
  })
  .refine(({ secret }) => secret.length >= 32, 'has to have keys of at least 32 characters')
  .refine(({ secret }) => secret.length <= 500, 'has to have keys of at most 500 characters');

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** The setting `HELIODESK_KEYS`: the first one seals, the others open what was sealed before. */
export const SealingKeys = z
  .string()
  .transform((given) => given.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z
      .array(Key)
      .min(1, 'has to name a key')
      .max(20)
      .refine((keys) => areDifferent(keys.map(({ version }) => version)), 'gives two keys the same version')
      .refine((keys) => areDifferent(keys.map(({ secret }) => secret)), 'has the same key twice'),
  );

/** The demo holds nothing worth protecting. */
export const demoKeys: readonly SealingKey[] = [{ version: 1, secret: `${demoSecret} sealing key 1` }];

/** What production doesn't start with. Keys are not repeated in the message. */
export const sealingKeyProblems = (keys: readonly SealingKey[], secret: string | undefined): string[] =>
  keys.flatMap(({ version, secret: key }) => [
    ...(isWeakSecret(key) ? [`HELIODESK_KEYS: key ${version} is weak; ${secretHint}`] : []),
    ...(key === secret ? [`HELIODESK_KEYS: key ${version} is HELIODESK_SECRET, which has other uses; ${secretHint}`] : []),
  ]);
