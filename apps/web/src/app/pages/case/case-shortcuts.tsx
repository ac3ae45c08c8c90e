import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deskPaths, ShortcutsDialog, adjacentCases, useShortcuts } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { TabContext } from '#src/ui/page/tab.ts';

interface CaseShortcuts {
  reply: () => void;
  note: () => void;
  pickUp: () => void;
  assign: () => void;
}

/** The keys of a case: reply, note, pick up, assign, next case of the desk. Render what it returns: the list of keys. */
export function useCaseShortcuts(requestId: number, { reply, note, pickUp, assign }: CaseShortcuts): ReactNode {
  const { t } = useTranslation('desk');
  const [isShown, setShown] = useState(false);
  const go = useGoToCase();
  useShortcuts({
    r: reply,
    n: note,
    p: pickUp,
    a: assign,
    j: () => go(adjacentCases(requestId).next),
    k: () => go(adjacentCases(requestId).previous),
    '?': () => setShown(true),
  });
  const keys = [
    { key: 'r', does: t('keys.reply') },
    { key: 'n', does: t('action.note') },
    { key: 'p', does: t('action.pickUp') },
    { key: 'a', does: t('keys.assign') },
    { key: 'j', does: t('keys.nextCase') },
    { key: 'k', does: t('keys.previousCase') },
    { key: 'Ctrl Enter', does: t('keys.send') },
    { key: '?', does: t('keys.help') },
  ];
  return isShown ? <ShortcutsDialog keys={keys} onClose={() => setShown(false)} /> : null;
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
