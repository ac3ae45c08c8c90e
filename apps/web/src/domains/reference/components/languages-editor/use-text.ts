import type { PhraseForm, PhraseTexts, PhraseView } from '@heliodesk/contract/reference';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { applyErrorPolicy } from '#src/platform/http/error-policy.ts';
import { useOverridePhrase, useReleasePhrase } from '../languages-list/language-queries.ts';

/** What the form holds. */
export interface TextValues {
  texts: PhraseTexts;
}

/** The forms as they are read now. */
const spoken = ({ forms, release, own }: PhraseView): PhraseTexts =>
  Object.fromEntries(forms.map((form) => [form, own[form] ?? release[form] ?? '']));

const wordsOf = (texts: PhraseTexts, form: string): string => (texts[form as PhraseForm] ?? '').trim();

const isSame = (one: PhraseTexts, other: PhraseTexts): boolean =>
  Object.keys({ ...one, ...other }).every((form) => wordsOf(one, form) === wordsOf(other, form));

/** The present state that a stale call was answered with. */
const newerOf = (error: unknown): PhraseView | undefined =>
  error instanceof CallError && error.code === 409 ? (error.data as { current?: PhraseView } | null)?.current : undefined;

/** A text while it is written: its form, saving, going back, and what somebody else has saved meanwhile. */
export function useText(view: PhraseView, onUnsaved: (isUnsaved: boolean) => void) {
  const { t } = useTranslation('languages');
  const [form] = Form.useForm<TextValues>();
  const [texts, setTexts] = useState(() => spoken(view));
  const [version, setVersion] = useState(view.version);
  const [newer, setNewer] = useState<PhraseView>();
  const override = useOverridePhrase();
  const release = useReleasePhrase();
  const { key, language } = view;

  const show = (next: PhraseView) => {
    form.setFieldsValue({ texts: spoken(next) });
    setTexts(spoken(next));
    setVersion(next.version);
    setNewer(undefined);
    onUnsaved(false);
  };
  const handleRefusal = (error: unknown) => {
    const current = newerOf(error);
    if (current) setNewer(current);
    else if (error instanceof CallError) applyErrorPolicy(error);
  };
  return {
    form,
    texts,
    newer,
    isSaving: override.isPending,
    isChanged: !isSame(texts, spoken(view)),
    show,
    type: (typed: PhraseTexts) => {
      setTexts(typed);
      onUnsaved(!isSame(typed, spoken(view)));
    },
    keepMine: () => {
      if (newer) setVersion(newer.version);
      setNewer(undefined);
    },
    save: async ({ texts: written }: TextValues) => {
      try {
        show(await override.mutateAsync({ key, language, texts: written, version }));
        showToast({ kind: 'good', title: t('editor.saved') });
      } catch (error) {
        handleRefusal(error);
        // Refused fields are the form's.
        if (error instanceof CallError && error.errors.length > 0) throw error;
      }
    },
    goBack: async () => {
      try {
        show(await release.mutateAsync({ key, language, version }));
        showToast({ kind: 'good', title: t('editor.released') });
      } catch (error) {
        handleRefusal(error);
      }
    },
  };
}
