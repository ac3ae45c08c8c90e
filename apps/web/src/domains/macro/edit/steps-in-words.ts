import { languages, type Language } from '@heliodesk/contract/kit';
import type { MacroStep } from '@heliodesk/contract/macro';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { nameOf } from '#src/platform/field-labels.ts';
import { useFormat } from '#src/ui/format/use-format.ts';

interface StepInWords {
  /** Its number and what is chosen for it. */
  sentence: string;
  /** What it says, by language; nothing of a step without texts. */
  texts: Readonly<Partial<Record<Language, string>>>;
}

/** The steps of a macro as people read them. */
export function useStepsInWords(): (steps: readonly MacroStep[]) => StepInWords[] {
  const { t } = useTranslation(['macro', 'attachment', 'serialNumber', 'enquiryDesk']);
  const { labels, labelled } = useFormat();
  const reasons = useDictionaryOptions('reject_reason');
  const chosenFor = (step: MacroStep): string[] => {
    switch (step.kind) {
      case 'message':
        return step.needsAnswer ? [t('flag.needsAnswer.text')] : [];
      case 'askDetails':
        return step.fields.map(nameOf);
      case 'askSerials':
        return step.verdicts.map((verdict) => t(`serialNumber:verdict.${verdict}`));
      case 'askFiles':
        return [
          ...step.photos.map((place) => t(`attachment:places.${place}.name`)),
          ...(step.onlyMissing ? [labelled(t('flag.onlyMissing.label'), t('flag.onlyMissing.text'))] : []),
        ];
      case 'remind':
        return step.isLast ? [t('flag.isLast.label')] : [];
      case 'proposeRejection':
        return [
          String(reasons.find(({ value }) => value === step.reasonCode)?.label ?? step.reasonCode),
          ...(step.withCoverage ? [t('flag.withCoverage.text')] : []),
        ];
      case 'complete':
        return [t(`enquiryDesk:complete.${step.outcome}`)];
      case 'pickUp':
      case 'note':
      case 'linkDuplicate':
      case 'askBank':
      case 'setDates':
        return [];
    }
  };
  return (steps) =>
    steps.map((step, index) => {
      const chosen = chosenFor(step);
      const name = `${index + 1}. ${t(`step.${step.kind}`)}`;
      return {
        sentence: chosen.length === 0 ? name : labelled(name, labels(chosen)),
        texts: 'texts' in step ? Object.fromEntries(languages.map((language) => [language, step.texts[language]])) : {},
      };
    });
}
