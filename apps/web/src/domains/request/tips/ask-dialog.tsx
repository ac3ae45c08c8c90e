import './tips.css';
import '../components/request.css';
import type { PhotoPlace } from '@heliodesk/contract/attachment';
import { FilesAsked, photoPlacesOf, tipTypes } from '@heliodesk/contract/request';
import { Checkbox, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlacePicture } from '#src/domains/attachment/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { ask } from './queries.ts';

interface Asked {
  photos?: PhotoPlace[];
  content?: string;
}

/** Asks the customer for files: photos from a list, something in words, or both. */
export function AskDialog({ request: { requestId, requestNo, requestType, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['tips', 'attachment']);
  const [form] = Form.useForm<Asked>();
  const photos = Form.useWatch('photos', form) ?? [];
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });
  const places = photoPlacesOf(requestType);

  const handleSubmit = ({ photos: chosen = [], content = '' }: Asked) =>
    attempt(async () => {
      await ask({ requestId, version, tipsType: tipTypes.files, photos: chosen, content });
      onClose();
      showToast({ kind: 'good', title: t('sent', { number: requestNo }) });
    });
  return (
    <Modal
      open
      width={640}
      title={<NumberInText text={t('askTitle', { number: requestNo })} number={requestNo} />}
      okText={t('send')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('askText')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        {places.length > 0 && (
          <Field name="photos" label={t('photos')}>
            <Checkbox.Group className="hd-ask-places">
              {places.map((place) => (
                <Checkbox key={place} value={place}>
                  <PlacePicture place={place} />
                  <span>{t(`attachment:places.${place}.name`)}</span>
                </Checkbox>
              ))}
            </Checkbox.Group>
          </Field>
        )}
        <Field
          name="content"
          label={t('content')}
          hint={t('contentHint')}
          dependencies={['photos']}
          required={photos.length === 0}
          rules={[schemaRule(FilesAsked, 'content')]}
        >
          <Input.TextArea rows={3} dir="auto" />
        </Field>
      </FormPage>
      <p className="hd-hint hd-t13">{t('due')}</p>
    </Modal>
  );
}
