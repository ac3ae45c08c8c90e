import type { BodyOf } from '@heliodesk/contract/kit';
import { split } from '@heliodesk/contract/request';
import { call } from '#src/platform/http/call.ts';

/** Splits a claim; the same key is the same split. Rejects with what the server refuses; the caller shows it. */
export const splitOff = ({ key, ...body }: BodyOf<typeof split> & { key: string }) =>
  call(split, { body, idempotencyKey: key, quiet: true, background: true });
