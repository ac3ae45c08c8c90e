import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { keyOfAction } from '../desk/shortcuts.ts';
import type { Actionable } from './action-target.ts';
import { findActionEntry } from './registry.ts';
import type { ActionEntry, ActionPlace } from './registry.ts';
import { useDiscard } from './use-discard.ts';
import { usePickUp } from './use-pick-up.ts';
import { useRemind } from './use-remind.ts';

/** An action of a record as this screen shows it. */
export interface OfferedAction {
  name: string;
  label: string;
  /** Names the request too, for a button among those of other rows. */
  labelInRow: string;
  icon: IconName;
  danger: boolean;
  isNext: boolean;
  /** Its key on the page of a case. */
  shortcut: string | undefined;
  /** Guards that do not hold; with any, the action is gray. */
  blockedBy: readonly string[];
  start: () => void;
}

export interface RequestActionState {
  /** What the server offers on the record and the web has a button for, in the server's order. */
  offered: readonly OfferedAction[];
  /** Name of the action that runs just now. */
  busy: string | undefined;
  /** The dialog that is open, if any; render it. */
  dialog: ReactNode;
}

interface Settings {
  /** How this screen leads to its places; actions to other places are not shown. */
  places?: Partial<Record<ActionPlace, () => void>>;
  /** The screen is a list: what was done there can be opened from the message that says so. */
  isList?: boolean;
}

const isShown = ({ isFor, start }: ActionEntry, request: Actionable, places: Settings['places']): boolean =>
  (isFor?.(request) ?? true) && (start.kind !== 'screen' || places?.[start.place] !== undefined);

/** What the reader may do with a request: drawn from the record's actions and the registry alone. */
export function useRequestActions(request: Actionable, { places = {}, isList = false }: Settings = {}): RequestActionState {
  const { t } = useTranslation(['request', 'desk', 'common']);
  const navigate = useNavigate();
  const { pickUp, isPending } = usePickUp({ hasOpenAction: isList });
  const { discard, isPending: isDiscarding } = useDiscard();
  const { remind, isPending: isReminding } = useRemind();
  const calls = { pickUp, discard, remind };
  const [open, setOpen] = useState<string>();

  const startOf =
    (name: string, { start }: ActionEntry) =>
    (): void => {
      if (start.kind === 'dialog') setOpen(name);
      else if (start.kind === 'page') void navigate(start.path(request));
      else if (start.kind === 'call') calls[start.call](request);
      else places[start.place]?.();
    };
  const offered = request.actions.flatMap(({ name, blockedBy }): OfferedAction[] => {
    const entry = findActionEntry(name);
    if (entry === null || !isShown(entry, request, places)) return [];
    const label = t(entry.label);
    return [
      {
        name,
        label,
        labelInRow: entry.labelInRow ? t(entry.labelInRow, { number: request.requestNo }) : label,
        icon: entry.icon,
        danger: entry.danger ?? false,
        isNext: entry.isNext?.(request) ?? false,
        shortcut: keyOfAction(name),
        blockedBy,
        start: startOf(name, entry),
      },
    ];
  });
  const opened = open === undefined ? undefined : findActionEntry(open)?.start;
  return {
    offered,
    busy: isPending ? 'pickUp' : isDiscarding ? 'deleteDraft' : isReminding ? 'remind' : undefined,
    dialog: opened?.kind === 'dialog' ? <opened.Dialog request={request} onClose={() => setOpen(undefined)} /> : null,
  };
}
