import { expect, it } from 'vitest';
import { z } from 'zod';
import * as account from './account/index.ts';
import * as attachment from './attachment/index.ts';
import * as caseChat from './case-chat/index.ts';
import * as enquiry from './enquiry/index.ts';
import * as identity from './identity/index.ts';
import { Id, type EndpointSpec } from './kit/index.ts';
import * as moduleApi from './module/index.ts';
import * as moduleClaim from './module-claim/index.ts';
import * as notification from './notification/index.ts';
import * as reference from './reference/index.ts';
import * as request from './request/index.ts';
import { schemasOf } from './schemas.ts';
import * as serialNumber from './serial-number/index.ts';
import * as trackerClaim from './tracker-claim/index.ts';

const domains = [
  account,
  attachment,
  caseChat,
  enquiry,
  identity,
  moduleApi,
  moduleClaim,
  notification,
  reference,
  request,
  serialNumber,
  trackerClaim,
];
const isEndpoint = (value: unknown): value is EndpointSpec => typeof value === 'object' && value !== null && 'summary' in value;

/** Whether a part of a schema only reads: an answer of that shape can't be written, and its call fails. */
function onlyReads(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { def } = schema._zod;
  const parts = Object.values('shape' in def ? { ...def, ...(def.shape as object) } : def).flat();
  return def.type === 'transform' || parts.some((part) => part instanceof z.core.$ZodType && onlyReads(part, seen));
}

it('a shape that only reads is found', () => {
  expect([onlyReads(z.object({ id: Id })), onlyReads(z.object({ id: z.number().int() }))]).toEqual([true, false]);
});

it('answers have shapes that can be written', () => {
  const endpoints = domains.flatMap((domain) => Object.values(domain).filter((value) => isEndpoint(value)));
  const wrong = endpoints.filter((spec) => {
    const { data } = schemasOf(spec);
    return data !== undefined && onlyReads(data);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
