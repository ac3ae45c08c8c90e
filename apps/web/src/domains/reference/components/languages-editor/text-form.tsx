import { directionOf } from '@heliodesk/contract/kit';
import type { PhraseView } from '@heliodesk/contract/reference';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { FormFields } from './form-fields.tsx';
import { TextConflictDialog } from './text-conflict-dialog.tsx';
import { TextPreview } from './text-preview.tsx';
import { persistKeyOf, useText, valuesOf } from './use-text.ts';
import type { TextValues } from './use-text.ts';

/** The words of a text, written and seen in their place. */
export function TextForm({ view, onUnsaved }: { view: PhraseView; onUnsaved: (isUnsaved: boolean) => void }) {
  const { t } = useTranslation('languages');
  const text = useText(view, onUnsaved);
  const hasOwn = Object.keys(view.own).length > 0;
  return (
    <FormPage<TextValues>
      form={text.form}
      className="hd-lang-form"
      initialValues={valuesOf(view)}
      persistKey={persistKeyOf(view)}
      onSubmit={text.save}
    >
      <Delivered view={view} />
      <FormFields view={view} />
      <TextPreview view={view} texts={text.texts} />
      {view.changedAt !== null && (
        <p className="hd-hint hd-t12">
          {t('editor.changed', { name: view.changedBy })} <LocalTime at={view.changedAt} />
        </p>
      )}
      <footer className="hd-lang-foot">
        <span className="hd-hint hd-t12">{t('editor.visible')}</span>
        <span className="hd-row-wrap">
          {hasOwn && (
            <ConfirmButton type="text" title={t('editor.releaseTitle')} text={t('editor.releaseText')} danger onConfirm={text.goBack}>
              {t('editor.release')}
            </ConfirmButton>
          )}
          <Button type="text" disabled={!text.isChanged} onClick={() => text.show(view)}>
            {t('editor.undo')}
          </Button>
          <Button type="primary" htmlType="submit" disabled={!text.isChanged} loading={text.isSaving}>
            {t('editor.save')}
          </Button>
        </span>
      </footer>
      {text.theirs && <TextConflictDialog mine={text.texts} theirs={text.theirs} onKeepMine={text.keepMine} onTakeTheirs={text.show} />}
    </FormPage>
  );
}

/** What the release says, in English and in the language. */
function Delivered({ view }: { view: PhraseView }) {
  const { t } = useTranslation('languages');
  const parts = [
    { title: t('editor.english'), language: 'en', texts: view.english },
    ...(view.language === 'en' ? [] : [{ title: t('column.release'), language: view.language, texts: view.release }]),
  ] as const;
  return parts.map(({ title, language, texts }) => (
    <section key={language}>
      <h2 className="hd-h-sm">{title}</h2>
      {Object.entries(texts).map(([form, text]) => (
        <p key={form} lang={language} dir={directionOf(language)} className="hd-lang-text hd-t13">
          {text}
        </p>
      ))}
    </section>
  ));
}
