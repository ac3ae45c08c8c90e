import type { BankTask } from '@heliodesk/contract/payment';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { ContactField, nameOfContact } from '../contact-field.tsx';
import { handOver } from './queries.ts';
import { useBankAnswer } from './use-bank-answer.ts';

interface HandOverProps {
  task: BankTask;
  onStale: () => Promise<unknown>;
}

/** Lets a colleague enter bank details; left out where there is none. */
export function HandOver({ task, isDisabled, onStale }: HandOverProps & { isDisabled: boolean }) {
  const { t } = useTranslation('bankTask');
  const [isOpen, setOpen] = useState(false);
  if (task.contacts.length === 0) return null;
  return (
    <>
      <Button disabled={isDisabled} onClick={() => setOpen(true)}>
        {t('handOver')}
      </Button>
      {isOpen && <HandOverDialog task={task} onStale={onStale} onClose={() => setOpen(false)} />}
    </>
  );
}

function HandOverDialog({ task, onStale, onClose }: HandOverProps & { onClose: () => void }) {
  const { t } = useTranslation('bankTask');
  const [form] = Form.useForm<{ contactId: number }>();
  const { answer, isRunning, refusal } = useBankAnswer(onStale);
  const { bankDetailsId, version, contacts } = task;
  const handleSubmit = ({ contactId }: { contactId: number }) => {
    const name = nameOfContact(contacts, contactId);
    return answer(handOver, { bankDetailsId, version, contactId }, t('handedOver', { name }));
  };
  return (
    <ModalDialog
      open
      title={t('handOverTitle')}
      okText={t('handOverNow')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('handOverText')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        <ContactField label={labelOf('handOverTo')} contacts={contacts} />
      </FormPage>
    </ModalDialog>
  );
}
