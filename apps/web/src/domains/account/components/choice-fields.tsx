import type { DictEntry } from '@heliodesk/contract/reference';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/field-labels.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { FieldMessage, RequiredMark } from '#src/ui/public/fields.tsx';
import { fieldId } from '#src/ui/public/use-public-form.ts';
import type { PublicForm } from '#src/ui/public/use-public-form.ts';

interface ChoiceProps {
  form: PublicForm;
  path: string;
  entries: readonly DictEntry[];
}

/** What the account types of the product look like (spec 3 §6); others get a plain picture and no hint. */
const typeLooks = {
  '1': { icon: 'wrench', hint: 'typeInstaller' },
  '2': { icon: 'truck', hint: 'typeDistributor' },
  '3': { icon: 'bank', hint: 'typeCompany' },
  '4': { icon: 'home', hint: 'typeEndCustomer' },
} as const satisfies Record<string, { icon: IconName; hint: string }>;

const lookOf = (value: string) => (value in typeLooks ? typeLooks[value as keyof typeof typeLooks] : undefined);

/** One of a few, as tiles in a frame. */
export function TilesField({ form, path, entries }: ChoiceProps) {
  const { t } = useTranslation('registration');
  const error = form.errorOf(path);
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} aria-describedby={error && `${fieldId(path)}-error`}>
      <legend className="lab">
        {labelOf(path)} <RequiredMark />
      </legend>
      <div className="tiles">
        {entries.map(({ dictValue, dictLabel }) => {
          const look = lookOf(dictValue);
          return (
            <label key={dictValue} className="tile">
              <input
                type="radio"
                name={path}
                required
                value={dictValue}
                checked={form.text(path) === dictValue}
                onChange={() => form.change(path, dictValue)}
              />
              <span>
                <Icon name={look?.icon ?? 'building'} size={20} />
                <b>{dictLabel}</b>
                {look && <small>{t(look.hint)}</small>}
              </span>
            </label>
          );
        })}
      </div>
      <FieldMessage path={path} error={error} />
    </fieldset>
  );
}

/** All that fit, as chips. */
export function ChipsField({ form, path, entries }: ChoiceProps) {
  const { t } = useTranslation('registration');
  const error = form.errorOf(path);
  const value = form.value(path);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} aria-describedby={error && `${fieldId(path)}-error`}>
      <legend className="lab">
        {labelOf(path)} <RequiredMark /> <span className="opt">{t('chooseAll')}</span>
      </legend>
      <div className="chips">
        {entries.map(({ dictValue, dictLabel }) => (
          <label key={dictValue} className="chip">
            <input
              className="ck"
              type="checkbox"
              checked={chosen.includes(dictValue)}
              onChange={(event) =>
                form.change(path, event.target.checked ? [...chosen, dictValue] : chosen.filter((other) => other !== dictValue))
              }
            />
            {dictLabel}
          </label>
        ))}
      </div>
      <FieldMessage path={path} error={error} />
    </fieldset>
  );
}
