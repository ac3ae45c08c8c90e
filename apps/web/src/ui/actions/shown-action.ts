import type { IconName } from '../icons/icon.tsx';

/** One action of a record as the server sends it: legal now, or blocked by guards. */
export interface RecordAction {
  name: string;
  blockedBy: readonly string[];
}

/** How a screen shows an action. */
export interface ActionLook {
  label: string;
  icon?: IconName;
  danger?: boolean;
  /** Its key on this page, as `pressedKey` names it. */
  shortcut?: string | undefined;
}

/** An action with how it looks. */
export type ShownAction = RecordAction & ActionLook;
