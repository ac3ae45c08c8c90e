import '../components/request.css';
import type { ReactNode } from 'react';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { NumberInText } from '../components/request-labels.tsx';

interface ActionFrameProps {
  requestNo: string;
  /** With the number in it. */
  title: string;
  /** What the action brings about. */
  intro: ReactNode;
  okText: string;
  /** In pixels. */
  width?: number;
  isRunning: boolean;
  refusal: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of an action on a request, around its form. */
export function ActionFrame({ requestNo, title, intro, isRunning, refusal, onSubmit, onClose, children, ...frame }: ActionFrameProps) {
  return (
    <ModalDialog
      open
      width={480}
      {...frame}
      title={<NumberInText text={title} number={requestNo} />}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={onSubmit}
      onCancel={onClose}
    >
      {intro}
      <Refusal reason={refusal} className="hd-dialog-text" />
      {children}
    </ModalDialog>
  );
}
