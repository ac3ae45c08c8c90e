import './desk.css';
import '../components/request.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { requestPaths } from '../paths.ts';
import { startClaim } from './desk-queries.ts';
import { useAttempt } from './use-attempt.ts';

/** Starts a claim from an enquiry and goes on in its wizard. */
export function ClaimDialog({ request: { requestId, requestNo, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation('enquiryDesk');
  const navigate = useNavigate();
  const [key] = useState(createUuid);
  const { attempt, isRunning, refusal } = useAttempt();

  const handleStart = () =>
    attempt(async () => {
      const { claim } = await startClaim({ requestId, version, key });
      onClose();
      showToast({ kind: 'good', title: t('claim.done', { number: claim.requestNo }) });
      void navigate(requestPaths.draft(claim.requestType, claim.requestId));
    });
  return (
    <ModalDialog
      open
      width={480}
      title={<NumberInText text={t('claim.title', { number: requestNo })} number={requestNo} />}
      okText={t('claim.confirm')}
      confirmLoading={isRunning}
      onOk={() => void handleStart()}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('claim.text')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
    </ModalDialog>
  );
}
