import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useOfferedActions } from '#src/ui/page/tab.ts';
import type { PageAction, PageChoices } from '#src/ui/page/tab.ts';
import { isAllowed } from '../actions/action-target.ts';
import { useBlockReason } from '../actions/use-block-reason.ts';
import type { OfferedAction } from '../actions/use-request-actions.tsx';
import { shortcuts } from './shortcuts.ts';
import type { ShortcutName } from './shortcuts.ts';

interface CaseWays {
  offered: readonly OfferedAction[];
  reply: () => void;
  /** Ways around the page, with what each does. */
  ways: Readonly<Partial<Record<ShortcutName, () => void>>>;
  /** What actions are done with, for those that the search asks. */
  choices: Readonly<Record<string, PageChoices>>;
}

const icons: Readonly<Partial<Record<ShortcutName, PageAction['icon']>>> = { nextCase: 'arrow-on', previousCase: 'return', help: 'info' };

/** Lets the search in the header offer the actions of the open case, and the ways from it. */
export function useCasePageActions(request: RequestDetail, { offered, reply, ways, choices }: CaseWays): void {
  const { t } = useTranslation(['desk', 'common', 'shell']);
  const reasonOf = useBlockReason();
  const answers = isAllowed(request.actions, 'message')
    ? [{ name: 'message', label: t(shortcuts.reply.label), icon: 'chat', key: shortcuts.reply.key, run: reply } as const]
    : [];
  useOfferedActions([
    ...answers,
    ...offered.map(({ name, label, icon, blockedBy, shortcut, start }) => ({
      name,
      label,
      icon,
      key: shortcut,
      blocked: reasonOf(blockedBy),
      choices: choices[name],
      run: start,
    })),
    ...(Object.entries(ways) as [ShortcutName, () => void][]).map(([name, run]): PageAction => ({
      name,
      label: t(shortcuts[name].label),
      icon: icons[name] ?? 'arrow-on',
      key: shortcuts[name].key,
      run,
    })),
  ]);
}
