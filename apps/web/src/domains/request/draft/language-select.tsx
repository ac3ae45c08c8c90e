import { languages } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import type { SelectProps } from 'antd';
import { Select } from '#src/ui/form/select.tsx';

const options = languages.map((code) => ({ value: code, label: languageNames[code] }));

/** Chooses the language of our answer; `Field` gives it its value. */
export function LanguageSelect(props: Pick<SelectProps, 'id' | 'value' | 'onChange'>) {
  return <Select {...props} options={options} />;
}
