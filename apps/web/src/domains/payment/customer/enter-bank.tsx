import type { BankTask } from '@heliodesk/contract/payment';
import type { Tip } from '@heliodesk/contract/request';
import { Button, Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BankCard } from './bank-card.tsx';
import { BankDetailsForm } from './bank-form.tsx';
import type { BankValues } from './bank-values.ts';
import { HandOver } from './hand-over.tsx';
import { enterBank } from './queries.ts';
import { TaskIntro } from './task-intro.tsx';
import { useBankAnswer } from './use-bank-answer.ts';

export interface BankTaskProps {
  tip: Tip;
  task: BankTask;
  /** Reads the newer version. */
  onStale: () => Promise<unknown>;
}

/** Bank details that are asked for, with the company that they belong to. */
export function EnterBank({ tip, task, onStale }: BankTaskProps) {
  const { t } = useTranslation('bankTask');
  const [form] = Form.useForm<BankValues>();
  const { answer, isRunning, refusal } = useBankAnswer(onStale);
  const handleSubmit = (values: BankValues) =>
    answer(enterBank, { ...values, tipsId: tip.tipsId, version: task.version, companyName: task.companyName }, t('entered'));
  return (
    <BankCard
      tip={tip}
      hint={t('encrypted')}
      ways={
        <>
          <HandOver task={task} isDisabled={isRunning} onStale={onStale} />
          <Button type="primary" icon={<Icon name="send" />} loading={isRunning} onClick={form.submit}>
            {t('send')}
          </Button>
        </>
      }
    >
      {task.reason !== '' && <Returned reason={task.reason} />}
      <TaskIntro task={task}>{t('intro')}</TaskIntro>
      <BankDetailsForm form={form} task={task} onSubmit={handleSubmit}>
        <Company task={task} />
      </BankDetailsForm>
      <Refusal reason={refusal} className="hd-tip-refusal" />
    </BankCard>
  );
}

/** Why finance sent them back. */
function Returned({ reason }: { reason: string }) {
  const { t } = useTranslation('bankTask');
  return (
    <div className="hd-alert hd-k-warn" role="note">
      <Icon name="warning" />
      <div>
        <b>{t('returned')}</b>
        <p className="hd-tip-words" dir="auto">
          {reason}
        </p>
      </div>
    </div>
  );
}

/** The company as it is registered, which the contact confirms. */
function Company({ task: { companyName, taxNo } }: { task: BankTask }) {
  const { t } = useTranslation('bankTask');
  const confirmed = {
    required: true,
    validator: async (_rule: unknown, value: unknown) => {
      if (value !== true) throw new Error(t('confirmCompany'));
    },
  };
  return (
    <div className="hd-bank-company">
      <p>
        <Icon name="building" size={16} /> <b dir="auto">{companyName}</b>{' '}
        {taxNo !== '' && (
          <span className="hd-hint">
            {labelOf('taxNo')} <Ltr mono>{taxNo}</Ltr>
          </span>
        )}
      </p>
      <Field
        name="companyName"
        label={labelOf('companyName')}
        valuePropName="checked"
        validateTrigger="onChange"
        rules={[confirmed]}
        hint={t('companyHint')}
      >
        <Checkbox>{t('isUs')}</Checkbox>
      </Field>
    </div>
  );
}
