import type { Absence, ChangeAbsenceBody, TeamMember } from '@heliodesk/contract/request';
import { Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { saveAbsence, useTeamChanged } from './absence-queries.ts';

interface ChangeAbsenceDialogProps {
  absence: Absence;
  people: readonly TeamMember[];
  onClose: () => void;
}

/** Changes an absence: its days and substitute before it begins, its end and what it does until it is over. */
export function ChangeAbsenceDialog({ absence, people, onClose }: ChangeAbsenceDialogProps) {
  const { t } = useTranslation('absence');
  const [form] = Form.useForm<Omit<ChangeAbsenceBody, 'absenceId'>>();
  const changed = useTeamChanged();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });
  const { absenceId, userId, fromDay, untilDay, standInId, note, handNew, handOpen, tellCustomers } = absence;
  const handleSubmit = (values: Omit<ChangeAbsenceBody, 'absenceId'>) =>
    attempt(async () => {
      changed(await saveAbsence({ absenceId, ...values }));
      onClose();
      showToast({ kind: 'good', title: t('saved') });
    });
  return (
    <Modal
      open
      title={t('editOf', { name: people.find((one) => one.userId === userId)?.name ?? '' })}
      okText={t('save')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage
        form={form}
        initialValues={{ fromDay, untilDay, standInId, note, handNew, handOpen, tellCustomers }}
        onSubmit={handleSubmit}
      >
        <AbsenceFields people={people} userId={userId} hasBegun={absence.isRunning} />
      </FormPage>
    </Modal>
  );
}
