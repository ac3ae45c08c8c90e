import type { RequestDetail } from '@heliodesk/contract/request';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '#src/ui/actions/action-bar.tsx';
import type { ActionLook } from '#src/ui/actions/action-bar.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { usePickUp } from './use-pick-up.ts';

/** Actions that this page can carry out, with their icons. */
const icons = { pickUp: 'check', assign: 'person', changeOwner: 'exchange', note: 'note' } as const satisfies Record<
  string,
  ActionLook['icon']
>;
type CaseAction = keyof typeof icons;

const isCaseAction = (name: string): name is CaseAction => Object.hasOwn(icons, name);

export interface CaseActions {
  /** The bar of what the server allows; a blocked action says why. */
  bar: ReactNode;
  /** The dialog that is open, if any. */
  dialog: ReactNode;
  /** Assigns or hands over, whichever is allowed. */
  changeOwner: () => void;
}

/** What can be done with a case, besides talking. `onNote` brings the reader to where notes are written. */
export function useCaseActions(request: RequestDetail | undefined, onNote: () => void): CaseActions {
  const { t } = useTranslation(['desk', 'request']);
  const [open, setOpen] = useState<'assign' | 'changeOwner'>();
  const { pickUp, isPending } = usePickUp({ hasOpenAction: false });
  if (!request) return { bar: null, dialog: null, changeOwner: () => undefined };
  const { actions } = request;
  const allows = (name: CaseAction) => actions.some((action) => action.name === name && action.blockedBy.length === 0);
  const close = () => setOpen(undefined);

  const run: Record<CaseAction, () => void> = {
    pickUp: () => pickUp(request),
    assign: () => setOpen('assign'),
    changeOwner: () => setOpen('changeOwner'),
    note: onNote,
  };
  return {
    bar: (
      <ActionBar
        actions={actions}
        look={(name) => (isCaseAction(name) ? { label: t(`action.${name}`), icon: icons[name] } : undefined)}
        renderReason={(guard) => t(`request:guard.${guard}` as 'request:guard.unownedOrOwn')}
        primary={allows('pickUp') ? 'pickUp' : undefined}
        busy={isPending ? 'pickUp' : undefined}
        onAction={(name) => isCaseAction(name) && run[name]()}
      />
    ),
    dialog:
      open === 'assign' ? (
        <AssignDialog targets={[request]} onClose={close} />
      ) : open === 'changeOwner' ? (
        <HandOverDialog request={request} onClose={close} />
      ) : null,
    changeOwner: () => {
      if (request.ownerId !== null && allows('changeOwner')) setOpen('changeOwner');
      else if (allows('assign')) setOpen('assign');
      else if (allows('changeOwner')) setOpen('changeOwner');
    },
  };
}
