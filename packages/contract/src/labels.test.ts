import { expect, it } from 'vitest';
import { z } from 'zod';
import * as account from './account/index.ts';
import * as attachment from './attachment/index.ts';
import * as caseChat from './case-chat/index.ts';
import * as identity from './identity/index.ts';
import type { EndpointSpec } from './kit/index.ts';
import * as moduleApi from './module/index.ts';
import * as reference from './reference/index.ts';
import * as request from './request/index.ts';
import { schemasOf } from './schemas.ts';

const isEndpoint = (value: unknown): value is EndpointSpec => typeof value === 'object' && value !== null && 'summary' in value;
const endpoints = [account, attachment, caseChat, identity, moduleApi, reference, request].flatMap((domain) =>
  Object.values(domain).filter((value) => isEndpoint(value)),
);

function fieldsOf(spec: EndpointSpec): string[] {
  const { params, query, body } = schemasOf(spec);
  const parts = [params, query, body].flatMap((schema) => (schema instanceof z.ZodDiscriminatedUnion ? schema.options : schema));
  return parts.flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []));
}

it('names `code` and `type` by the call, wherever they are not the captcha’s or the project’s', () => {
  const unnamed = endpoints.flatMap((spec) => {
    const fields = fieldsOf(spec);
    const ambiguous = ['type', ...(fields.includes('uuid') ? [] : ['code'])];
    return ambiguous
      .filter((field) => fields.includes(field) && spec.labels?.[field] === undefined)
      .map((field) => `${spec.path} ${field}`);
  });
  expect(unnamed).toEqual([]);
});
