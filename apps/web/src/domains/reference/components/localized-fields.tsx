import { directionOf, languages } from '@heliodesk/contract/kit';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';

interface LocalizedFieldsProps {
  /** Where they are in the form, and its schema. */
  name: string;
  schema: z.ZodType;
  isLong?: boolean;
}

/** One text in all nine languages, each field in its own language and direction. */
export function LocalizedFields({ name, schema, isLong = false }: LocalizedFieldsProps) {
  const { t } = useTranslation('fields');
  return languages.map((code) => {
    const attributes = { lang: code, dir: directionOf(code) };
    return (
      <Field key={code} className="hd-localized" name={[name, code]} label={t(code)} rules={[schemaRule(schema, `${name}.${code}`)]}>
        {isLong ? <Input.TextArea {...attributes} autoSize={{ minRows: 1, maxRows: 4 }} /> : <Input {...attributes} />}
      </Field>
    );
  });
}
