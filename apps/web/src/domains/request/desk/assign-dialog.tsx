import './desk.css';
import '../components/request.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { ColleagueSelect, useColleagues } from './colleague-select.tsx';
import { freshVersion, giveOwner } from './desk-queries.ts';
import { useAttempt } from './use-attempt.ts';

/** Gives a request an owner. Mount it to open it. */
export function AssignDialog({ request, onClose }: ActionDialogProps) {
  const { t } = useTranslation('desk');
  const { requestId, requestNo, requestType, version } = request;
  const [ownerId, setOwnerId] = useState<number>();
  const { attempt, isRunning, refusal } = useAttempt();
  const name = useColleagues([requestType]).people.find(({ userId }) => userId === ownerId)?.name ?? '';

  const handleOk = (newOwner: number) =>
    attempt(async () => {
      // Someone who tries again has seen that it was changed.
      await giveOwner({ requestId, ownerId: newOwner, version: refusal === undefined ? version : await freshVersion(requestId) });
      onClose();
      showToast({ kind: 'good', title: t('assign.doneToast', { number: requestNo, name }) });
    });
  return (
    <ModalDialog
      open
      width={440}
      title={<NumberInText text={t('assign.titleOf', { number: requestNo })} number={requestNo} />}
      okText={t('assign.confirm')}
      confirmLoading={isRunning}
      okButtonProps={{ disabled: ownerId === undefined }}
      cancelButtonProps={{ disabled: isRunning }}
      closable={!isRunning}
      mask={{ closable: false }}
      onOk={() => ownerId !== undefined && void handleOk(ownerId)}
      onCancel={onClose}
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      <label className="hd-field-label" htmlFor="assign-owner">
        {t('assign.owner')}
      </label>
      <ColleagueSelect
        id="assign-owner"
        types={[requestType]}
        {...(ownerId === undefined ? {} : { value: ownerId })}
        except={request.ownerId}
        disabled={isRunning}
        onChange={setOwnerId}
      />
    </ModalDialog>
  );
}
