import { z } from 'zod';
import { isMissing, setting, type Given } from './given-settings.ts';

export const storageSettings = {
  S3_BUCKET: setting(z.string().optional()),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_ENDPOINT: setting(z.url().optional()),
  S3_CREDENTIALS: setting(z.enum(['keys', 'platform']).default('keys')),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
};

export const StorageSettings = z.object(storageSettings);

export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  /** Keys for good, or short-lived ones that the machine, the container or a web identity is given and that are fetched again in time. */
  credentials: { accessKeyId: string; secretAccessKey: string } | 'platform';
}

/** Object storage as far as it is set up whole. */
export function s3Of(env: z.infer<typeof StorageSettings>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined) return undefined;
  const place = { bucket, region: env.S3_REGION, endpoint: env.S3_ENDPOINT };
  if (env.S3_CREDENTIALS === 'platform') return { ...place, credentials: 'platform' };
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { ...place, credentials: { accessKeyId, secretAccessKey } };
}

export function storageSettingProblems(given: Given): string[] {
  if (isMissing(given, 'S3_BUCKET')) return [];
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (given['S3_CREDENTIALS'] === 'platform')
    return keys.filter((name) => !isMissing(given, name)).map((name) => `${name} and S3_CREDENTIALS=platform exclude each other`);
  return keys.filter((name) => isMissing(given, name)).map((name) => `${name} is missing beside S3_BUCKET`);
}
