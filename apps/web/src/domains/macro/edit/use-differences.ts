import { languages } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { useRequestTypeName } from '#src/domains/request/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import type { ConflictingField } from '#src/ui/form/conflict-dialog.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { MacroValues } from './macro-values.ts';
import { useStepsInWords } from './steps-in-words.ts';

/** Everything that a macro is, part by part, in words. */
function usePartsInWords(): (values: MacroValues) => { label: string; words: string }[] {
  const { t } = useTranslation(['macro', 'request', 'common']);
  const { labels, labelled } = useFormat();
  const typeName = useRequestTypeName();
  const stepsInWords = useStepsInWords();
  return ({ names, types, statuses, steps, isEnabled }) => {
    const said = stepsInWords(steps);
    return [
      ...languages.map((code) => ({ label: labelled(labelOf('name'), languageNames[code]), words: names[code] })),
      { label: labelOf('types'), words: labels(types.map(typeName)) },
      { label: labelOf('statuses'), words: labels(statuses.map((status) => t(`request:status.${status}`))) },
      { label: labelOf('steps'), words: said.map(({ sentence }) => sentence).join('\n') },
      ...said.flatMap(({ texts }, index) =>
        languages.map((code) => ({
          label: labelled(`${index + 1}. ${t(`textOf.${steps[index]?.kind ?? 'message'}`)}`, languageNames[code]),
          words: texts[code] ?? '',
        })),
      ),
      { label: t('enabled.label'), words: isEnabled ? t('common:yes') : t('common:no') },
    ];
  };
}

/** What differs between two states of a macro, as people read it. */
export function useDifferences(): (mine: MacroValues, theirs: MacroValues) => ConflictingField[] {
  const partsOf = usePartsInWords();
  return (mine, theirs) => {
    const [own, other] = [mine, theirs].map((values) => new Map(partsOf(values).map(({ label, words }) => [label, words])));
    const labels = [...new Set([...(own?.keys() ?? []), ...(other?.keys() ?? [])])];
    return labels
      .map((label) => ({ label, mine: own?.get(label) ?? '', theirs: other?.get(label) ?? '' }))
      .filter((part) => part.mine !== part.theirs);
  };
}
