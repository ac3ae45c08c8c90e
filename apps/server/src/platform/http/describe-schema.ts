import { namedSchemas } from '@heliodesk/contract/schemas';
import type { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Marks where a named schema begins, until it moves to the document's components. */
export const nameMark = 'x-schema-name';

/** The longest text of a format. */
const formatLengths: Readonly<Record<string, number>> = { 'date-time': 30, date: 10, uuid: 36, email: 254 };

const largest32 = 2 ** 31 - 1;

function describeInteger(schema: JsonSchema): void {
  if (typeof schema['exclusiveMinimum'] === 'number') {
    schema['minimum'] = schema['exclusiveMinimum'] + 1;
    delete schema['exclusiveMinimum'];
  }
  schema['minimum'] ??= Number.MIN_SAFE_INTEGER;
  schema['maximum'] ??= Number.MAX_SAFE_INTEGER;
  // Otherwise the page would show the smallest as the example.
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) schema['examples'] = [1];
  schema['format'] = Number(schema['maximum']) <= largest32 && Number(schema['minimum']) >= -largest32 ? 'int32' : 'int64';
}

/** A record with a fixed set of keys, as the object that it is. */
function describeRecord(schema: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = schema as { propertyNames?: { enum?: string[] }; [key: string]: unknown };
  if (propertyNames?.enum === undefined) return;
  delete schema['propertyNames'];
  schema['properties'] = Object.fromEntries(propertyNames.enum.map((key) => [key, additionalProperties]));
  schema['required'] = required;
  schema['additionalProperties'] = false;
}

/** What generators and gateways want to know of a value beyond what zod says: the size of numbers, the length of formats, its name. */
export function describeValue({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const schema: JsonSchema = jsonSchema;
  if (Array.isArray(schema['anyOf'])) schema['anyOf'] = schema['anyOf'].filter((one: object) => Object.keys(one).length > 0);
  if (schema['type'] === 'integer') describeInteger(schema);
  if (schema['type'] === 'object') describeRecord(schema);
  if (schema['type'] === 'string' && typeof schema['format'] === 'string') schema['maxLength'] ??= formatLengths[schema['format']];
  const name = namedSchemas.get(zodSchema);
  if (name !== undefined) schema[nameMark] = name;
}

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Moves every marked schema to the components, once; the same name with another content, as bodies have it, gets `Input` behind it. */
export function withNamedSchemas<Document extends object>(document: Document): Document {
  const named = new Map<string, { text: string; schema: unknown }>();
  const nameFor = (name: string, schema: unknown): string => {
    const text = JSON.stringify(schema);
    const known = named.get(name);
    if (known !== undefined && known.text !== text) return nameFor(`${name}Input`, schema);
    named.set(name, { text, schema });
    return name;
  };
  const move = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(move);
    if (!isObject(value)) return value;
    const { [nameMark]: name, ...rest } = value;
    const moved = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, move(child)]));
    return typeof name === 'string' ? { $ref: `#/components/schemas/${nameFor(name, moved)}` } : moved;
  };
  const moved = move(document) as Document & { components?: { schemas?: object } };
  const schemas = Object.fromEntries([...named].map(([name, { schema }]) => [name, schema]));
  return { ...moved, components: { ...moved.components, schemas: { ...moved.components?.schemas, ...schemas } } };
}

const schemaNamesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** The document with those of its schemas alone that its calls use, directly or through others. */
export function onlyUsedSchemas<Document extends { paths: unknown; components?: object | undefined }>(document: Document): Document {
  const { schemas = {}, ...others } = (document.components ?? {}) as { schemas?: Record<string, unknown> };
  const used = new Set<string>();
  const waiting = schemaNamesIn(document.paths);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...schemaNamesIn(schemas[name] ?? null));
  }
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...others, schemas: kept } };
}
