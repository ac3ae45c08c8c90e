import type { StepPreview } from '@heliodesk/contract/macro';
import { directionOf } from '@heliodesk/contract/kit';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#src/platform/field-labels.ts';
import { useFormat } from '#src/ui/format/use-format.ts';

/** What a step would do, or what it has done, in one line. */
export function useStepTitle(): (step: StepPreview, isDone: boolean) => string {
  const { t } = useTranslation(['macro', 'macroRun']);
  const { languageName } = useFormat();
  return ({ kind, reason, textLanguage, duplicateNo }, isDone) => {
    const facts = { reason, number: duplicateNo, language: textLanguage === null ? '' : languageName(textLanguage) };
    return isDone ? t(`macroRun:did.${kind}`, facts) : t(`macro:does.${kind}`, facts);
  };
}

function useFacts({ photos, leftOut, fields, serials, dueTime, note, waitingOn, dates }: StepPreview): string[] {
  const { t } = useTranslation(['macro', 'attachment', 'serialNumber']);
  const { labels, list, day, number } = useFormat();
  const names = (places: StepPreview['photos']) => labels(places.map((place) => t(`attachment:places.${place}.name`)));
  const found = serials ? labels(serials.verdicts.map((verdict) => t(`serialNumber:verdict.${verdict}`))) : '';
  const datesFacts = (set: StepPreview['dates']) => {
    if (set === null || set.etd === '' || set.eta === '') return [];
    const chosen = set.choices.filter(({ addressId }) => set.addressIds.includes(addressId));
    const places = list([...new Set(chosen.map(({ name }) => name))]);
    return [
      places !== '' && t('facts.places', { places }),
      t('facts.dates', { etd: day(set.etd), eta: day(set.eta) }),
      set.reason !== '' && t('facts.later', { reason: set.reason }),
    ];
  };
  return [
    photos.length > 0 && t('facts.photos', { photos: names(photos) }),
    leftOut.length > 0 && t('facts.leftOut', { photos: names(leftOut) }),
    fields.length > 0 && t('facts.fields', { fields: labels(fields.map(nameOf)) }),
    serials !== null && serials.rows > 0 && t('facts.serials', { number: number(serials.rows), verdicts: found }),
    ...datesFacts(dates),
    dueTime !== null && t('facts.due', { day: day(dueTime) }),
    note !== '' && t('facts.note', { note }),
    waitingOn === 'customer' && t('facts.waits'),
  ].filter((fact) => fact !== false);
}

/** What is asked for and left out, until when, what a reminder names, and what the one who decides reads. */
export function StepFacts({ step }: { step: StepPreview }) {
  const { t } = useTranslation('macroRun');
  const facts = useFacts(step);
  const language = step.textLanguage ?? 'en';
  return (
    <>
      {facts.map((fact) => (
        <p key={fact} className="hd-hint hd-t12" dir="auto">
          {fact}
        </p>
      ))}
      {step.tasks !== '' && (
        <>
          <p className="hd-hint hd-t12">{t('tasks')}</p>
          <blockquote className="hd-macro-text" lang={language} dir={directionOf(language)}>
            {step.tasks}
          </blockquote>
        </>
      )}
    </>
  );
}
