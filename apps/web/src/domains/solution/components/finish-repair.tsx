import { FinishRepairBody, solutionKinds, type PlannedSolution, type SolutionPlan } from '@heliodesk/contract/solution';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { finishRepair, useReadAfresh } from '../queries.ts';

interface FinishRepairProps {
  requestId: number;
  plan: SolutionPlan;
  solution: PlannedSolution;
}

/** Whether a solution is a repair that the reader may enter as carried out. */
export const isToFinish = ({ actions }: SolutionPlan, { kind, state }: PlannedSolution): boolean =>
  kind === solutionKinds.repair &&
  state === 'running' &&
  actions.some(({ name, blockedBy }) => name === 'finishRepair' && blockedBy.length === 0);

/** Opens the dialog in which staff enter that a repair was carried out. */
export function FinishRepair({ requestId, plan, solution }: FinishRepairProps) {
  const { t } = useTranslation('claimEnd');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('repair.enter')}</Button>
      {isOpen && (
        <FinishRepairDialog
          request={{ requestId, version: plan.version }}
          solutionId={solution.solutionId}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface DialogProps {
  request: { requestId: number; version: number };
  solutionId: number;
  onClose: () => void;
}

interface Repaired {
  repairedOn: string;
  report: string;
}

function FinishRepairDialog({ request, solutionId, onClose }: DialogProps) {
  const { t } = useTranslation(['claimEnd', 'fields']);
  const [form] = Form.useForm<Repaired>();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });
  const readAfresh = useReadAfresh(request.requestId);

  const handleSubmit = (repaired: Repaired) =>
    attempt(async () => {
      await finishRepair({ ...request, solutionId, ...repaired });
      onClose();
      showToast({ kind: 'good', title: t('repair.saved') });
      await readAfresh();
    });
  return (
    <ModalDialog
      open
      width={520}
      title={t('repair.title')}
      okText={t('repair.save')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field name="repairedOn" label={t('fields:repairedOn')} rules={[schemaRule(FinishRepairBody, 'repairedOn')]}>
          <DayPicker className="hd-wide" />
        </Field>
        <Field name="report" label={t('fields:report')} hint={t('repair.reportHint')} rules={[schemaRule(FinishRepairBody, 'report')]}>
          <Input.TextArea rows={4} />
        </Field>
      </FormPage>
    </ModalDialog>
  );
}
