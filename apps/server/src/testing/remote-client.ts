import type { CallOf, EndpointSpec, Envelope, FieldError } from '@heliodesk/contract/kit';
import type { CallOptions, Row } from './test-client.ts';

export interface RemoteAnswer<Data> {
  status: number;
  code: number;
  msg: string;
  data: Data;
  total: number | undefined;
  key: string | undefined;
  errors: FieldError[];
  headers: Headers;
}

interface Untyped {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function formOf(body: unknown, { name, content }: NonNullable<CallOptions['file']>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) form.append(field, String(value));
  form.append('file', new File([Uint8Array.from(content)], name));
  return form;
}

/** Someone who calls a server over the network, typed by the contract. A broken line is thrown. */
export class RemoteClient {
  readonly #address: () => Promise<string>;
  readonly #token: string;

  /** The address is asked for before each call, because a server that was started again listens elsewhere. */
  constructor(address: () => Promise<string>, token: string) {
    this.#address = address;
    this.#token = token;
  }

  async call<Spec extends EndpointSpec>(
    spec: Spec,
    input: CallOf<Spec>,
    { headers, idempotencyKey, file }: CallOptions = {},
  ): Promise<RemoteAnswer<Row<Spec>>> {
    const { params = {}, query = {}, body } = input as Untyped;
    const path = spec.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const isForm = file !== undefined;
    const response = await fetch(`${await this.#address()}${path}?${search}`, {
      method: spec.method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      ...(isForm ? { body: formOf(body, file) } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Envelope<Row<Spec> & { key?: string; errors?: FieldError[] }>;
    return {
      status: response.status,
      code: answer.code,
      msg: answer.msg,
      data: answer.data,
      total: answer.total,
      key: answer.data?.key,
      errors: answer.data?.errors ?? [],
      headers: response.headers,
    };
  }
}
