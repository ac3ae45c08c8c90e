import { Unit } from '@heliodesk/contract/request';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';

/** Spec 2 §5: what the values of the dictionary mean, which reads the same in every language. */
const meanings: Readonly<Record<string, string>> = { '0': 'kW', '1': 'MW', '2': 'W' };

/** Units of capacity for a Select, there from the start: the dictionary only names them otherwise. */
export function useUnitOptions(): { value: string; label: string }[] {
  const options = useDictionaryOptions('unit');
  return options.length > 0 ? options : Unit.options.map((value) => ({ value, label: meanings[value] ?? '' }));
}
