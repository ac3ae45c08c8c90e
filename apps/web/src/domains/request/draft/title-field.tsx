import { longestTitle } from '@heliodesk/contract/request';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';

interface TitleFieldProps {
  /** The part of the save call that all kinds share. */
  part: string;
  typed: string | undefined;
  made: string | undefined;
}

/** What the request is called: made from the answers until the person types something else, and again once that is reset. */
export function TitleField({ part, typed = '', made }: TitleFieldProps) {
  const { t } = useTranslation('draft');
  return (
    <Field name={[part, 'title']} label={labelOf(`${part}.title`)} hint={t(typed.trim() === '' ? 'title.made' : 'title.typed')}>
      <TitleInput made={made} />
    </Field>
  );
}

interface TitleInputProps {
  made: string | undefined;
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (title: string) => void;
  onBlur?: () => void;
}

function TitleInput({ made, value = '', onChange, ...field }: TitleInputProps) {
  const { t } = useTranslation('draft');
  return (
    <Input
      {...field}
      dir="auto"
      value={value}
      placeholder={made}
      maxLength={longestTitle}
      onChange={({ target }) => onChange?.(target.value)}
      suffix={
        // Never without one: adding it takes the focus away while someone types.
        value === '' ? (
          <span />
        ) : (
          <Button type="link" size="small" onClick={() => onChange?.('')}>
            {t('title.reset')}
          </Button>
        )
      }
    />
  );
}
