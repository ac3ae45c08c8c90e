import type { CallOf, DataOf, EndpointSpec, Envelope, ErrorKey, FieldError, Page } from '@heliodesk/contract/kit';
import { currentLanguage, i18n } from '../i18n/language.ts';
import { readToken } from '../session.ts';
import { CallError, isError } from './call-error.ts';
import { applyErrorPolicy, currentIn } from './error-policy.ts';
import { openMask } from './loading.ts';
import { askForProof } from '../fresh-proof.ts';
import { sendWithFetch, sendWithProgress } from './transport.ts';
import type { Incoming, Outgoing, Progress } from './transport.ts';

/** A file that a call answered. */
export interface DownloadedFile {
  blob: Blob;
  fileName: string | undefined;
}

/** What a call resolves to: a page of rows, a file, or the data. */
export type AnswerOf<Spec extends EndpointSpec> = Spec extends { answers: 'file' }
  ? DownloadedFile
  : Spec extends { paged: true }
    ? Page<DataOf<Spec>>
    : DataOf<Spec>;

interface CallSettings {
  /** Cancels the call; it then rejects with failure `aborted`. */
  signal?: AbortSignal | undefined;
  /** Makes a repeated write answer the first result. */
  idempotencyKey?: string | undefined;
  /** Further headers, such as `EncryptKey`. */
  headers?: Record<string, string> | undefined;
  /** The caller shows errors itself, no toast, no dialog: all of them, or only the newer state that a refusal `stale` carries. */
  quiet?: boolean | 'stale' | undefined;
  /** Runs in the background: no loading mask. */
  background?: boolean | undefined;
}

type Upload<Spec extends EndpointSpec> = Spec extends { takes: 'multipart' }
  ? { file: Blob; onProgress?: ((progress: Progress) => void) | undefined }
  : unknown;

/** What a call takes: `params`, `query` and `body` as the contract says, and how to treat it. */
export type CallOptions<Spec extends EndpointSpec> = CallOf<Spec> & Upload<Spec> & CallSettings;

type CallArguments<Spec extends EndpointSpec> =
  Record<never, never> extends CallOptions<Spec> ? [options?: CallOptions<Spec>] : [options: CallOptions<Spec>];

interface AnyOptions extends CallSettings {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  onProgress?: ((progress: Progress) => void) | undefined;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** The address of a call with its path params and query. */
export function addressOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const single of Array.isArray(value) ? value : [value]) if (isPresent(single)) search.append(name, String(single));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function multipart(fields: unknown, file: Blob | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) if (isPresent(value)) form.append(name, String(value));
  // The file comes last: the server reads the fields before the bytes stream in.
  if (file) form.append('file', file);
  return form;
}

function outgoing(spec: EndpointSpec, options: AnyOptions): Outgoing {
  const token = readToken();
  const language = currentLanguage();
  const isUpload = spec.takes === 'multipart';
  const hasJson = !isUpload && options.body !== undefined;
  return {
    method: spec.method,
    url: addressOf(spec.path, options.params, options.query),
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(hasJson ? { 'content-type': 'application/json' } : {}),
      ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
      accept: spec.answers === 'file' ? '*/*' : 'application/json',
      'accept-language': language,
      lang: language,
      source: 'web',
      ...options.headers,
    },
    body: isUpload ? multipart(options.body, options.file) : hasJson ? JSON.stringify(options.body) : undefined,
    signal: options.signal,
    onProgress: options.onProgress,
  };
}

async function readEnvelope(answer: Incoming): Promise<Envelope> {
  try {
    const envelope: unknown = JSON.parse(await answer.text());
    if (typeof envelope === 'object' && envelope !== null && 'code' in envelope) return envelope as Envelope;
  } catch {
    // No JSON: a proxy answered in place of the portal.
  }
  const code = answer.status >= 400 ? answer.status : 500;
  return { code, msg: i18n.t('site:failure.unknown'), data: null };
}

const fieldErrorsOf = (data: unknown): readonly FieldError[] => {
  const errors = (data as { errors?: unknown } | null)?.errors;
  return Array.isArray(errors) ? (errors as FieldError[]) : [];
};

const keyIn = (data: unknown): ErrorKey | undefined => {
  const key = (data as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? (key as ErrorKey) : undefined;
};

function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}

async function readAnswer(spec: EndpointSpec, answer: Incoming): Promise<unknown> {
  if (spec.answers === 'file' && answer.status < 400)
    return { blob: await answer.blob(), fileName: fileNameOf(answer.header('content-disposition')) } satisfies DownloadedFile;
  const { code, msg, data, total } = await readEnvelope(answer);
  if (code !== 200)
    throw new CallError({
      failure: 'answer',
      code,
      key: keyIn(data),
      message: msg,
      errors: fieldErrorsOf(data),
      requestId: answer.header('x-request-id') ?? undefined,
      data,
    });
  return spec.paged ? { rows: data, total: total ?? 0 } : data;
}

const isQuietOf = ({ quiet }: CallSettings, error: CallError): boolean =>
  quiet === 'stale' ? currentIn(error) !== undefined : quiet === true;

/** What a screen wanted to show and is not there: the screen says so in its place. */
const isShownInPlace = (spec: EndpointSpec, error: CallError): boolean =>
  spec.method === 'GET' && spec.answers !== 'file' && isError(error, 'notFound');

async function answered(spec: EndpointSpec, given: AnyOptions): Promise<unknown> {
  const close = given.background ? undefined : openMask();
  try {
    const send = spec.takes === 'multipart' ? sendWithProgress : sendWithFetch;
    return await readAnswer(spec, await send(outgoing(spec, given)));
  } finally {
    close?.();
  }
}

/** The same, repeated once the person has proved who they are where the server asks for that; nothing that was typed is lost. */
async function provenIfAsked(spec: EndpointSpec, given: AnyOptions): Promise<unknown> {
  try {
    return await answered(spec, given);
  } catch (error) {
    if (!isError(error, 'auth.freshProofRequired')) throw error;
    if (await askForProof()) return answered(spec, given);
    throw new CallError({ failure: 'aborted', message: '' });
  }
}

/**
 * Calls the server as the contract declares it. Resolves to the answer's data; rejects with a `CallError`, after showing it as the
 * error policy says unless `quiet`.
 */
export async function call<Spec extends EndpointSpec>(spec: Spec, ...[options]: CallArguments<Spec>): Promise<AnswerOf<Spec>> {
  const given = (options ?? {}) as AnyOptions;
  try {
    return (await provenIfAsked(spec, given)) as AnswerOf<Spec>;
  } catch (error) {
    if (error instanceof CallError && !isQuietOf(given, error) && !isShownInPlace(spec, error)) applyErrorPolicy(error, spec.method);
    throw error;
  }
}
