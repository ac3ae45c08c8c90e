import '../tips.css';
import './solution.css';
import { Declining } from '@heliodesk/contract/request';
import { Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import type { StoredFile } from '#src/ui/files/upload-queue.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import type { ConsentFormProps } from '../tip-form-props.ts';
import { ConsentUpload } from './consent-upload.tsx';
import { OfferAsked } from './offer-shown.tsx';
import { useConsentAnswer, type Consented } from './use-consent-answer.ts';

/** What a customer has agreed to in writing, as staff enter it: the answer, and the file that proves it. */
export function ConsentForm({ tip, onDone }: ConsentFormProps) {
  const { t } = useTranslation(['consent', 'offer']);
  const [form] = Form.useForm<Consented>();
  const accept = Form.useWatch('accept', form) ?? true;
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [isComing, setComing] = useState(false);
  const [asksFile, setAsksFile] = useState(false);
  const { answer, isRunning, refusal } = useConsentAnswer(tip, onDone);
  const handleSubmit = async (said: Consented) => {
    const [file] = files;
    setAsksFile(file === undefined);
    if (file !== undefined) await answer(said, Number(file.attId));
  };
  return (
    <>
      <p className="hd-dialog-text hd-hint hd-t13">{t('hint')}</p>
      <div className="hd-consent-offer">
        <OfferAsked tip={tip} />
      </div>
      <FormPage form={form} initialValues={{ accept: true }} onSubmit={handleSubmit}>
        <Field name="accept" label={t('answer')}>
          <Radio.Group
            options={[
              { value: true, label: t('offer:accept') },
              { value: false, label: t('offer:declineSolution') },
            ]}
          />
        </Field>
        {!accept && (
          <Field name="reason" label={t('reason')} rules={[schemaRule(Declining, 'reason')]}>
            <Input.TextArea rows={3} dir="auto" showCount />
          </Field>
        )}
        <ConsentUpload
          requestId={tip.requestId}
          files={files}
          onFiles={setFiles}
          onComing={setComing}
          isMissing={asksFile && files.length === 0}
        />
        <Refusal reason={refusal} className="hd-dialog-text" />
        <Button type="primary" htmlType="submit" loading={isRunning} disabled={isComing}>
          {t('save')}
        </Button>
      </FormPage>
    </>
  );
}
