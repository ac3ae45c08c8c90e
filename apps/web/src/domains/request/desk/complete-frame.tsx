import './desk.css';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { NumberInText } from '../components/request-labels.tsx';

interface CompleteFrameProps {
  requestNo: string;
  /** With the number in it. */
  title: string;
  text: string;
  okText: string;
  isRunning: boolean;
  refusal: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which a request is completed, around its form. */
export function CompleteFrame({ requestNo, title, text, okText, isRunning, refusal, onSubmit, onClose, children }: CompleteFrameProps) {
  return (
    <Modal
      open
      width={520}
      title={<NumberInText text={title} number={requestNo} />}
      okText={okText}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={onSubmit}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{text}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      {children}
    </Modal>
  );
}
