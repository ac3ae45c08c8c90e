import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useOfferedActions } from '#src/ui/page/tab.ts';
import { isAllowed } from '../actions/action-target.ts';
import { useBlockReason } from '../actions/use-block-reason.ts';
import type { OfferedAction } from '../actions/use-request-actions.tsx';
import { ownerActionOf } from './owner-action.ts';

interface CaseWays {
  offered: readonly OfferedAction[];
  reply: () => void;
}

/** Lets the search in the header offer the actions of the open case. */
export function useCasePageActions(request: RequestDetail, { offered, reply }: CaseWays): void {
  const { t } = useTranslation('desk');
  const reasonOf = useBlockReason();
  const keys: Readonly<Record<string, string | undefined>> = { pickUp: 'p', note: 'n', [ownerActionOf(request) ?? '']: 'a' };
  const answers = isAllowed(request.actions, 'message')
    ? [{ name: 'message', label: t('keys.reply'), icon: 'chat', key: 'r', run: reply } as const]
    : [];
  useOfferedActions([
    ...answers,
    ...offered.map(({ name, label, icon, blockedBy, start }) => ({
      name,
      label,
      icon,
      key: keys[name],
      blocked: reasonOf(blockedBy),
      run: start,
    })),
  ]);
}
