import '../tips/tips.css';
import type { PhotoPlace } from '@heliodesk/contract/attachment';
import { FilesAsked, photoPlacesOf } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
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

/** The customers' languages, the most frequent first, each with its number of requests. */
function useLanguages(requests: readonly RequestRow[]): string {
  const { t } = useTranslation('bulk');
  const { languageName, number, plainList } = useFormat();
  const counts = new Map<string, number>();
  for (const { language } of requests) counts.set(language, (counts.get(language) ?? 0) + 1);
  const named = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([code, count]) => t('languageOf', { language: languageName(code), number: number(count) }));
  return plainList(named);
}

/** Asks the customers of many requests for files: in their languages as long as the text is left as it is, else all in the same words. */
export function AskManyDialog({ targets, onStarted, ...frame }: ManyDialogProps) {
  const { t } = useTranslation(['bulk', 'tips', 'attachment']);
  const [form] = Form.useForm<Asked>();
  const { start, isRunning, refusal } = useStart(onStarted, { hasForm: true });
  const places = placesOf(targets);
  // The text is about photos; where none can be chosen, only one's own words say what is missing.
  const standard = places.length > 0 ? t('filesText') : '';
  const isStandard = (content: string) => standard !== '' && content.trim() === standard;
  const photos = Form.useWatch('photos', form) ?? [];
  const content = Form.useWatch('content', form) ?? standard;
  const languages = useLanguages(targets);

  const handleSubmit = ({ photos: chosen = [], content: written = '' }: Asked) => {
    const standardText = isStandard(written);
    return start({
      action: 'askFiles',
      requests: targets.map(asTarget),
      photos: chosen,
      content: standardText ? '' : written,
      standardText,
    });
  };
  const saysWhat = (_: unknown, written: string = '') =>
    photos.length === 0 && isStandard(written) ? Promise.reject(new Error(t('nothingAsked'))) : Promise.resolve();
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
      <FormPage form={form} onSubmit={handleSubmit} initialValues={{ content: standard }}>
        {places.length > 0 && (
          <Field name="photos" label={t('tips:photos')}>
            <Checkbox.Group options={places.map((place) => ({ value: place, label: t(`attachment:places.${place}.name`) }))} />
          </Field>
        )}
        <Field
          name="content"
          label={t('tips:content')}
          hint={t(isStandard(content) ? 'inOwnLanguage' : 'sameForAll', { languages })}
          dependencies={['photos']}
          required={photos.length === 0}
          rules={[schemaRule(FilesAsked, 'content'), { validator: saysWhat }]}
        >
          <Input.TextArea rows={4} dir="auto" />
        </Field>
      </FormPage>
    </ManyModal>
  );
}
