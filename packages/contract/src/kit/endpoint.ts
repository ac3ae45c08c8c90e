import type { z } from 'zod';
import type { ErrorKey } from './errors.ts';
import type { Permission } from './permissions.ts';

/** Who may call: anybody, anybody signed in, or holders of a permission. */
export type Access = 'public' | 'signedIn' | { permission: Permission };

export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In the router's notation, `/api/module/getSNList/:requestId`. */
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What the answer's `data` holds; of a paged list, one row. */
  data?: z.ZodType;
  /** The answer is a list with `total`. */
  paged?: true;
  /** `multipart`: one field `file` beside the fields of `body`, read as a stream. */
  takes?: 'json' | 'multipart';
  /** `file`: the answer is a stream, not an envelope. */
  answers?: 'json' | 'file';
  /**
   * The same for everybody: caches keep the answer and ask again by its ETag. One that tells its `revision` and is asked for by it in
   * the query is kept for good.
   */
  kept?: true;
  /** Takes an `Idempotency-Key` header and answers a repeated call with the first answer. */
  idempotent?: true;
  /** A GET that changes something (the specification has some); refuses to be opened or fetched ahead as a page. */
  changesState?: true;
  /** What it may refuse with beyond validation and rights, for the API page. */
  errors?: readonly ErrorKey[];
}

/** Declares one call of the API; server, web and API page all read this one object. */
export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Part<Spec, Key extends string> = Key extends keyof Spec ? Spec[Key] : undefined;

/** What the handler receives, after validation. */
export type ParamsOf<Spec extends EndpointSpec> = Output<Part<Spec, 'params'>>;
export type QueryOf<Spec extends EndpointSpec> = Output<Part<Spec, 'query'>>;
export type BodyOf<Spec extends EndpointSpec> = Output<Part<Spec, 'body'>>;

/** What the answer's `data` holds: rows of a paged list come as `Page`. */
export type DataOf<Spec extends EndpointSpec> = Part<Spec, 'data'> extends z.ZodType ? z.output<Part<Spec, 'data'>> : null;

type Required<Value> = undefined extends Value ? { optional: Value } : { required: Value };
type Argument<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Required<Value> extends { required: unknown }
    ? Record<Name, Value>
    : Partial<Record<Name, Value>>;

/** What a caller passes. */
export type CallOf<Spec extends EndpointSpec> = Argument<'params', Input<Part<Spec, 'params'>>> &
  Argument<'query', Input<Part<Spec, 'query'>>> &
  Argument<'body', Input<Part<Spec, 'body'>>>;
