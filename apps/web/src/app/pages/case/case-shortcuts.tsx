import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { adjacentCases, deskPaths, keyActions, shortcuts, ShortcutsDialog, useShortcuts } from '#src/domains/request/index.ts';
import type { CaseActions } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useCan } from '#src/platform/session.ts';
import { TabContext, useFinish } from '#src/ui/page/tab.ts';

interface CaseShortcuts {
  reply: () => void;
  press: CaseActions['press'];
}

const caseShortcuts = [
  'reply',
  'note',
  'pickUp',
  'assign',
  'askFiles',
  'runMacro',
  'remind',
  'logCall',
  'complete',
  'nextCase',
  'previousCase',
  'nextUrgent',
  'send',
  'sendAnswer',
  'palette',
  'help',
] as const;

/** The keys of a case, and the ways from it that they lead; render the list of keys. */
export function useCaseShortcuts(requestId: number, { reply, press }: CaseShortcuts) {
  const [isShown, setShown] = useState(false);
  const go = useGoToCase();
  const finish = useFinish();
  const mayPickUp = useCan(shortcuts.nextUrgent.permission);
  const ways = {
    nextCase: () => go(adjacentCases(requestId).next),
    previousCase: () => go(adjacentCases(requestId).previous),
    ...(mayPickUp ? { nextUrgent: () => finish(deskPaths.next) } : {}),
    help: () => setShown(true),
  };
  useShortcuts({
    [shortcuts.reply.key]: reply,
    ...Object.fromEntries(keyActions.map((name) => [shortcuts[name].key, () => press(name)])),
    [shortcuts.nextCase.key]: ways.nextCase,
    [shortcuts.previousCase.key]: ways.previousCase,
    ...(ways.nextUrgent ? { [shortcuts.nextUrgent.key]: ways.nextUrgent } : {}),
    [shortcuts.help.key]: ways.help,
  });
  return { ways, list: isShown ? <ShortcutsDialog of={caseShortcuts} onClose={() => setShown(false)} /> : null };
}

/** Continues in the same tab, so that reading through the desk does not open a tab for each case. */
function useGoToCase(): (requestId: number | undefined) => void {
  const { t } = useTranslation('desk');
  const tab = useContext(TabContext);
  const navigate = useNavigate();
  return (requestId) => {
    if (requestId === undefined) showToast({ kind: 'info', title: t('keys.none') });
    else if (tab) tab.close(deskPaths.case(requestId));
    else void navigate(deskPaths.case(requestId));
  };
}
