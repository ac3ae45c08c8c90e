import type { Language } from '@heliodesk/contract/kit';
import { ChangeMacroBody } from '@heliodesk/contract/macro';
import type { Macro } from '@heliodesk/contract/macro';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#src/platform/i18n/language.ts';
import { validate } from '#src/platform/schema-rules.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { ConflictDialog } from '#src/ui/form/conflict-dialog.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { forgetPersistedForm } from '#src/ui/form/use-persisted-form.ts';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { useMacroWrites } from '../queries.ts';
import { languageOfProblem, MacroFields } from './macro-form.tsx';
import { newMacro, valuesOf } from './macro-values.ts';
import type { MacroValues } from './macro-values.ts';
import { TryPanel } from './try-panel.tsx';
import { useMacroEditor } from './use-macro-editor.ts';

interface MacroEditorProps {
  /** Nothing for a new one. */
  macro: Macro | undefined;
  onSaved: (macroId: number) => void;
  onLeave: () => void;
}

/** One macro, with what it would do to a request beside it. */
export function MacroEditor({ macro, onSaved, onLeave }: MacroEditorProps) {
  const { t } = useTranslation(['macro', 'common']);
  const [form] = Form.useForm<MacroValues>();
  const [language, setLanguage] = useState<Language>(() => currentLanguage());
  const persistKey = `macro-${macro?.macroId ?? 'new'}`;
  const { theirs, ...editor } = useMacroEditor(form, persistKey, onSaved);
  const question = useUnsavedChanges(editor.isChanged);

  const handleSave = () => {
    // Only one language has its fields on the page; what is wrong in another one brings that forward.
    const [problem] = validate(ChangeMacroBody, form.getFieldsValue(true));
    const other = languageOfProblem(problem?.path);
    if (other !== undefined) setLanguage(other);
    setTimeout(() => form.submit());
  };
  const discard = () => {
    forgetPersistedForm(persistKey);
    onLeave();
  };
  return (
    <>
      <section className="hd-macro-middle" aria-label={macro?.name ?? t('new')}>
        <FormPage<MacroValues>
          form={form}
          initialValues={macro ? valuesOf(macro) : newMacro()}
          persistKey={persistKey}
          onValuesChange={editor.handleChange}
          onSubmit={editor.save}
        >
          <MacroFields form={form} language={language} onLanguage={setLanguage} />
        </FormPage>
        <footer className="hd-macro-foot">
          {macro?.builtIn === null && <RemoveMacro macro={macro} onRemoved={discard} />}
          <span className="hd-end hd-row">
            {editor.isChanged && <span className="hd-hint hd-t13">{t('unsaved')}</span>}
            <Button onClick={discard}>{t('common:discard')}</Button>
            <Button type="primary" loading={editor.isSaving} onClick={handleSave}>
              {t('common:save')}
            </Button>
          </span>
        </footer>
      </section>
      <TryPanel form={form} />
      {theirs && <ConflictDialog fields={editor.differences()} onKeepMine={editor.keepMine} onTakeTheirs={editor.takeTheirs} />}
      {question}
    </>
  );
}

function RemoveMacro({ macro: { macroId, version, name }, onRemoved }: { macro: Macro; onRemoved: () => void }) {
  const { t } = useTranslation(['macro', 'common']);
  const { remove } = useMacroWrites();
  const handleRemove = async () => {
    await remove(macroId, version);
    onRemoved();
  };
  return (
    <ConfirmButton danger title={t('remove', { name })} text={t('removeText')} confirmLabel={t('common:delete')} onConfirm={handleRemove}>
      {t('common:delete')}
    </ConfirmButton>
  );
}
