import '../page-view.css';
import { directionOf, isLanguage, languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { EditedStaticPage, NewStaticPage } from '@heliodesk/contract/reference';
import type { StaticPageDetail } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { Button, Form, Input } from 'antd';
import type { FormInstance } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, schemaRule, validate } from '#src/platform/schema-rules.ts';
import { ConflictDialog } from '#src/ui/form/conflict-dialog.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { filledIn, LanguageCells } from './language-cells.tsx';
import { PageBody } from './page-view.tsx';
import { emptyPage, usePageEditor, valuesOfPage } from './use-page-editor.ts';
import type { PageValues } from './use-page-editor.ts';

interface PageFormProps {
  /** Nothing for a new page. */
  page: StaticPageDetail | undefined;
  onDone: () => void;
}

const persistKeyOf = (page: PageFormProps['page']): string => `page-${page?.id ?? 'new'}`;

/** A page in its nine languages, each with its preview beside it. */
export function PageForm({ page, onDone }: PageFormProps) {
  const { t } = useTranslation(['reference', 'fields']);
  const [form] = Form.useForm<PageValues>();
  const [language, setLanguage] = useState<Language>('en');
  const { theirs, ...editor } = usePageEditor(form, persistKeyOf(page), onDone);
  const question = useUnsavedChanges(editor.isChanged);
  const schema = page ? EditedStaticPage : NewStaticPage;

  const handleSave = () => {
    // Only one language has its fields on the page; what is wrong in another one brings that forward.
    const [problem] = validate(schema, form.getFieldsValue(true));
    const code = /^texts\.(\w+)\./.exec(problem?.path ?? '')?.[1];
    if (isLanguage(code) && code !== language) setLanguage(code);
    setTimeout(() => form.submit());
  };
  return (
    <Page
      title={page ? t('editPage', { title: page.title }) : t('newPage')}
      actions={
        <>
          <Button onClick={onDone}>{t('backToPages')}</Button>
          <Button type="primary" loading={editor.isSaving} onClick={handleSave}>
            {t('savePage')}
          </Button>
        </>
      }
    >
      <FormPage<PageValues>
        form={form}
        initialValues={page ? valuesOfPage(page) : emptyPage}
        persistKey={persistKeyOf(page)}
        onValuesChange={editor.handleChange}
        onSubmit={editor.save}
      >
        {!page && (
          <Field name="slug" label={t('fields:slug')} hint={t('slugHint')} rules={[schemaRule(NewStaticPage, 'slug')]}>
            <Input dir="ltr" className="hd-page-slug" />
          </Field>
        )}
        <LanguagePicker form={form} language={language} onPick={setLanguage} />
        <div className="hd-page-edit" key={language}>
          <div>
            <Field name={['texts', language, 'title']} label={t('fields:title')} rules={[schemaRule(schema, `texts.${language}.title`)]}>
              <Input lang={language} dir={directionOf(language)} />
            </Field>
            <Field
              name={['texts', language, 'body']}
              label={t('pageBody')}
              hint={t('markdownHint')}
              rules={[schemaRule(schema, `texts.${language}.body`)]}
            >
              <Input.TextArea rows={18} lang={language} dir={directionOf(language)} />
            </Field>
          </div>
          <PagePreview form={form} language={language} />
        </div>
      </FormPage>
      {theirs && <ConflictDialog fields={editor.differences(labelOf)} onKeepMine={editor.keepMine} onTakeTheirs={editor.takeTheirs} />}
      {question}
    </Page>
  );
}

interface LanguageProps {
  form: FormInstance<PageValues>;
  language: Language;
}

function LanguagePicker({ form, language, onPick }: LanguageProps & { onPick: (language: Language) => void }) {
  const { t } = useTranslation(['reference', 'common']);
  const texts = Form.useWatch('texts', { form, preserve: true }) ?? {};
  const filled = filledIn(Object.fromEntries(languages.map((code) => [code, texts[code]?.body])));
  return (
    <div className="hd-row hd-row-wrap hd-page-languages">
      <Select<Language>
        aria-label={t('common:language')}
        value={language}
        options={languages.map((code) => ({
          value: code,
          label: filled.includes(code) ? languageNames[code] : t('missingIn', { language: languageNames[code] }),
        }))}
        popupMatchSelectWidth={false}
        onChange={onPick}
      />
      <LanguageCells filled={filled} />
    </div>
  );
}

function PagePreview({ form, language }: LanguageProps) {
  const { t } = useTranslation('reference');
  const text = Form.useWatch(['texts', language], { form, preserve: true }) ?? { title: '', body: '' };
  const body = useDeferredValue(text.body);
  return (
    <section className="hd-card hd-page-preview" aria-label={t('preview')}>
      <p className="hd-hint hd-t12">{t('preview')}</p>
      <div lang={language} dir={directionOf(language)}>
        {text.title && <h2>{text.title}</h2>}
        {body ? (
          <PageBody page={{ language, body }} isPreview />
        ) : (
          <p className="hd-hint">{t(language === 'en' ? 'noText' : 'englishShown')}</p>
        )}
      </div>
    </section>
  );
}
