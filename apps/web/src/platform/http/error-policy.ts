import { askToSignIn, showToast } from '../feedback/notices.ts';
import { i18n } from '../i18n/language.ts';
import type { CallError, CallFailure } from './call-error.ts';

type Reaction = (error: CallError) => void;

const fail = (text: string, error: CallError) =>
  showToast({ kind: 'bad', title: i18n.t('site:failure.title'), text, requestId: error.requestId });

/** What is said of an error that comes without words of its own, by envelope code (spec 1 §8). */
const wordless = { 400: 'badRequest', 401: 'signInRequired', 403: 'forbidden', 404: 'notFound' } as const;

const textOf = ({ code, message }: CallError): string =>
  message || i18n.t(`site:failure.${code in wordless ? wordless[code as keyof typeof wordless] : 'unknown'}`);

/** The policy for errors of calls, by envelope code; any other code is shown as a toast. */
const byCode: Readonly<Record<number, Reaction>> = {
  401: () => askToSignIn(),
  500: (error) => fail(error.message || i18n.t('site:failure.server'), error),
  510: () => undefined,
};

/** The same for calls that no answer came to. */
const byFailure: Readonly<Record<Exclude<CallFailure, 'answer'>, Reaction>> = {
  network: (error) => fail(i18n.t('site:failure.network'), error),
  timeout: (error) => fail(i18n.t('site:failure.timeout'), error),
  aborted: () => undefined,
};

/** Shows an error as the policy says: 401 asks to sign in again, 510 is left to the form's fields, others are toasts of 5 seconds. */
export function applyErrorPolicy(error: CallError): void {
  const react = error.failure === 'answer' ? byCode[error.code] : byFailure[error.failure];
  if (react) react(error);
  else fail(textOf(error), error);
}

/** The words for an error that a screen shows itself. */
export function messageOf(error: unknown): string {
  const failure = error as Partial<CallError>;
  if (failure.failure === 'network') return i18n.t('site:failure.network');
  if (failure.failure === 'timeout') return i18n.t('site:failure.timeout');
  return failure.failure === 'answer' ? textOf(error as CallError) : i18n.t('site:failure.server');
}
