import { errorCatalogue, type EndpointSpec, type ErrorKey } from '@heliodesk/contract/kit';
import { httpStatusOf } from './errors.ts';

type JsonSchema = Record<string, unknown>;

/** The envelope of everything but success; defined once among the document's components. */
export const Refusal: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string', description: "In the caller's language" },
    data: {
      type: 'object',
      properties: {
        key: { type: 'string', description: "The error's stable name" },
        errors: {
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } },
            required: ['path', 'rule', 'message'],
          },
        },
      },
      required: ['key'],
    },
  },
  required: ['code', 'msg', 'data'],
};
const refusal = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

/** What a call may be refused with: by rights, by validation, and what it declares itself. */
function refusalsOf({ access, params, query, body, changesState, idempotent, errors = [] }: EndpointSpec): ErrorKey[] {
  const keys: ErrorKey[] = [...errors];
  if (access !== 'public') keys.push('auth.signInRequired');
  // A guest is refused wherever only users may call.
  if (access !== 'public') keys.push('forbidden');
  if (params !== undefined || query !== undefined || body !== undefined) keys.push('validation');
  if (body !== undefined || changesState === true) keys.push('badRequest');
  if (idempotent === true) keys.push('idempotency.differs');
  return [...new Set(keys)];
}

function describedRefusals(spec: EndpointSpec): Record<string, JsonSchema> {
  const byCode = Map.groupBy(refusalsOf(spec), (key) => errorCatalogue[key]);
  const described = [...byCode].map(([code, keys]): [string, JsonSchema] => [
    String(httpStatusOf(code)),
    refusal(keys.map((key) => `\`${key}\``).join(', ')),
  ]);
  return { ...Object.fromEntries(described), default: refusal('Any other refusal') };
}

const file: JsonSchema = { type: 'string', format: 'binary' };

function describedBody({ takes }: EndpointSpec, fields: unknown): unknown {
  if (takes !== 'multipart') return fields;
  const { properties, required, ...rest } = (fields ?? { type: 'object' }) as { properties?: object; required?: string[] };
  return { ...rest, properties: { ...properties, file }, required: [...(required ?? []), 'file'] };
}

const repeating: JsonSchema = {
  type: 'object',
  properties: {
    'Idempotency-Key': { type: 'string', maxLength: 100, description: 'Repeated with it, the call answers what it answered first' },
  },
};

/** Adds what `mount` does with a call to what its schemas say: refusals, files in and out, idempotency keys. */
export function describeCall(spec: EndpointSpec, { body, response, ...rest }: JsonSchema): JsonSchema {
  const success =
    spec.answers === 'file'
      ? { description: 'The file', content: { 'application/octet-stream': { schema: file } } }
      : { description: 'Success', ...(response as Record<string, JsonSchema>)['200'] };
  return {
    ...rest,
    // Other calls use the document's default.
    ...(spec.access === 'guest' ? { security: [{ guestSession: [] }] } : {}),
    ...(body === undefined && spec.takes !== 'multipart' ? {} : { body: describedBody(spec, body) }),
    ...(spec.idempotent === true ? { headers: repeating } : {}),
    response: { 200: success, ...describedRefusals(spec) },
  };
}
