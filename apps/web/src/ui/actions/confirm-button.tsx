import { Button, Modal } from 'antd';
import type { ButtonProps } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'title'> {
  /** The question. */
  title: string;
  /** What is lost. */
  text?: ReactNode;
  /** The verb on the button that does it; the button's own words when left out. */
  confirmLabel?: ReactNode;
  /** Runs after the yes; the dialog waits for it and stays open when it fails. */
  onConfirm: () => unknown;
}

/** A button that asks for certainty, for what loses something. */
export function ConfirmButton({ title, text, confirmLabel, onConfirm, children, danger, ...button }: ConfirmButtonProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const [isRunning, setRunning] = useState(false);

  const handleConfirm = async () => {
    setRunning(true);
    try {
      await onConfirm();
      setOpen(false);
    } finally {
      setRunning(false);
    }
  };

  return (
    <>
      <Button danger={danger} {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Modal
        open={isOpen}
        closable={false}
        title={title}
        width={420}
        okText={confirmLabel ?? children}
        cancelText={t('cancel')}
        okButtonProps={{ danger: danger ?? false }}
        confirmLoading={isRunning}
        onOk={handleConfirm}
        onCancel={() => setOpen(false)}
      >
        {text}
      </Modal>
    </>
  );
}
