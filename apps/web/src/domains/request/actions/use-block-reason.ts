import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useGuardLabels } from './guard-labels.ts';

/** Why an action is blocked, as one line; nothing where it is not. */
export function useBlockReason(): (blockedBy: readonly string[]) => string | undefined {
  const { t } = useTranslation('ui');
  const { list } = useFormat();
  const guardLabel = useGuardLabels();
  return (blockedBy) =>
    blockedBy.length === 0 ? undefined : `${t('actions.missing', { count: blockedBy.length })} ${list(blockedBy.map(guardLabel))}`;
}
