import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { addStaticPage, editStaticPage, StaticPageDetail } from '@heliodesk/contract/reference';
import type { PageText } from '@heliodesk/contract/reference';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { currentAs } from '#src/platform/http/error-policy.ts';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import type { ConflictingField } from '#src/ui/form/conflict-dialog.tsx';
import { forgetPersistedForm } from '#src/ui/form/use-persisted-form.ts';
import { useRefresh } from '../administration-queries.ts';

export interface PageValues {
  id: number | null;
  slug: string;
  texts: Record<Language, PageText>;
  version: number;
}

const wholeTexts = (texts: StaticPageDetail['texts']) =>
  Object.fromEntries(languages.map((code) => [code, texts[code] ?? { title: '', body: '' }])) as Record<Language, PageText>;

export const valuesOfPage = ({ id, slug, texts, version }: StaticPageDetail): PageValues => ({
  id,
  slug,
  texts: wholeTexts(texts),
  version,
});
export const emptyPage: PageValues = { id: null, slug: '', texts: wholeTexts({}), version: 0 };

/** Saves a page, kept in this tab under a name in the meantime; a newer state is compared before anything is overwritten. */
export function usePageEditor(form: FormInstance<PageValues>, persistKey: string, onDone: () => void) {
  const { t } = useTranslation('reference');
  const refresh = useRefresh('pages');
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<PageValues>();
  const [idempotencyKey] = useState(createUuid);
  // Languages that are not shown just now are sent too.
  const valuesNow = (): PageValues => form.getFieldsValue(true) as PageValues;

  const save = async () => {
    setSaving(true);
    try {
      const { id, slug, texts, version } = valuesNow();
      await (id === null
        ? call(addStaticPage, { body: { slug, texts }, idempotencyKey })
        : call(editStaticPage, { body: { id, texts, version }, quiet: 'stale' }));
      setChanged(false);
      await refresh();
      showToast({ kind: 'good', title: t('saved') });
      onDone();
    } catch (error) {
      const current = currentAs(StaticPageDetail, error);
      if (current) setTheirs(valuesOfPage(current));
      throw error;
    } finally {
      setSaving(false);
    }
  };
  const keepMine = () => {
    if (theirs) form.setFieldsValue({ version: theirs.version });
    setTheirs(undefined);
    form.submit();
  };
  const takeTheirs = () => {
    if (theirs) form.setFieldsValue(theirs);
    forgetPersistedForm(persistKey);
    setTheirs(undefined);
    setChanged(false);
  };
  const differences = (labelOf: (code: string) => string): ConflictingField[] => {
    const mine = valuesNow().texts;
    return languages
      .map((code) => ({ code, own: mine[code], other: theirs?.texts[code] }))
      .filter(({ own, other }) => own.title !== other?.title || own.body !== other.body)
      .map(({ code, own, other }) => ({
        label: labelOf(code),
        mine: `${own.title}\n${own.body}`,
        theirs: `${other?.title}\n${other?.body}`,
      }));
  };
  return { isChanged, isSaving, theirs, save, keepMine, takeTheirs, differences, handleChange: () => setChanged(true) };
}
