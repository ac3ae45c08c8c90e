import type { ComponentType } from 'react';

interface DeskMacrosProps {
  request: { requestId: number; requestNo: string };
  /** On to the most urgent request. */
  onNext: () => void;
  onClose: () => void;
}

const registered: { Dialog?: ComponentType<DeskMacrosProps> } = {};

/** Registers the dialog that runs macros, whose domain is above this one; the app does so, which alone knows all domains. */
export const registerDeskMacros = (Dialog: ComponentType<DeskMacrosProps>): void => void (registered.Dialog = Dialog);

/** Runs a macro on a row of the desk; mount it to open it. */
export function DeskMacros(props: DeskMacrosProps) {
  return registered.Dialog && <registered.Dialog {...props} />;
}
