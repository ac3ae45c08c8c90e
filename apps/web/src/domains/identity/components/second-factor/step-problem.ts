import type { SecondStep } from '@heliodesk/contract/identity';
import { isError } from '#src/platform/http/call-error.ts';
import { reasonOf } from '#src/platform/http/error-policy.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { PasskeyFailure } from '../../passkey-calls.ts';

export interface SecondStepProps {
  step: SecondStep;
  onSignedIn: (token: string) => Promise<void>;
  /** It took too long, or the codes were wrong too often: the sign-in starts again. */
  onOver: (error: unknown) => void;
  /** The person doesn't want to go on. */
  onCancel: () => void;
}

/** Why a step didn't work, in words; nothing where the whole sign-in is over. */
export function problemOf(error: unknown, onOver: SecondStepProps['onOver']): string | undefined {
  if (error instanceof PasskeyFailure) return i18n.t('secondFactor:passkeyFailed');
  if (!isError(error, 'auth.secondStepExpired')) return reasonOf(error);
  onOver(error);
  return undefined;
}
