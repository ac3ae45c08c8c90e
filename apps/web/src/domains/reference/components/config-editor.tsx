import { configListOf, secretMask } from '@heliodesk/contract/reference';
import type { ConfigRow, ConfigRule } from '@heliodesk/contract/reference';
import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { optionName } from './use-config-label.ts';

interface ConfigEditorProps {
  row: ConfigRow;
  value: string;
  /** Of the text that says what is wrong with the value. */
  problemId: string | undefined;
  /** Where it is said that the value does not count. */
  noticeId: string | undefined;
  onChange: (value: string) => void;
}

const optionsOf = ({ options = [] }: ConfigRule) => options.map((option) => ({ value: option, label: optionName(option) }));

/** The field that fits the kind of a key. */
export function ConfigEditor({ row: { rule, configName, configValue }, value, problemId, noticeId, onChange }: ConfigEditorProps) {
  const { t } = useTranslation('reference');
  const attributes = {
    'aria-label': configName,
    'aria-invalid': problemId !== undefined,
    'aria-describedby': problemId ?? noticeId,
    status: problemId === undefined ? ('' as const) : ('error' as const),
  };
  const input = {
    ...attributes,
    dir: 'ltr' as const,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (rule.kind === 'flag')
    return (
      <span className="hd-row">
        <Switch
          aria-label={configName}
          aria-describedby={noticeId}
          checked={value === 'true'}
          onChange={(isOn) => onChange(String(isOn))}
        />
        {t(value === 'true' ? 'on' : 'off')}
      </span>
    );
  if (rule.kind === 'number')
    return <NumberInput {...attributes} className="hd-conf-short" isWhole value={value} onChange={(read) => onChange(read ?? '')} />;
  if (rule.kind === 'domains' || rule.kind === 'choices')
    return (
      <Select<string[]>
        {...attributes}
        mode={rule.kind === 'domains' ? 'tags' : 'multiple'}
        value={configListOf(value)}
        tokenSeparators={[',', ' ']}
        {...(rule.options ? { options: optionsOf(rule), showSearch: { optionFilterProp: 'label' } } : { open: false, suffixIcon: null })}
        onChange={(parts) => onChange(parts.join(', '))}
      />
    );
  if (rule.kind === 'choice') return <Select {...attributes} value={value} options={optionsOf(rule)} onChange={onChange} />;
  if (rule.kind === 'secret')
    return (
      <Input.Password
        {...input}
        value={value === secretMask ? '' : value}
        autoComplete="new-password"
        placeholder={configValue === '' ? t('secretNone') : t('secretKept')}
      />
    );
  if (rule.kind === 'text') return <Input.TextArea {...input} autoSize={{ minRows: 1, maxRows: 8 }} maxLength={rule.max ?? 4_000} />;
  return <Input {...input} inputMode="url" />;
}
