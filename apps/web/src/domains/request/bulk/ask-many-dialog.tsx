import '../tips/tips.css';
import type { PhotoPlace } from '@heliodesk/contract/attachment';
import { FilesAsked, photoPlacesOf } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { asTarget, ManyModal } from './many-dialog.tsx';
import type { ManyDialogProps } from './many-dialog.tsx';
import { useStart } from './use-start.ts';

interface Asked {
  photos?: PhotoPlace[];
  content?: string;
}

/** Photos that can be asked for in every one of the requests. */
function placesOf(requests: readonly RequestRow[]): readonly PhotoPlace[] {
  const [first = [], ...others] = [...new Set(requests.map(({ requestType }) => requestType))].map((type) => photoPlacesOf(type));
  return first.filter((place) => others.every((places) => places.includes(place)));
}

/** Asks the customers of many requests for files, all in the same words. */
export function AskManyDialog({ targets, onStarted, ...frame }: ManyDialogProps) {
  const { t } = useTranslation(['bulk', 'tips', 'attachment']);
  const [form] = Form.useForm<Asked>();
  const photos = Form.useWatch('photos', form) ?? [];
  const { start, isRunning, refusal } = useStart(onStarted, { hasForm: true });
  const places = placesOf(targets);

  const handleSubmit = ({ photos: chosen = [], content = '' }: Asked) =>
    start({ action: 'askFiles', requests: targets.map(asTarget), photos: chosen, content });
  return (
    <ManyModal
      {...frame}
      title={t('askTitle', { count: targets.length })}
      confirm={t('askFiles')}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => form.submit()}
    >
      <p className="hd-dialog-text">{t('askText')}</p>
      <FormPage form={form} onSubmit={handleSubmit}>
        {places.length > 0 && (
          <Field name="photos" label={t('tips:photos')}>
            <Checkbox.Group options={places.map((place) => ({ value: place, label: t(`attachment:places.${place}.name`) }))} />
          </Field>
        )}
        <Field
          name="content"
          label={t('tips:content')}
          hint={t('tips:contentHint')}
          dependencies={['photos']}
          required={photos.length === 0}
          rules={[schemaRule(FilesAsked, 'content')]}
        >
          <Input.TextArea rows={3} dir="auto" />
        </Field>
      </FormPage>
    </ManyModal>
  );
}
