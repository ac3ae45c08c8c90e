import { Modal } from 'antd';
import type { ModalProps } from 'antd';
import { DialogKeys } from './dialog-keys.tsx';

interface ModalDialogProps extends Omit<ModalProps, 'destroyOnHidden'> {
  /** Without it, the dialog itself has the focus at first: for a choice in which a stray Enter would lose something either way. */
  startsAtField?: boolean;
}

/**
 * Ant Design's modal, which would start at its cross: this one starts at its first field, or without any at its first button, which cancels.
 * In one with a long text Ctrl Enter sends. It is built new each time it opens.
 */
export function ModalDialog({ startsAtField = true, children, ...modal }: ModalDialogProps) {
  return (
    <Modal {...modal} destroyOnHidden>
      {children}
      <DialogKeys startsAtField={startsAtField} />
    </Modal>
  );
}
