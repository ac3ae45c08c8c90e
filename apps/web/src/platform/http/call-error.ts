import type { ErrorDataOf, ErrorKey, FieldError } from '@heliodesk/contract/kit';

/** `answer`: the server refused; the others never reached an answer. */
export type CallFailure = 'answer' | 'network' | 'timeout' | 'aborted';

interface CallErrorParts {
  failure: CallFailure;
  /** Envelope code; 0 without an answer. */
  code?: number | undefined;
  /** The stable name of the error; if left out, it follows from the code. */
  key?: ErrorKey | undefined;
  message: string;
  errors?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
  data?: unknown;
}

/** What an answer without a key means, such as a proxy's: only what its code says. */
const keyOfCode: Readonly<Record<number, ErrorKey>> = {
  400: 'badRequest',
  401: 'auth.signInRequired',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  415: 'unsupportedMedia',
  429: 'tooManyRequests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  510: 'validation',
};

/**
 * What a call rejects with. `errors` are refused fields. Screens ask `isError` for a key, which gives its `data`; the code is for the
 * policy alone.
 */
export class CallError extends Error {
  readonly failure: CallFailure;
  readonly code: number;
  /** Nothing if no answer came. */
  readonly key: ErrorKey | undefined;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly data: unknown;

  constructor({ failure, code = 0, key, message, errors = [], requestId, data = null }: CallErrorParts) {
    super(message);
    this.name = 'CallError';
    this.failure = failure;
    this.code = code;
    this.key = failure === 'answer' ? (key ?? keyOfCode[code] ?? 'server') : undefined;
    this.errors = errors;
    this.requestId = requestId;
    this.data = data;
  }
}

type ErrorWith<Key extends ErrorKey> = CallError & { readonly key: Key; readonly data: ErrorDataOf<Key> };

/** Whether an error is the server's refusal with one of these keys; its data then has the shape of that key. */
export const isError = <Key extends ErrorKey>(error: unknown, ...keys: readonly Key[]): error is ErrorWith<Key> =>
  error instanceof CallError && keys.some((key) => key === error.key);
