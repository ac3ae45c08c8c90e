import type { FieldValue } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { labelIn } from '../../components/descriptions.tsx';
import type { DetailInput } from './details-kind.ts';

interface FieldTextProps {
  input: DetailInput;
  value: FieldValue;
}

/** The value of a field as the reader reads it. */
export function FieldText({ input, value }: FieldTextProps) {
  const { t } = useTranslation('tipDetails');
  const { typed } = useFormat();
  if (value === null || value === '') return <span className="hd-hint">{t('none')}</span>;
  if (input.as === 'country') return <CountryText value={value} />;
  if (input.as === 'choice') return <ChoiceText value={value} from={input.from} />;
  if (input.as === 'number') return typed(value);
  if (input.as === 'day') return <Ltr>{String(value).replaceAll('-', '/')}</Ltr>;
  if (input.as === 'request' || (input.as === 'text' && input.type)) return <Ltr>{String(value)}</Ltr>;
  return (
    <span className="hd-field-text" dir="auto">
      {value}
    </span>
  );
}

const CountryText = ({ value }: { value: string | number }) => labelIn(useCountryOptions(), value) ?? String(value);

function ChoiceText({ value, from }: { value: string | number; from: Extract<DetailInput, { as: 'choice' }>['from'] }) {
  return labelIn(useDictionaryOptions(from), value) ?? String(value);
}
