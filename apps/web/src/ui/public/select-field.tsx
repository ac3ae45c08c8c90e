import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { describedBy, FieldLabel, FieldMessage } from './fields.tsx';
import type { FieldProps } from './fields.tsx';

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
}

/** A choice out of a list, in the device's own list. */
export function SelectField({
  form,
  path,
  label,
  help,
  required = false,
  hidesMark = false,
  className = '',
  options,
  autoComplete,
}: SelectFieldProps) {
  const { t } = useTranslation('site');
  const error = form.errorOf(path);
  return (
    <div className={`field ${className}`}>
      <FieldLabel path={path} label={label} required={required} hidesMark={hidesMark} />
      <span className={error ? 'input lg sel bad' : 'input lg sel'}>
        <select
          {...describedBy(path, error, help !== undefined)}
          required={required}
          autoComplete={autoComplete}
          value={form.text(path)}
          onChange={(event) => form.change(path, event.target.value)}
          onBlur={() => form.leave(path)}
        >
          <option value="">{t('choose')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
      <FieldMessage path={path} error={error} help={help} />
    </div>
  );
}
