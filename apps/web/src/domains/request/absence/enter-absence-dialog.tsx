import type { PlanAbsenceBody, TeamMember } from '@heliodesk/contract/request';
import { Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { AbsenceFields, usualChoices } from './absence-fields.tsx';
import { enterAbsence, useTeamChanged } from './absence-queries.ts';

interface EnterAbsenceDialogProps {
  /** Who will be away. */
  userId: number;
  people: readonly TeamMember[];
  onClose: () => void;
}

/** Enters an absence of one person, away from the page that shows all of them. */
export function EnterAbsenceDialog({ userId, people, onClose }: EnterAbsenceDialogProps) {
  const { t } = useTranslation('absence');
  const [form] = Form.useForm<Omit<PlanAbsenceBody, 'userId'>>();
  const changed = useTeamChanged();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });
  const handleSubmit = (values: Omit<PlanAbsenceBody, 'userId'>) =>
    attempt(async () => {
      changed(await enterAbsence({ userId, ...values }));
      onClose();
      showToast({ kind: 'good', title: t('saved') });
    });
  return (
    <Modal
      open
      title={t('new')}
      okText={t('save')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} initialValues={usualChoices} onSubmit={handleSubmit}>
        <AbsenceFields people={people} userId={userId} />
      </FormPage>
    </Modal>
  );
}
