import '../macro.css';
import { directionOf, isLanguage, languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { ChangeMacroBody, macroStatuses } from '@heliodesk/contract/macro';
import { requestTypeValues } from '@heliodesk/contract/request';
import { languageNames } from '@heliodesk/phrases/languages';
import { Form, Input, Switch } from 'antd';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { LanguageCells } from '#src/domains/reference/index.ts';
import { useRequestTypeName } from '#src/domains/request/index.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { MultiSelect } from '#src/ui/form/multi-select.tsx';
import { filledLanguages } from './macro-values.ts';
import { OlderHint } from './older-hint.tsx';
import { oldLanguages } from './older-texts.ts';
import type { MacroValues } from './macro-values.ts';
import { StepList } from './step-list.tsx';

/** The language of the first field that isn't valid; only one language has its fields on the page. */
export function languageOfProblem(path: string | undefined): Language | undefined {
  const code = /(?:^names|\.texts)\.(\w+)$/.exec(path ?? '')?.[1];
  return isLanguage(code) ? code : undefined;
}

interface MacroFieldsProps {
  form: FormInstance<MacroValues>;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Everything that leads decide about a macro, with its texts in one language at a time. */
export function MacroFields({ form, language, onLanguage }: MacroFieldsProps) {
  const { t } = useTranslation(['macro', 'request', 'fields']);
  const typeName = useRequestTypeName();
  return (
    <div className="hd-macro-form">
      <LanguagePicker form={form} language={language} onPick={onLanguage} />
      <Field
        key={language}
        name={['names', language]}
        label={t('fields:name')}
        rules={[schemaRule(ChangeMacroBody, `names.${language}`, t('fields:name'))]}
      >
        <Input lang={language} dir={directionOf(language)} />
      </Field>
      <OlderHint name={['names']} language={language} />
      <FieldRow>
        <Field name="types" label={t('fields:types')} required rules={[schemaRule(ChangeMacroBody, 'types')]}>
          <MultiSelect options={requestTypeValues.map((type) => ({ value: type, label: typeName(type) }))} />
        </Field>
        <Field
          name="statuses"
          label={t('fields:statuses')}
          hint={t('elsewhere')}
          required
          rules={[schemaRule(ChangeMacroBody, 'statuses')]}
        >
          <MultiSelect options={macroStatuses.map((status) => ({ value: status, label: t(`request:status.${status}`) }))} />
        </Field>
      </FieldRow>
      <Field name="steps" label={t('fields:steps')} hint={t('together')} required rules={[schemaRule(ChangeMacroBody, 'steps')]}>
        <StepList language={language} />
      </Field>
      <Field name="isEnabled" label={t('enabled.label')} hint={t('enabled.hint')} valuePropName="checked">
        <Switch />
      </Field>
    </div>
  );
}

function LanguagePicker({
  form,
  language,
  onPick,
}: {
  form: FormInstance<MacroValues>;
  language: Language;
  onPick: (language: Language) => void;
}) {
  const { t } = useTranslation(['macro', 'common']);
  const { list } = useFormat();
  const names = Form.useWatch('names', { form, preserve: true });
  const steps = Form.useWatch('steps', { form, preserve: true });
  const older = Form.useWatch('older', { form, preserve: true }) ?? [];
  const stillRight = Form.useWatch('stillRight', { form, preserve: true }) ?? [];
  const content = names === undefined ? undefined : { names, steps: steps ?? [] };
  const old = content ? oldLanguages(content, older, stillRight) : [];
  return (
    <div className="hd-row hd-row-wrap">
      <Select<Language>
        aria-label={t('common:language')}
        value={language}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        popupMatchSelectWidth={false}
        onChange={onPick}
      />
      <LanguageCells filled={content ? filledLanguages(content) : []} older={old} />
      {old.length > 0 && (
        <span className="hd-t12 hd-macro-older">{t('older', { languages: list(old.map((code) => languageNames[code])) })}</span>
      )}
      <span className="hd-hint hd-t12">{t('fallsBack')}</span>
    </div>
  );
}
