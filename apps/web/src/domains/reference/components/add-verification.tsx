import { addConfig, NewConfig, verificationPrefix } from '@heliodesk/contract/reference';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { call } from '#src/platform/http/call.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { useRefresh } from '../administration-queries.ts';

/** Adds a text file by which an outside service finds that the domain is ours. Render it to open it. */
export function AddVerification({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reference');
  const refresh = useRefresh('configuration');
  const [idempotencyKey] = useState(createUuid);
  const handleSave = async (body: NewConfig) => {
    await call(addConfig, { body, idempotencyKey });
    await refresh();
    showToast({ kind: 'good', title: t('saved') });
    onClose();
  };
  return (
    <FormDrawer<NewConfig>
      title={t('addFile')}
      values={{ configKey: verificationPrefix, configValue: '' }}
      persistKey="verification"
      onSave={handleSave}
      onClose={onClose}
    >
      <Field name="configKey" label={t('fileKey')} hint={t('fileKeyHint')} rules={[schemaRule(NewConfig, 'configKey')]}>
        <Input dir="ltr" />
      </Field>
      <Field name="configValue" label={t('fileContent')} rules={[schemaRule(NewConfig, 'configValue')]}>
        <Input.TextArea dir="ltr" rows={4} />
      </Field>
    </FormDrawer>
  );
}
