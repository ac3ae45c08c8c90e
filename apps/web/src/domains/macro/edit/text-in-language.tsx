import { directionOf } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { ChangeMacroBody } from '@heliodesk/contract/macro';
import type { MacroVariable } from '@heliodesk/contract/macro';
import { Button, Dropdown, Form, Input } from 'antd';
import type { GetRef } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useMenuFocus } from '#src/ui/page/use-menu-focus.ts';
import { OlderHint } from './older-hint.tsx';

interface TextInLanguageProps {
  /** The step's place among the steps. */
  index: number;
  language: Language;
  label: string;
  hint?: string;
  /** Placeholders that have a value with the steps of the macro. */
  offered: readonly MacroVariable[];
}

/** The text of a step in one language, with its placeholders at hand. */
export function TextInLanguage({ index, language, label, hint, offered }: TextInLanguageProps) {
  const { t } = useTranslation('macro');
  const form = Form.useFormInstance();
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  const menuFocus = useMenuFocus();
  const name = ['steps', index, 'texts', language];

  const insert = (variable: MacroVariable) => {
    const area = field.current?.resizableTextArea?.textArea;
    const written = String(form.getFieldValue(name) ?? '');
    const [from, to] = [area?.selectionStart ?? written.length, area?.selectionEnd ?? written.length];
    const placeholder = `{{${variable}}}`;
    form.setFieldValue(name, `${written.slice(0, from)}${placeholder}${written.slice(to)}`);
    field.current?.focus();
  };
  return (
    <>
      <Field
        key={language}
        name={name}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        rules={[schemaRule(ChangeMacroBody, `steps.${index}.texts.${language}`)]}
      >
        <Input.TextArea ref={field} lang={language} dir={directionOf(language)} autoSize={{ minRows: 3, maxRows: 12 }} />
      </Field>
      <OlderHint name={['steps', index, 'texts']} language={language} />
      <Dropdown
        {...menuFocus}
        trigger={['click']}
        menu={{
          items: offered.map((variable) => ({ key: variable, label: t(`variable.${variable}`) })),
          onClick: ({ key }) => insert(key as MacroVariable),
        }}
      >
        <Button size="small" icon={<Icon name="plus" />}>
          {t('placeholder')}
        </Button>
      </Dropdown>
    </>
  );
}
