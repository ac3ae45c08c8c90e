import type { FieldError } from '@heliodesk/contract/kit';

/** `answer`: the server refused; the others never reached an answer. */
export type CallFailure = 'answer' | 'network' | 'timeout' | 'aborted';

interface CallErrorParts {
  failure: CallFailure;
  /** Envelope code; 0 without an answer. */
  code?: number | undefined;
  message: string;
  errors?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
  data?: unknown;
}

/** What a call rejects with. `errors` are refused fields (code 510), `data` what a refusal carries beside them (the current state of a stale record). */
export class CallError extends Error {
  readonly failure: CallFailure;
  readonly code: number;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly data: unknown;

  constructor({ failure, code = 0, message, errors = [], requestId, data = null }: CallErrorParts) {
    super(message);
    this.name = 'CallError';
    this.failure = failure;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.data = data;
  }
}
