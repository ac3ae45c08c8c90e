import './form.css';
import { Button, Form } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { useUnsavedChanges } from '../page/use-unsaved-changes.ts';
import type { DescriptionItem } from '../page/descriptions.tsx';
import { SideDrawer } from '../page/side-drawer.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormPage } from './form-page.tsx';
import { forgetPersistedForm } from './use-persisted-form.ts';

interface FormDrawerProps<Values extends object> {
  title: string;
  /** What the form starts with; a `version` among it needs no field. */
  values: Values;
  /** Name under which what is typed is kept in this tab until it is saved or cancelled. */
  persistKey: string;
  /** Saves everything that the form holds. A refusal `stale` is followed by a comparison with the state in it. */
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** Reads the record that a refusal `stale` carries as values of this form. Nothing is compared where this is left out. */
  readCurrent?: (error: unknown) => Values | undefined;
  /** All values in words, to compare two states by. */
  describe?: (values: Values) => readonly DescriptionItem[];
  saveLabel?: string;
  /** Shows as a column of the page instead of over it. */
  isInline?: boolean;
  /** Fields; they may need the form. */
  children: ReactNode | ((form: FormInstance<Values>) => ReactNode);
}

/** The fields in which two states differ. */
const differencesOf = (mine: readonly DescriptionItem[], theirs: readonly DescriptionItem[]) =>
  mine
    .map(({ label, text }, index) => ({ label, mine: text, theirs: theirs[index]?.text ?? '' }))
    .filter((field) => field.mine !== field.theirs);

/**
 * A form in a drawer. Closing it keeps what was typed in this tab and offers it again, canceling discards it; a newer state is compared
 * before anything is overwritten. Render it to open it.
 */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { title, values, persistKey, onClose, describe, saveLabel, isInline = false, children } = props;
  const { t } = useTranslation('common');
  const drawer = useFormDrawer(props);
  const { form, theirs } = drawer;
  const question = useUnsavedChanges(drawer.isChanged);
  const cancel = () => {
    forgetPersistedForm(persistKey);
    onClose();
  };
  const Frame = isInline ? InlineFrame : DrawerFrame;
  return (
    <Frame
      title={title}
      onClose={onClose}
      foot={
        <div className="hd-form-foot">
          <Button type="text" onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button type="primary" loading={drawer.isSaving} onClick={() => form.submit()}>
            {saveLabel ?? t('save')}
          </Button>
        </div>
      }
    >
      <FormPage<Values>
        form={form}
        initialValues={values}
        persistKey={persistKey}
        onValuesChange={drawer.handleChange}
        onSubmit={drawer.save}
      >
        {typeof children === 'function' ? children(form) : children}
      </FormPage>
      {theirs && describe && (
        <ConflictDialog
          fields={differencesOf(describe(drawer.valuesNow()), describe(theirs))}
          onKeepMine={drawer.keepMine}
          onTakeTheirs={drawer.takeTheirs}
        />
      )}
      {question}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  onClose: () => void;
  foot: ReactNode;
  children: ReactNode;
}

function DrawerFrame({ title, onClose, foot, children }: FrameProps) {
  return (
    <SideDrawer open size={512} title={title} closable={{ placement: 'end' }} mask={{ closable: false }} onClose={onClose} footer={foot}>
      {children}
    </SideDrawer>
  );
}

function InlineFrame({ title, onClose, foot, children }: FrameProps) {
  const { t } = useTranslation('common');
  return (
    <aside className="hd-form-inline" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button type="text" aria-label={t('close')} icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <div className="hd-form-inline-body">{children}</div>
      <footer>{foot}</footer>
    </aside>
  );
}

function useFormDrawer<Values extends object>({ persistKey, onSave, readCurrent }: FormDrawerProps<Values>) {
  const [form] = Form.useForm<Values>();
  const anyForm: FormInstance = form;
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Values>();
  // The whole store: values without a field, such as the version, are sent too.
  const valuesNow = (): Values => anyForm.getFieldsValue(true) as Values;

  const save = async () => {
    setSaving(true);
    try {
      await onSave(valuesNow());
      setChanged(false);
    } catch (error) {
      setTheirs(readCurrent?.(error));
      throw error;
    } finally {
      setSaving(false);
    }
  };
  const keepMine = () => {
    if (theirs && 'version' in theirs) anyForm.setFieldsValue({ version: theirs.version });
    setTheirs(undefined);
    form.submit();
  };
  const takeTheirs = () => {
    if (theirs) anyForm.setFieldsValue(theirs);
    forgetPersistedForm(persistKey);
    setTheirs(undefined);
    setChanged(false);
  };
  return { form, isChanged, isSaving, theirs, valuesNow, save, keepMine, takeTheirs, handleChange: () => setChanged(true) };
}
