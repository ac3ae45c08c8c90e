import type { RequestRow } from '@heliodesk/contract/request';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { isAllowed } from '../actions/action-target.ts';
import { requestActions } from '../actions/registry.ts';
import { usePickUp } from '../actions/use-pick-up.ts';
import { deskPaths } from './desk-paths.ts';
import { ownerActionOf } from './owner-action.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWhyNot } from './use-why-not.ts';

const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog));

/** The row in focus. */
function focusedRow(rows: readonly RequestRow[] | undefined): RequestRow | undefined {
  const key = document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey;
  return rows?.find(({ requestId }) => String(requestId) === key);
}

/** Keys of the desk: search, help, and actions on the row in focus. Render what it returns: the dialogs they open. */
export function useDeskKeys(rows: readonly RequestRow[] | undefined, onSearch: () => void): ReactNode {
  const navigate = useNavigate();
  const { pickUp } = usePickUp({ hasOpenAction: true });
  const sayWhyNot = useWhyNot();
  const [isHelpShown, setHelpShown] = useState(false);
  const [given, setGiven] = useState<RequestRow>();
  const onRow = (run: (row: RequestRow) => void) => () => {
    const row = focusedRow(rows);
    if (row) run(row);
  };
  useShortcuts({
    '/': onSearch,
    '?': () => setHelpShown(true),
    p: onRow((row) => (isAllowed(row.actions, 'pickUp') ? pickUp(row) : sayWhyNot(row, 'pickUp'))),
    a: onRow((row) => (ownerActionOf(row) ? setGiven(row) : sayWhyNot(row, 'assign'))),
    n: onRow((row) => (isAllowed(row.actions, 'note') ? void navigate(deskPaths.note(row.requestId)) : sayWhyNot(row, 'note'))),
  });
  return (
    <>
      {isHelpShown && <Help onClose={() => setHelpShown(false)} />}
      {given && <GiveRow row={given} onClose={() => setGiven(undefined)} />}
    </>
  );
}

function GiveRow({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  // Chosen once, because the row may change behind the open dialog.
  const [name] = useState(() => ownerActionOf(row));
  if (name === undefined) return null;
  const { Dialog } = requestActions[name].start;
  return <Dialog request={row} onClose={onClose} />;
}

function Help({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk', 'common']);
  const keys = [
    { key: 'j', does: t('keys.next') },
    { key: 'k', does: t('keys.previous') },
    { key: 'Enter', does: t('keys.open') },
    { key: 'p', does: t('action.pickUp') },
    { key: 'a', does: t('keys.assign') },
    { key: 'n', does: t('action.note') },
    { key: '/', does: t('common:search') },
    { key: '?', does: t('keys.help') },
  ];
  return <ShortcutsDialog keys={keys} onClose={onClose} />;
}
