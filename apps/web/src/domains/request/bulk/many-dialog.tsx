import '../components/request.css';
import '../desk/desk.css';
import type { RequestRow } from '@heliodesk/contract/request';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { RequestNumber } from '../components/request-labels.tsx';

export interface ManyDialogProps {
  targets: readonly RequestRow[];
  /** Chosen with them, but the action isn't possible there. */
  leftOut: readonly RequestRow[];
  onStarted: (runId: number) => void;
  onClose: () => void;
}

/** What a run names of each request. */
export const asTarget = ({ requestId, version }: RequestRow) => ({ requestId, version });

interface ManyModalProps extends Pick<ManyDialogProps, 'leftOut' | 'onClose'> {
  title: string;
  confirm: string;
  isRunning: boolean;
  isReady?: boolean;
  refusal: string | undefined;
  onConfirm: () => void;
  children: ReactNode;
}

/** The frame of a dialog about many requests; it names those that are left out. */
export function ManyModal({ title, confirm, isRunning, isReady = true, refusal, leftOut, onConfirm, onClose, children }: ManyModalProps) {
  return (
    <ModalDialog
      open
      width={520}
      title={title}
      okText={confirm}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={onConfirm}
      onCancel={onClose}
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      {children}
      {leftOut.length > 0 && <LeftOut requests={leftOut} />}
    </ModalDialog>
  );
}

function LeftOut({ requests }: { requests: readonly RequestRow[] }) {
  const { t } = useTranslation('bulk');
  const { separators: separatorsOf, sentenceGap } = useFormat();
  const separators = separatorsOf(requests.length);
  return (
    <p className="hd-assign-left hd-hint hd-t13">
      {t('leftOut')}
      {sentenceGap}
      {requests.map(({ requestId, requestNo }, index) => (
        <Fragment key={requestId}>
          {separators[index]}
          <RequestNumber>{requestNo}</RequestNumber>
        </Fragment>
      ))}
    </p>
  );
}
