import type { PlanAbsenceBody, TeamMember, TeamMembers } from '@heliodesk/contract/request';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { useTeamChanged } from './absence-queries.ts';

/** An absence as it is typed. */
type AbsenceValues = Omit<PlanAbsenceBody, 'userId'>;

interface AbsenceDialogProps {
  title: string;
  /** Who is away. */
  userId: number;
  people: readonly TeamMember[];
  initialValues: Partial<AbsenceValues>;
  hasBegun?: boolean;
  onSave: (values: AbsenceValues) => Promise<TeamMembers>;
  onClose: () => void;
}

/** An absence of one person in a dialog. Mount it to open it. */
export function AbsenceDialog({ title, userId, people, initialValues, hasBegun = false, onSave, onClose }: AbsenceDialogProps) {
  const { t } = useTranslation('absence');
  const [form] = Form.useForm<AbsenceValues>();
  const changed = useTeamChanged();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });
  const handleSubmit = (values: AbsenceValues) =>
    attempt(async () => {
      changed(await onSave(values));
      onClose();
      showToast({ kind: 'good', title: t('saved') });
    });
  return (
    <ModalDialog
      open
      title={title}
      okText={t('save')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} initialValues={initialValues} onSubmit={handleSubmit}>
        <AbsenceFields people={people} userId={userId} hasBegun={hasBegun} />
      </FormPage>
    </ModalDialog>
  );
}
