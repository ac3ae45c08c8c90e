import { errorCatalogue, type ErrorData, type ErrorKey, type ErrorParams, type Violation } from '@heliodesk/contract/kit';

/** A refusal that the caller is told about, in their language. Anything else that is thrown is answered as 500 without details. */
export class Failure extends Error {
  override name = 'Failure';
  readonly key: ErrorKey;
  readonly params: ErrorParams;
  readonly violations: Violation[];
  /** What the answer carries beside the text, for example the current state of a stale record. */
  readonly data: Record<string, unknown>;

  constructor(key: ErrorKey, params: ErrorParams = {}, violations: Violation[] = [], data: Record<string, unknown> = {}) {
    super(key);
    this.key = key;
    this.params = params;
    this.violations = violations;
    this.data = data;
  }

  get code(): number {
    return errorCatalogue[this.key];
  }
}

/** Keys with data require it, others don't take any. */
type Details<Key extends ErrorKey> = Key extends keyof ErrorData ? [params: ErrorParams, data: ErrorData[Key]] : [params?: ErrorParams];

/** Refuses the call: `throw fail('request.alreadyPickedUp', { name }, { ownerId, version })`. */
export const fail = <Key extends ErrorKey>(key: Key, ...[params, data]: Details<Key>): Failure =>
  new Failure(key, params, [], data === undefined ? {} : { ...data });

/** Refuses the call for one or more fields, named by their paths in the request body. */
export const failFields = (...violations: { path: string; rule: string; params?: Violation['params'] }[]): Failure =>
  new Failure(
    'validation',
    {},
    violations.map((violation) => ({ params: {}, ...violation })),
  );
