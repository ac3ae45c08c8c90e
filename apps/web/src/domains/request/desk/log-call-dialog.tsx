import './desk.css';
import '../components/request.css';
import { callResults, LogCallBody } from '@heliodesk/contract/request';
import type { CallResult } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { ChoiceRadios } from '#src/ui/form/choice-radios.tsx';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { deskCase } from './desk-case.ts';
import { saveCall } from './desk-queries.ts';
import { useAttempt } from './use-attempt.ts';

interface Call {
  direction: 'out' | 'in';
  phone?: string;
  calledAt: string;
  result: CallResult;
  note?: string;
}

/** A moment as the browser's field for date and time holds it: in the reader's time zone, to the minute. */
function localMinute(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment behind the field; nothing while it is incomplete, which its rule says. */
const momentOf = (minute: string): string => (Number.isNaN(Date.parse(minute)) ? minute : new Date(minute).toISOString());

/** Staff log a call: who called, which number, when, what became of it, and what was said. */
export function LogCallDialog({ request: { requestId, requestNo }, onClose }: ActionDialogProps) {
  const { t } = useTranslation('caseWork');
  const [form] = Form.useForm<Call>();
  const [key] = useState(createUuid);
  const [openedAt] = useState(() => localMinute(new Date()));
  const { data: request } = useQuery(deskCase(requestId));
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });
  const direction = Form.useWatch('direction', form) ?? 'out';
  const result = Form.useWatch('result', form) ?? 'reached';

  const handleSubmit = ({ phone = '', note = '', calledAt, ...values }: Call) =>
    attempt(async () => {
      const reached = values.direction === 'in' ? 'reached' : values.result;
      await saveCall({ key, requestId, ...values, phone, note, calledAt: momentOf(calledAt), result: reached });
      onClose();
      showToast({ kind: 'good', title: t('call.done', { number: requestNo }) });
    });
  return (
    <ModalDialog
      open
      width={560}
      title={<NumberInText text={t('call.title', { number: requestNo })} number={requestNo} />}
      okText={t('call.confirm')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit} initialValues={{ direction: 'out', result: 'reached', calledAt: openedAt }}>
        <CallFields direction={direction} phone={request?.customer?.mobile} latest={openedAt} />
      </FormPage>
      {request?.firstContactAt === null && <CountsAsContact isReached={direction === 'in' || result === 'reached'} />}
    </ModalDialog>
  );
}

interface CallFieldsProps {
  direction: Call['direction'];
  /** The customer's number, to begin with. */
  phone: string | undefined;
  latest: string;
}

function CallFields({ direction, phone, latest }: CallFieldsProps) {
  const { t } = useTranslation('caseWork');
  return (
    <>
      <Field name="direction" label={t('call.direction')}>
        <ChoiceRadios options={(['out', 'in'] as const).map((value) => ({ value, label: t(`call.${value}`) }))} />
      </Field>
      <FieldRow>
        <Field name="phone" label={t('call.phone')} initialValue={phone ?? ''} rules={[schemaRule(LogCallBody, 'phone')]}>
          <Input type="tel" dir="ltr" autoComplete="off" />
        </Field>
        <Field
          name="calledAt"
          label={t('call.calledAt')}
          hint={t('call.calledAtHint')}
          rules={[{ required: true, message: t('call.calledAtMissing') }]}
        >
          <Input type="datetime-local" max={latest} />
        </Field>
      </FieldRow>
      {direction === 'out' && (
        <Field name="result" label={t('call.result')}>
          <ChoiceRadios options={callResults.map((value) => ({ value, label: t(`call.results.${value}`) }))} />
        </Field>
      )}
      <Field name="note" label={t('call.note')} hint={t('call.noteHint')} rules={[schemaRule(LogCallBody, 'note')]}>
        <Input.TextArea rows={4} />
      </Field>
    </>
  );
}

/** Whether the call keeps the promise, said before it is saved. */
function CountsAsContact({ isReached }: { isReached: boolean }) {
  const { t } = useTranslation('caseWork');
  return (
    <output className="hd-row hd-t13">
      <Icon name={isReached ? 'check' : 'clock'} />
      {t(isReached ? 'call.keepsPromise' : 'call.promiseOpen')}
    </output>
  );
}
