import './rejection.css';
import '../components/request.css';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { deskCase } from '../desk/desk-case.ts';
import { useAttempt } from '../desk/use-attempt.ts';
import { rejectAsProposed } from './rejection-queries.ts';

/** Rejects a claim as proposed, once the text for the customer has been read. */
export function RejectDialog({ request: { requestId, requestNo, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['rejecting', 'desk']);
  const { data } = useQuery(deskCase(requestId));
  const [isRead, setRead] = useState(false);
  const { attempt, isRunning, refusal } = useAttempt();
  const proposal = data?.proposal;

  const handleReject = () =>
    attempt(async () => {
      await rejectAsProposed({ requestId, version });
      onClose();
      showToast({ kind: 'good', title: t('reject.done', { number: requestNo }) });
    });
  return (
    <ModalDialog
      open
      width={560}
      title={<NumberInText text={t('reject.title', { number: requestNo })} number={requestNo} />}
      okText={t('desk:action.reject')}
      okButtonProps={{ danger: true, disabled: !isRead }}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={handleReject}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('reject.text')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      {proposal ? (
        <blockquote className="hd-rejection-text" dir="auto">
          {proposal.publicText}
        </blockquote>
      ) : (
        <BlockSkeleton lines={3} />
      )}
      <Checkbox checked={isRead} disabled={!proposal} onChange={(event) => setRead(event.target.checked)}>
        {t('reject.read')}
      </Checkbox>
    </ModalDialog>
  );
}
