import { Macro } from '@heliodesk/contract/macro';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { currentAs } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import type { ConflictingField } from '#src/ui/form/conflict-dialog.tsx';
import { forgetPersistedForm } from '#src/ui/form/use-persisted-form.ts';
import { useMacroWrites } from '../queries.ts';
import { valuesOf } from './macro-values.ts';
import type { MacroValues } from './macro-values.ts';
import { placesOf } from './older-texts.ts';
import { useDifferences } from './use-differences.ts';

/** Saves a macro; a newer state is compared before anything is overwritten. */
export function useMacroEditor(form: FormInstance<MacroValues>, persistKey: string, onSaved: (macroId: number) => void) {
  const { t } = useTranslation('common');
  const { add, change } = useMacroWrites();
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<MacroValues>();
  const differ = useDifferences();
  const [idempotencyKey] = useState(createUuid);
  // Languages that are not shown just now are sent too.
  const valuesNow = (): MacroValues => form.getFieldsValue(true) as MacroValues;

  const save = async () => {
    setSaving(true);
    try {
      const { macroId, version, older: _, stillRight, ...content } = valuesNow();
      const places = placesOf(content, stillRight);
      const saved = await (macroId === null ? add(content, idempotencyKey) : change(macroId, version, content, places));
      setChanged(false);
      form.setFieldsValue(valuesOf(saved));
      showToast({ kind: 'good', title: t('savedOf', { name: saved.name }) });
      onSaved(saved.macroId);
    } catch (error) {
      const current = currentAs(Macro, error);
      if (current) setTheirs(valuesOf(current));
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
  const differences = (): ConflictingField[] => (theirs ? differ(valuesNow(), theirs) : []);
  return { isChanged, isSaving, theirs, save, keepMine, takeTheirs, differences, handleChange: () => setChanged(true) };
}
