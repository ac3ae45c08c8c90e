import type { RequestRow } from '@heliodesk/contract/request';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '#src/platform/session.ts';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { isAllowed } from '../actions/action-target.ts';
import { requestActions } from '../actions/registry.ts';
import { usePickUp } from '../actions/use-pick-up.ts';
import { useRemind } from '../actions/use-remind.ts';
import { DeskMacros } from './desk-macros.tsx';
import { deskPaths } from './desk-paths.ts';
import { ownerActionOf } from './owner-action.ts';
import { shortcuts } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWhyNot } from './use-why-not.ts';

const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog));

const deskShortcuts = [
  'next',
  'previous',
  'open',
  'select',
  'bulk',
  'pickUp',
  'assign',
  'logCall',
  'note',
  'runMacro',
  'remind',
  'nextUrgent',
  'search',
  'palette',
  'help',
] as const;

/** What is done with a row in a dialog. */
interface OpenedDialog {
  row: RequestRow;
  name: 'assign' | 'changeOwner' | 'logCall' | 'runMacro';
}

/** The row in focus. */
function focusedRow(rows: readonly RequestRow[] | undefined): RequestRow | undefined {
  const key = document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey;
  return rows?.find(({ requestId }) => String(requestId) === key);
}

/** Keys of the desk: search, help, and actions on the row in focus. Render what it returns: the dialogs they open. */
export function useDeskKeys(rows: readonly RequestRow[] | undefined, onSearch: () => void): ReactNode {
  const navigate = useNavigate();
  const mayPickUp = useCan(shortcuts.nextUrgent.permission);
  const { pickUp } = usePickUp({ hasOpenAction: true });
  const { remind } = useRemind();
  const sayWhyNot = useWhyNot();
  const [isHelpShown, setHelpShown] = useState(false);
  const [opened, setOpened] = useState<OpenedDialog>();
  const onRow = (run: (row: RequestRow) => void) => () => {
    const row = focusedRow(rows);
    if (row) run(row);
  };
  useShortcuts({
    [shortcuts.search.key]: onSearch,
    [shortcuts.help.key]: () => setHelpShown(true),
    ...(mayPickUp ? { [shortcuts.nextUrgent.key]: () => void navigate(deskPaths.next) } : {}),
    [shortcuts.pickUp.key]: onRow((row) => (isAllowed(row.actions, 'pickUp') ? pickUp(row) : sayWhyNot(row, 'pickUp'))),
    [shortcuts.assign.key]: onRow((row) => {
      const name = ownerActionOf(row);
      if (name) setOpened({ row, name });
      else sayWhyNot(row, 'assign');
    }),
    [shortcuts.logCall.key]: onRow((row) =>
      isAllowed(row.actions, 'logCall') ? setOpened({ row, name: 'logCall' }) : sayWhyNot(row, 'logCall'),
    ),
    [shortcuts.note.key]: onRow((row) =>
      isAllowed(row.actions, 'note') ? void navigate(deskPaths.note(row.requestId)) : sayWhyNot(row, 'note'),
    ),
    [shortcuts.runMacro.key]: onRow((row) =>
      isAllowed(row.actions, 'runMacro') ? setOpened({ row, name: 'runMacro' }) : sayWhyNot(row, 'runMacro'),
    ),
    [shortcuts.remind.key]: onRow((row) => (isAllowed(row.actions, 'remind') ? remind(row) : sayWhyNot(row, 'remind'))),
  });
  return (
    <>
      {isHelpShown && <ShortcutsDialog of={deskShortcuts} onClose={() => setHelpShown(false)} />}
      {opened && <ActOnRow opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** The action is the one that was chosen, also when the row changes behind the open dialog. */
function ActOnRow({ opened: { row, name }, onClose }: { opened: OpenedDialog; onClose: () => void }) {
  const navigate = useNavigate();
  if (name === 'runMacro') return <DeskMacros request={row} onNext={() => void navigate(deskPaths.next)} onClose={onClose} />;
  const { Dialog } = requestActions[name].start;
  return <Dialog request={row} onClose={onClose} />;
}
