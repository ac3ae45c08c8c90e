import type { RequestAction, RequestDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { RequestActionBar } from '../actions/request-action-bar.tsx';
import { useRequestActions } from '../actions/use-request-actions.tsx';

export interface CaseActions {
  /** The bar of what the server offers; a blocked action says why. */
  bar: ReactNode;
  /** The dialog that is open, if any. */
  dialog: ReactNode;
  /** Assigns or hands over, whichever is allowed. */
  changeOwner: () => void;
  /** Whether the reader may give the case to another person of the company. */
  mayChangeContact: boolean;
}

/** What can be done with a case, apart from writing messages. `onNote` brings the reader to where notes are written. */
export function useCaseActions(request: RequestDetail, onNote: () => void): CaseActions {
  const { offered, busy, dialog } = useRequestActions(request, { places: { note: onNote } });
  const ways: readonly RequestAction[] = request.ownerId === null ? ['assign', 'changeOwner'] : ['changeOwner', 'assign'];
  const allowed = (name: RequestAction) => offered.find((action) => action.name === name && action.blockedBy.length === 0);
  return {
    bar: <RequestActionBar offered={offered} busy={busy} />,
    dialog,
    changeOwner: () => ways.map(allowed).find(Boolean)?.start(),
    mayChangeContact: allowed('changeContact') !== undefined,
  };
}
