import type { StepBlock } from '@heliodesk/contract/macro';
import { useTranslation } from 'react-i18next';
import { useBlockReason } from '#src/domains/request/index.ts';

/** Why a step can't be done, in words. */
export function useBlockText(): (blocked: { why: StepBlock | 'other'; guards: readonly string[] }) => string {
  const { t } = useTranslation('macro');
  const reasonOf = useBlockReason();
  return ({ why, guards }) => (why === 'guards' ? (reasonOf(guards) ?? t('blocked.other')) : t(`blocked.${why}`));
}
