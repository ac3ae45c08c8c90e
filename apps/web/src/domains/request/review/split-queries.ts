import type { BodyOf } from '@heliodesk/contract/kit';
import { splitClaim } from '@heliodesk/contract/request';
import { call } from '#src/platform/http/call.ts';

/** Splits a claim; the same key is the same split. Rejects with what the server refuses; the caller shows it. */
export const splitOff = ({ key, ...body }: BodyOf<typeof splitClaim> & { key: string }) =>
  call(splitClaim, { body, idempotencyKey: key, quiet: true, background: true });
