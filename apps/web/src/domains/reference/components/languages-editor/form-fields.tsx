import { directionOf } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { longestPhrase } from '@heliodesk/contract/reference';
import type { PhraseForm, PhraseView } from '@heliodesk/contract/reference';
import { departureOf } from '@heliodesk/phrases/text-parts';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/field-labels.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { Field } from '#src/ui/form/field.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';

const tried = [...Array.from({ length: 103 }, (_, number) => number), 1_000_000, 1.5];
const shownNumbers = 4;

/** Some numbers that take a form of the plural in a language. */
const numbersOf = (form: PhraseForm, language: Language): number[] => {
  const rules = new Intl.PluralRules(language);
  return tried.filter((number) => rules.select(number) === form).slice(0, shownNumbers);
};

/** One field for each form that the language needs, held to the placeholders and marks of what it replaces. */
export function FormFields({ view }: { view: PhraseView }) {
  const { t } = useTranslation(['languages', 'rules']);
  const { number, list } = useFormat();
  const { language, forms, release, english } = view;
  const hintOf = (form: PhraseForm): string | undefined =>
    form === 'text'
      ? undefined
      : t('editor.numbers', { numbers: list(numbersOf(form, language).map((each) => number(each, Number.isInteger(each) ? 0 : 1))) });
  const ruleOf = (form: PhraseForm) => ({
    required: true,
    validator: async (_: unknown, text: string | undefined): Promise<void> => {
      const label = labelOf(`texts.${form}`);
      if (!text?.trim()) throw new Error(i18n.t('rules:required', { field: label }));
      const departure = departureOf(text, release[form] ?? english.text ?? english.other ?? '');
      if (departure) throw new Error(i18n.t(`rules:${departure.rule}`, { expected: departure.expected }));
    },
  });
  return forms.map((form) => (
    <Field key={form} name={['texts', form]} label={labelOf(`texts.${form}`)} hint={hintOf(form)} rules={[ruleOf(form)]}>
      <Input.TextArea lang={language} dir={directionOf(language)} maxLength={longestPhrase} autoSize={{ minRows: 2, maxRows: 12 }} />
    </Field>
  ));
}
