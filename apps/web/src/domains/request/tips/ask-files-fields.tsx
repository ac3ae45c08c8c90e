import { FilesAsked, photoPlacesOf } from '@heliodesk/contract/request';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlacePicture } from '#src/domains/attachment/index.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import type { ActionTarget } from '../actions/action-target.ts';
import type { AskValues } from './ask-values.ts';

/** Photos from a list, something in words, or both. */
export function AskFilesFields({ request: { requestType } }: { request: ActionTarget }) {
  const { t } = useTranslation(['tips', 'attachment']);
  const photos = Form.useWatch('photos', Form.useFormInstance<AskValues>()) ?? [];
  const places = photoPlacesOf(requestType);
  return (
    <>
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
    </>
  );
}
