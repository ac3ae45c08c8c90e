import { randomInt } from 'node:crypto';
import type { CallOf, DataOf, EndpointSpec, FieldError } from '@heliodesk/contract/kit';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** An answer as it came over the wire. `data` has the endpoint's type when `code` is 200. */
export interface TestAnswer<Data> {
  status: number;
  code: number;
  msg: string;
  data: Data;
  total: number | undefined;
  /** Of a refusal: its key in the error catalogue. */
  key: string | undefined;
  errors: FieldError[];
  headers: LightMyRequestResponse['headers'];
  raw: LightMyRequestResponse;
}

export interface CallOptions {
  headers?: Record<string, string>;
  idempotencyKey?: string;
  /** Of multipart endpoints. */
  file?: { name: string; content: Uint8Array };
}

/** What `data` holds in an answer. */
export type Row<Spec extends EndpointSpec> = Spec['paged'] extends true ? DataOf<Spec>[] : DataOf<Spec>;
type Untyped = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

const addressOfOwn = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function formOf(body: unknown, file: NonNullable<CallOptions['file']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  form.append('file', new File([Uint8Array.from(file.content)], file.name));
  return form;
}

/** Someone who calls the API, typed by the contract. */
export class TestClient {
  readonly #http: FastifyInstance;
  readonly address = addressOfOwn();
  token: string | undefined;

  constructor(http: FastifyInstance, token?: string) {
    this.#http = http;
    this.token = token;
  }

  async call<Spec extends EndpointSpec>(spec: Spec, input: CallOf<Spec>, options: CallOptions = {}): Promise<TestAnswer<Row<Spec>>> {
    const { params = {}, query = {}, body } = input as Untyped;
    const path = spec.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = Object.fromEntries(
      Object.entries(query)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    );
    const payload = options.file === undefined ? body : formOf(body, options.file);
    return this.send({
      method: spec.method,
      url: path,
      query: search,
      ...(payload === undefined ? {} : { payload: payload as NonNullable<InjectOptions['payload']> }),
      headers: { ...options.headers, ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }) },
    });
  }

  /** For what the contract's types would not let through. */
  async send<Data = unknown>(request: InjectOptions): Promise<TestAnswer<Data>> {
    const headers = {
      'x-forwarded-for': this.address,
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      ...request.headers,
    };
    const raw = await this.#http.inject({ ...request, headers });
    const isJson = String(raw.headers['content-type'] ?? '').includes('application/json');
    const answer = isJson
      ? raw.json<{ code: number; msg: string; data: Data & { key?: string; errors?: FieldError[] }; total?: number }>()
      : undefined;
    return {
      status: raw.statusCode,
      code: answer?.code ?? raw.statusCode,
      msg: answer?.msg ?? '',
      data: answer?.data as Data,
      total: answer?.total,
      key: answer?.data?.key,
      errors: answer?.data?.errors ?? [],
      headers: raw.headers,
      raw,
    };
  }
}
