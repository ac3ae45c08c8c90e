import type { EndpointSpec } from '@heliodesk/contract/kit';
import { schemasOf } from '@heliodesk/contract/schemas';
import { z } from 'zod';
import type { Seeded } from './seeded.ts';

/** A request as it travels, every part loose, so that it can be fuzzed. */
export interface LooseRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  /** Of unions that a field tells apart. */
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  format?: string;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
}

/** Values by the name of their field; each list holds some that exist and some that do not. */
export type Known = Record<string, readonly unknown[]>;

const texts = ['Almería Norte 3', 'HD7226W14A018842', '2026-10-02', 'a@b.example', '12.5', '1', 'x'];

function valueOf(shape: Shape, name: string, known: Known, random: Seeded): unknown {
  const candidates = known[name];
  if (candidates !== undefined && shape.type !== 'array') return random.pick(candidates);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return random.pick(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return valueOf(random.pick(choices), name, known, random);
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {})
        .filter(([key]) => shape.required?.includes(key) === true || random.next() < 0.6)
        .map(([key, inner]) => [key, valueOf(inner, key, known, random)]),
    );
  if (shape.type === 'array')
    return Array.from({ length: random.between(shape.minItems ?? 0, 3) }, () => valueOf(shape.items ?? {}, name, known, random));
  if (shape.type === 'integer' || shape.type === 'number') return random.between(0, Math.min(shape.maximum ?? 60, 60));
  if (shape.type === 'boolean') return random.next() < 0.5;
  if (shape.type === 'null') return null;
  if (shape.format === 'uuid') return crypto.randomUUID();
  return random.pick(texts).slice(0, shape.maxLength);
}

const shapeOf = (schema: z.ZodType | undefined): Shape =>
  schema === undefined ? {} : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);

/** A call that may well be right, made from the endpoint's own schemas. */
export function validRequest(spec: EndpointSpec, known: Known, random: Seeded): LooseRequest {
  const { params, query, body } = schemasOf(spec);
  const part = (schema: z.ZodType | undefined): unknown =>
    schema === undefined ? undefined : valueOf({ type: 'object', ...shapeOf(schema) }, '', known, random);
  return {
    params: (part(params) ?? {}) as Record<string, unknown>,
    query: (part(query) ?? {}) as Record<string, unknown>,
    body: part(body),
  };
}

const isId = ({ type, exclusiveMinimum, maximum }: Shape): boolean =>
  type === 'integer' && exclusiveMinimum === 0 && maximum === Number.MAX_SAFE_INTEGER;

const isPlainText = ({ type, format, enum: values }: Shape): boolean => type === 'string' && format === undefined && values === undefined;

function* fieldsIn(shape: Shape, name: string, isMeant: (field: Shape) => boolean): Generator<string> {
  if (isMeant(shape)) yield name;
  const unnamed = [shape.anyOf, shape.oneOf, shape.items].flat().filter((inner) => inner !== undefined);
  for (const inner of unnamed) yield* fieldsIn(inner, name, isMeant);
  for (const [key, inner] of Object.entries(shape.properties ?? {})) yield* fieldsIn(inner, key, isMeant);
}

function fieldsOf(spec: EndpointSpec, isMeant: (field: Shape) => boolean): string[] {
  const { params, query, body } = schemasOf(spec);
  return [...new Set([params, query, body].flatMap((schema) => [...fieldsIn(shapeOf(schema), '', isMeant)]))];
}

/** The fields by which a call names records, found by the contract's schema of ids. */
export const idFieldsOf = (spec: EndpointSpec): string[] => fieldsOf(spec, isId);

/** The fields of a call that take any text. */
export const textFieldsOf = (spec: EndpointSpec): string[] => fieldsOf(spec, isPlainText);
