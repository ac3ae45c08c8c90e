import { requestGuards } from '@heliodesk/contract/request';
import type { RequestGuard } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';

const isKnown = (guard: string): guard is RequestGuard => requestGuards.includes(guard as RequestGuard);

/** Why a guard blocks an action, as a sentence. */
export function useGuardLabels(): (guard: string) => string {
  const { t } = useTranslation('guards');
  return (guard) => (isKnown(guard) ? t(guard) : guard);
}
