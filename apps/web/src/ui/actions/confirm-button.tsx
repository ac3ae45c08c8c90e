import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/platform/http/call-error.ts';
import { ModalDialog } from '../page/modal-dialog.tsx';

interface Question {
  /** The question. */
  title: string;
  /** What is lost. */
  text?: ReactNode;
  /** Runs after the yes; the dialog waits for it and stays open when it fails. */
  onConfirm: () => unknown;
}

interface ConfirmDialogProps extends Question {
  isOpen?: boolean;
  /** The verb on the button that does it. */
  confirmLabel: ReactNode;
  danger?: boolean;
  onClose: () => void;
}

/** Asks for confirmation before something is lost. */
function ConfirmDialog({ title, text, confirmLabel, danger = false, onConfirm, onClose, isOpen = true }: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const [isRunning, setRunning] = useState(false);

  const handleConfirm = async () => {
    setRunning(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      // What the server refused was shown already.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setRunning(false);
    }
  };
  return (
    <ModalDialog
      open={isOpen}
      closable={false}
      title={title}
      width={420}
      okText={confirmLabel}
      cancelText={t('cancel')}
      okButtonProps={{ danger }}
      confirmLoading={isRunning}
      onOk={handleConfirm}
      onCancel={onClose}
    >
      {text}
    </ModalDialog>
  );
}

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'title'>, Question {
  /** The verb on the button that does it; the button's own words when left out. */
  confirmLabel?: ReactNode;
}

/** A button that asks for confirmation, for destructive actions. */
export function ConfirmButton({ title, text, confirmLabel, onConfirm, children, danger = false, ...button }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button danger={danger} {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={title}
        text={text}
        confirmLabel={confirmLabel ?? children}
        danger={danger}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
