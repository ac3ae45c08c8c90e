import { PhraseView } from '@heliodesk/contract/reference';
import type { PhraseForm, PhraseTexts } from '@heliodesk/contract/reference';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { currentAs } from '#src/platform/http/error-policy.ts';
import { forgetPersistedForm } from '#src/ui/form/use-persisted-form.ts';
import { useOverridePhrase, useResetPhrase } from '../languages-list/language-queries.ts';

/** What the form holds. */
export interface TextValues {
  texts: PhraseTexts;
  /** Of the state that is typed over. */
  version: number;
}

/** The forms as they are read now. */
const effectiveTexts = ({ forms, release, own }: PhraseView): PhraseTexts =>
  Object.fromEntries(forms.map((form) => [form, own[form] ?? release[form] ?? '']));

export const valuesOf = (view: PhraseView): TextValues => ({ texts: effectiveTexts(view), version: view.version });

/** Under which name what is typed over a text is kept in this tab. */
export const persistKeyOf = ({ key, language }: Pick<PhraseView, 'key' | 'language'>): string => `text-${language}-${key}`;

const wordsOf = (texts: PhraseTexts, form: string): string => (texts[form as PhraseForm] ?? '').trim();

const isSame = (one: PhraseTexts, other: PhraseTexts): boolean =>
  Object.keys({ ...one, ...other }).every((form) => wordsOf(one, form) === wordsOf(other, form));

/** A text while it is written: its form, saving, going back, and what someone else has saved in the meantime. */
export function useText(view: PhraseView, onUnsaved: (isUnsaved: boolean) => void) {
  const { t } = useTranslation('languages');
  const [form] = Form.useForm<TextValues>();
  const texts = Form.useWatch('texts', { form, preserve: true }) ?? effectiveTexts(view);
  const isChanged = !isSame(texts, effectiveTexts(view));
  useEffect(() => onUnsaved(isChanged), [isChanged, onUnsaved]);
  const [theirs, setTheirs] = useState<PhraseView>();
  const override = useOverridePhrase();
  const release = useResetPhrase();
  const { key, language } = view;

  const show = (next: PhraseView) => {
    form.setFieldsValue(valuesOf(next));
    forgetPersistedForm(persistKeyOf(view));
    setTheirs(undefined);
  };
  const versionNow = (): number => form.getFieldValue('version') as number;
  return {
    form,
    texts,
    theirs,
    isSaving: override.isPending,
    isChanged,
    show,
    keepMine: () => {
      if (theirs) form.setFieldValue('version', theirs.version);
      setTheirs(undefined);
    },
    save: async ({ texts: written }: TextValues) => {
      try {
        show(await override.mutateAsync({ key, language, texts: written, version: versionNow() }));
        showToast({ kind: 'good', title: t('editor.saved') });
      } catch (error) {
        setTheirs(currentAs(PhraseView, error));
        // The form puts refused fields in their places, and keeps what was typed.
        throw error;
      }
    },
    goBack: async () => {
      try {
        show(await release.mutateAsync({ key, language, version: versionNow() }));
        showToast({ kind: 'good', title: t('editor.released') });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setTheirs(currentAs(PhraseView, error));
      }
    },
  };
}
