import { errorCatalogue, fallbackLanguage, type EndpointSpec, type ErrorKey } from '@heliodesk/contract/kit';
import { exampleBodyOf } from '@heliodesk/contract/examples';
import { errorText } from '../i18n/texts.ts';
import { nameMark, type JsonSchema } from './describe-schema.ts';
import { httpStatusOf } from './errors.ts';

const text = (maxLength: number, description: string): JsonSchema => ({ type: 'string', maxLength, description });

/** The envelope of everything but success; defined once among the document's components. */
export const Refusal: JsonSchema = {
  type: 'object',
  description: 'What every call returns unless it succeeds',
  properties: {
    code: { type: 'integer', format: 'int32', minimum: 400, maximum: 599, description: 'The HTTP status, except for 510, sent as 422' },
    msg: text(500, "What went wrong, in the caller's language"),
    data: {
      type: 'object',
      properties: {
        key: text(60, "The error's stable name"),
        errors: {
          type: 'array',
          maxItems: 1_000,
          description: 'The fields that were refused',
          items: {
            type: 'object',
            properties: {
              path: text(200, 'As in the body'),
              rule: text(60, 'The stable name of the rule'),
              message: text(500, "In the caller's language"),
            },
            required: ['path', 'rule', 'message'],
          },
        },
      },
      required: ['key'],
    },
  },
  required: ['code', 'msg', 'data'],
};

const retryAfter = {
  'Retry-After': { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400, description: 'Seconds to wait, where known' },
};

/** A refusal with these errors. Its example is the first whose text is whole without values. */
function refusal(keys: readonly ErrorKey[], others = ''): JsonSchema {
  const shown = keys.find((key) => !errorText(fallbackLanguage, key, {}).includes('{{'));
  const example = shown && { code: errorCatalogue[shown], msg: errorText(fallbackLanguage, shown, {}), data: { key: shown } };
  return {
    description: [...keys.map((key) => `\`${key}\``), others].filter(Boolean).join(', '),
    ...(keys.some((key) => [429, 503].includes(errorCatalogue[key])) ? { headers: retryAfter } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, ...(example === undefined ? {} : { example }) } },
  };
}

/** What a call may be refused with: by rights, by validation, and what it declares itself. */
function refusalsOf({ access, params, query, body, changesState, idempotent, errors = [] }: EndpointSpec): ErrorKey[] {
  const keys: ErrorKey[] = [...errors];
  if (access !== 'public') keys.push('auth.signInRequired');
  // A guest is refused wherever only users may call.
  if (access !== 'public') keys.push('forbidden');
  if (params !== undefined) keys.push('notFound');
  if (params !== undefined || query !== undefined || body !== undefined) keys.push('validation');
  keys.push('badRequest');
  if (idempotent === true || changesState === true) keys.push('conflict');
  if (idempotent === true) keys.push('idempotency.differs');
  keys.push('tooManyRequests', 'server', 'unavailable');
  return [...new Set(keys)];
}

function describedRefusals(spec: EndpointSpec): Record<string, JsonSchema> {
  const byCode = Map.groupBy(refusalsOf(spec), (key) => errorCatalogue[key]);
  const described = [...byCode].map(([code, keys]): [string, JsonSchema] => [String(httpStatusOf(code)), refusal(keys)]);
  return { ...Object.fromEntries(described), default: refusal([], 'Any other refusal') };
}

const file: JsonSchema = { type: 'string', format: 'binary', maxLength: 20 * 1024 * 1024 };

function describedBody(spec: EndpointSpec, fields: unknown): unknown {
  const example = exampleBodyOf(spec);
  if (spec.takes !== 'multipart') return example === undefined ? fields : { ...(fields as JsonSchema), examples: [example] };
  // With the file it is another schema than the one of that name.
  const {
    properties,
    required,
    [nameMark]: _name,
    ...rest
  } = (fields ?? { type: 'object' }) as JsonSchema & {
    properties?: object;
    required?: string[];
  };
  return { ...rest, properties: { ...properties, file }, required: [...(required ?? []), 'file'] };
}

/** The headers that a call reads beside those of every call. */
function describedHeaders({ idempotent }: EndpointSpec, body: unknown): JsonSchema | undefined {
  const hasSecrets = JSON.stringify(body ?? null).includes('Encrypted with the key in');
  const headers = {
    ...(idempotent === true
      ? { 'Idempotency-Key': text(100, 'A name for this write, such as a UUID. A repeated call returns the first answer') }
      : {}),
    ...(hasSecrets
      ? {
          EncryptKey: text(
            1_000,
            "The key that encrypts the fields, itself encrypted with the server's public key. On the API page, leave it empty",
          ),
        }
      : {}),
  };
  return Object.keys(headers).length === 0
    ? undefined
    : { type: 'object', properties: headers, required: hasSecrets ? ['EncryptKey'] : [] };
}

const readers = {
  public: 'No session needed.',
  signedIn: 'For everyone who is signed in.',
  guest: 'For guests who opened a signed link.',
} as const;

/** What the call does beyond its summary, who may call, and what is special about the call. */
function descriptionOf({ about, access, idempotent, changesState, errors = [] }: EndpointSpec): string {
  return [
    ...(about === undefined ? [] : [about]),
    typeof access === 'string' ? readers[access] : `Needs the permission \`${access.permission}\`.`,
    ...(errors.includes('stale') ? ['Send the `version` that you read.'] : []),
    ...(idempotent === true ? ['Send an `Idempotency-Key` to repeat it safely.'] : []),
    ...(changesState === true ? ['Changes data even though it is a GET, and is refused if opened as a page.'] : []),
  ].join(' ');
}

/** Adds what `mount` does with a call to what its schemas say: refusals, files in and out, headers. */
export function describeCall(spec: EndpointSpec, { body, response, ...rest }: JsonSchema): JsonSchema {
  const success =
    spec.answers === 'file'
      ? { description: 'The file', content: { 'application/octet-stream': { schema: file } } }
      : { description: 'Success', ...(response as Record<string, JsonSchema>)['200'] };
  const headers = describedHeaders(spec, body);
  return {
    ...rest,
    description: descriptionOf(spec),
    // Other calls use the document's default.
    ...(spec.access === 'guest' ? { security: [{ guestSession: [] }] } : {}),
    ...(body === undefined && spec.takes !== 'multipart' ? {} : { body: describedBody(spec, body) }),
    ...(headers === undefined ? {} : { headers }),
    response: { 200: success, ...describedRefusals(spec) },
  };
}
