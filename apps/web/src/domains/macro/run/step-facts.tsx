import type { StepPreview } from '@heliodesk/contract/macro';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

/** What a step would do, in one line. */
export function useStepTitle(): (step: Pick<StepPreview, 'kind' | 'reason' | 'textLanguage'>) => string {
  const { t } = useTranslation('macro');
  const { languageName } = useFormat();
  return ({ kind, reason, textLanguage }) =>
    t(`does.${kind}`, { reason, language: textLanguage === null ? '' : languageName(textLanguage) });
}

/** What is asked for and left out, until when, and what the one who decides reads. */
export function StepFacts({ step: { photos, leftOut, dueTime, note, waitingOn } }: { step: StepPreview }) {
  const { t } = useTranslation(['macro', 'attachment']);
  const { list, day } = useFormat();
  const names = (places: StepPreview['photos']) => list(places.map((place) => t(`attachment:places.${place}.name`)));
  const facts = [
    photos.length > 0 && t('facts.photos', { photos: names(photos) }),
    leftOut.length > 0 && t('facts.leftOut', { photos: names(leftOut) }),
    dueTime !== null && t('facts.due', { day: day(dueTime) }),
    note !== '' && t('facts.note', { note }),
    waitingOn === 'customer' && t('facts.waits'),
  ].filter((fact) => fact !== false);
  return facts.map((fact) => (
    <p key={fact} className="hd-hint hd-t12" dir="auto">
      {fact}
    </p>
  ));
}
