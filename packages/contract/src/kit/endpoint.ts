import type { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorKey } from './errors.ts';

/** The name of a schema, `Country`, or a list of what it describes, `Country[]`. */
type Listed<Name extends string> = Name | `${Name}[]`;

/** A cookie that carries a field of one call over to another; scripts cannot read it, and it is sent nowhere else. */
export interface FlowCookie {
  name: string;
  field: string;
  /** Of the call that takes it. */
  path: `/${string}`;
  seconds: number;
}

/** What an endpoint declares. Its schemas are given by name, so that callers need not load them. */
interface Declaration<Fields extends string = string, Value extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In the router's notation, `/api/module/getSNList/:requestId`. */
  path: `/${string}`;
  /** One line for the API's description, such as `List employees`. */
  summary: string;
  /** What a caller has to know beyond it. */
  about?: string;
  access: Access;
  params?: Fields;
  query?: Fields;
  body?: Listed<Value>;
  /** A call without a body may have its fields in the query. */
  bodyInQuery?: true;
  /** What the answer's `data` holds; of a paged list, one row. */
  data?: Listed<Value>;
  /** The answer is a list with `total`. */
  paged?: true;
  /** `multipart`: one field `file` beside the fields of `body`, read as a stream. */
  takes?: 'json' | 'multipart';
  /** `file`: the answer is a stream, not an envelope. */
  answers?: 'json' | 'file';
  /**
   * The same for everyone: caches keep the answer and ask again by its ETag. One that tells its `revision` and is asked for by it in
   * the query is kept for good.
   */
  cacheable?: true;
  /** In each language the same for everyone, with or without a session, so that none is looked for. */
  forAnyone?: true;
  /** Takes an `Idempotency-Key` header and answers a repeated call with the first answer. */
  idempotent?: true;
  /** A GET that changes something (the specification has some); refuses to be opened or fetched ahead as a page. */
  changesState?: true;
  /**
   * Asks the person to prove who they are if they haven't in the last minutes: `always`, before anything is read, or only where what is
   * sent changes access or secrets, which the use case finds out.
   */
  freshProof?: 'always' | 'sometimes';
  /** Fields, by their path, that mean something else here than elsewhere: under which name their label is found. */
  labels?: Readonly<Record<string, string>>;
  /** A field of the answer that the browser keeps as a cookie for the call that continues. */
  givesCookie?: FlowCookie;
  /** A field of the body that comes from that cookie where it was left out. */
  takesCookie?: FlowCookie;
  /** What it may refuse with beyond validation and rights, for the API page. */
  errors?: readonly ErrorKey[];
}

/** Where the types of an endpoint's schemas are known; no value is there. */
declare const schemaTypes: unique symbol;

export interface EndpointSpec extends Declaration {
  /** Whose schemas the names are. */
  domain: string;
  readonly [schemaTypes]?: unknown;
}

type NameOf<Schemas, Kind> = { [Name in keyof Schemas]: Schemas[Name] extends Kind ? Name : never }[keyof Schemas] & string;

/**
 * How a domain declares its calls: `endpointsOf<typeof schemas>('account')` gives the function that declares one. The server, the web
 * and the API page all read the object that it returns; the schemas are looked up by those who need more than their types
 * (`schemasOf` in `@heliodesk/contract/schemas`).
 */
export const endpointsOf =
  <Schemas>(domain: string) =>
  <const Spec extends Declaration<NameOf<Schemas, z.ZodObject>, NameOf<Schemas, z.ZodType>>>(
    spec: Spec,
  ): Spec & { domain: string; readonly [schemaTypes]?: Schemas } => ({ domain, ...spec });

type SchemasOf<Spec> = Spec extends { readonly [schemaTypes]?: infer Schemas } ? Schemas : never;
type Part<Spec, Key extends string> = Key extends keyof Spec ? Spec[Key] : undefined;

type OutputOf<Schemas, Name> = Name extends `${infer Row}[]`
  ? OutputOf<Schemas, Row>[]
  : Name extends keyof Schemas
    ? z.output<Schemas[Name]>
    : undefined;
type InputOf<Schemas, Name> = Name extends `${infer Row}[]`
  ? InputOf<Schemas, Row>[]
  : Name extends keyof Schemas
    ? z.input<Schemas[Name]>
    : undefined;

type Output<Spec, Key extends string> = OutputOf<SchemasOf<Spec>, Part<Spec, Key>>;
type Input<Spec, Key extends string> = InputOf<SchemasOf<Spec>, Part<Spec, Key>>;

/** What the handler receives, after validation. */
export type ParamsOf<Spec extends EndpointSpec> = Output<Spec, 'params'>;
export type QueryOf<Spec extends EndpointSpec> = Output<Spec, 'query'>;
export type BodyOf<Spec extends EndpointSpec> = Output<Spec, 'body'>;

/** What the answer's `data` holds: rows of a paged list come as `Page`. */
export type DataOf<Spec extends EndpointSpec> = Part<Spec, 'data'> extends string ? Output<Spec, 'data'> : null;

type Required<Value> = undefined extends Value ? { optional: Value } : { required: Value };
type Argument<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Required<Value> extends { required: unknown }
    ? Record<Name, Value>
    : Partial<Record<Name, Value>>;

/** What a caller passes as the body, before its defaults are filled in. */
export type BodyInputOf<Spec extends EndpointSpec> = Input<Spec, 'body'>;

/** What a caller passes. */
export type CallOf<Spec extends EndpointSpec> = Argument<'params', Input<Spec, 'params'>> &
  Argument<'query', Input<Spec, 'query'>> &
  Argument<'body', Input<Spec, 'body'>>;
