import { useState } from 'react';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/field-labels.ts';
import { Icon } from '../icons/icon.tsx';
import { fieldId } from './use-public-form.ts';
import type { PublicForm } from './use-public-form.ts';

/** What every field takes. */
export interface FieldProps {
  form: PublicForm;
  /** Path of the value in the body of the call; also the path of the server's errors. */
  path: string;
  /** The field's own label when left out. */
  label?: string;
  help?: ReactNode;
  required?: boolean;
  hidesMark?: boolean;
  className?: string;
}

/** The star of a required field, and its word for screen readers through `required` on the control. */
export function RequiredMark() {
  return (
    <span className="req" aria-hidden="true">
      *
    </span>
  );
}

/** The message below a field. */
export function FieldMessage({ path, error, help }: { path: string; error: string | undefined; help?: ReactNode }) {
  const id = fieldId(path);
  if (error)
    return (
      <p className="err" id={`${id}-error`}>
        <Icon name="warning" size={16} />
        <span>{error}</span>
      </p>
    );
  return help ? (
    <p className="help" id={`${id}-help`}>
      {help}
    </p>
  ) : null;
}

/** The attributes that tie a control to its message. */
export function describedBy(path: string, error: string | undefined, hasHelp: boolean) {
  const id = fieldId(path);
  const description = error ? `${id}-error` : hasHelp ? `${id}-help` : undefined;
  return { id, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': description };
}

interface FieldLabelProps {
  path: string;
  label: string | undefined;
  required: boolean;
  /** Marks neither required nor optional, where all fields are required. */
  hidesMark: boolean;
}

/** The label of a field with its mark. */
export function FieldLabel({ path, label, required, hidesMark }: FieldLabelProps) {
  const { t } = useTranslation('site');
  return (
    <label className="lab" htmlFor={fieldId(path)}>
      {label ?? labelOf(path)} {!hidesMark && (required ? <RequiredMark /> : <span className="opt">{t('optional')}</span>)}
    </label>
  );
}

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  placeholder?: string;
  /** Numbers, codes and addresses of the net read left to right in every language. */
  isLtr?: boolean;
  maxLength?: number;
}

/** A line of text. */
export function TextField({
  form,
  path,
  label,
  help,
  required = false,
  className = '',
  hidesMark = false,
  isLtr,
  ...input
}: TextFieldProps) {
  const error = form.errorOf(path);
  return (
    <div className={`field ${className}`}>
      <FieldLabel path={path} label={label} required={required} hidesMark={hidesMark} />
      <span className={error ? 'input lg bad' : 'input lg'}>
        <input
          type="text"
          {...input}
          {...describedBy(path, error, help !== undefined)}
          dir={isLtr ? 'ltr' : undefined}
          required={required}
          value={form.text(path)}
          onChange={(event) => form.change(path, event.target.value)}
          onBlur={() => form.leave(path)}
        />
      </span>
      <FieldMessage path={path} error={error} help={help} />
    </div>
  );
}

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Something at the end of the label's line. */
  beside?: ReactNode;
  onFocus?: () => void;
}

/** A password with an eye that shows it. */
export function PasswordField({
  form,
  path,
  label,
  help,
  required = false,
  hidesMark = false,
  className = '',
  autoComplete,
  beside,
  onFocus,
}: PasswordFieldProps) {
  const { t } = useTranslation('site');
  const [isShown, setShown] = useState(false);
  const error = form.errorOf(path);
  return (
    <div className={`field ${className}`}>
      <span className="row lab-row">
        <FieldLabel path={path} label={label} required={required} hidesMark={hidesMark} />
        {beside}
      </span>
      <span className={error ? 'input lg eye bad' : 'input lg eye'}>
        <input
          {...describedBy(path, error, help !== undefined)}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          required={required}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={form.text(path)}
          onChange={(event) => form.change(path, event.target.value)}
          onBlur={() => form.leave(path)}
          onFocus={onFocus}
        />
        <button
          type="button"
          className="btn quiet square sm"
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" size={18} />
        </button>
      </span>
      <FieldMessage path={path} error={error} help={help} />
    </div>
  );
}
