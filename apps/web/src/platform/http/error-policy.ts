import type { EndpointSpec } from '@heliodesk/contract/kit';
import { askToSignIn, showToast } from '../feedback/notices.ts';
import { i18n } from '../i18n/language.ts';
import type { z } from 'zod';
import { CallError, isError } from './call-error.ts';
import type { CallFailure } from './call-error.ts';
import { isOutdated } from './outdated.ts';

type Reaction = (error: CallError, title: string) => void;

const fail = (text: string, { requestId }: CallError, title: string) => showToast({ kind: 'bad', title, text, requestId });

/** The text for an error that comes without its own, by envelope code (spec 1 §8). */
const wordless = { 400: 'badRequest', 401: 'signInRequired', 403: 'forbidden', 404: 'notFound' } as const;

const textOf = ({ code, message }: CallError): string =>
  message || i18n.t(`site:failure.${code in wordless ? wordless[code as keyof typeof wordless] : 'unknown'}`);

/** Refused fields and values (spec 3 §3). */
const leftToForm = 510;

/** The policy for errors of calls, by envelope code; any other code is shown as a toast. */
const byCode: Readonly<Record<number, Reaction>> = {
  401: (error) => askToSignIn(isError(error, 'auth.signInRequired') ? error.data?.reason : undefined),
  500: (error, title) => fail(error.message || i18n.t('site:failure.server'), error, title),
  [leftToForm]: () => undefined,
};

/** The same for calls without an answer. */
const byFailure: Readonly<Record<Exclude<CallFailure, 'answer'>, Reaction>> = {
  network: (error, title) => fail(i18n.t('site:failure.network'), error, title),
  timeout: (error, title) => fail(i18n.t('site:failure.timeout'), error, title),
  aborted: () => undefined,
};

/**
 * Shows an error as the policy says: 401 asks to sign in again, 510 is left to the form's fields, others are toasts of 5 seconds, which
 * name a deletion as what it was.
 */
export function applyErrorPolicy(error: CallError, method?: EndpointSpec['method']): void {
  const isDeletion = method === 'DELETE';
  const { failure, code } = error;
  // A deletion has no form that would show why it was refused.
  const react = failure !== 'answer' ? byFailure[failure] : isDeletion && code === leftToForm ? undefined : byCode[code];
  const title = i18n.t(isDeletion ? 'site:failure.deletion' : 'site:failure.title');
  if (react) react(error, title);
  else fail(textOf(error), error, title);
}

/** Whether the policy leaves an error to the form: fields, or the values as a whole, were refused. */
export const isLeftToForm = (error: unknown): error is CallError => error instanceof CallError && error.code === leftToForm;

/** Whether trying again may help: there was no answer, or the server was unavailable. */
export const isTransient = (error: unknown): boolean =>
  error instanceof CallError && (error.failure === 'network' || isError(error, 'unavailable', 'auth.signOnUnavailable'));

/** Whether a refused write may have taken effect anyway, or still may: it is repeated unchanged under its key. */
export const isUndecided = (error: unknown): boolean =>
  !(error instanceof CallError) || error.failure !== 'answer' || isError(error, 'unavailable', 'idempotency.running');

/** The current record, if a call was refused because it was based on an older state of it. */
export const currentIn = (error: unknown): unknown => (isError(error, 'stale') ? error.data?.current : undefined);

/** The same, parsed by a schema of the contract. */
export const currentAs = <Schema extends z.ZodType>(schema: Schema, error: unknown): z.output<Schema> | undefined => {
  const current = currentIn(error);
  return current === undefined ? undefined : schema.parse(current);
};

/** The same as values of a form. */
export const readCurrentAs =
  <Schema extends z.ZodType, Values>(schema: Schema, toValues: (current: z.output<Schema>) => Values) =>
  (error: unknown): Values | undefined => {
    const current = currentAs(schema, error);
    return current === undefined ? undefined : toValues(current);
  };

/** Whether the person called it off, such as by not proving who they are: there is nothing to say then. */
export const isCalledOff = (error: unknown): boolean => error instanceof CallError && error.failure === 'aborted';

/** What a screen says about an error that it shows itself. */
export function messageOf(error: unknown): string {
  const failure = error as Partial<CallError>;
  if (failure.failure === 'network') return i18n.t('site:failure.network');
  if (failure.failure === 'timeout') return i18n.t('site:failure.timeout');
  if (isOutdated(error)) return i18n.t('site:failure.outdated');
  return failure.failure === 'answer' ? textOf(error as CallError) : i18n.t('site:failure.server');
}

/** The same where no field shows its own message: that of the first refused field goes before that of the whole call. */
export const reasonOf = (error: unknown): string => (error instanceof CallError ? error.errors[0]?.message : undefined) ?? messageOf(error);
