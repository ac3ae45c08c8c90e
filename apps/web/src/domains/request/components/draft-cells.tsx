import './drafts.css';
import { lastDraftStep, requestTypes } from '@heliodesk/contract/request';
import type { DraftRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { StepCells } from '#src/ui/shapes/step-cells.tsx';
import type { StepCell } from '#src/ui/shapes/step-cells.tsx';

type Progress = Pick<DraftRow, 'steps' | 'resumeAt'>;

/** Steps before this one count as passed. */
const positionOf = ({ steps, resumeAt }: Progress): number =>
  Math.max(
    0,
    steps.findIndex(({ key }) => key === resumeAt),
  );

/** The steps of a draft as cells: blue where nothing is missing, amber where it resumes, empty for what is still to come. */
export function DraftCells(draft: Progress) {
  const now = positionOf(draft);
  const cells = draft.steps.map(({ key, state }, index): StepCell => ({
    key,
    state: index === now ? 'now' : index < now || state === 'done' ? 'done' : 'later',
  }));
  return <StepCells cells={cells} />;
}

const stepTitles = {
  details: 'moduleClaim:step.details',
  shipping: 'moduleClaim:step.shipping',
  serials: 'moduleClaim:step.serials',
  attachments: 'draft:step.attachments',
  [lastDraftStep]: 'draft:step.complete',
} as const;

const isKnown = (key: string): key is keyof typeof stepTitles => Object.hasOwn(stepTitles, key);

/** Where a draft resumes: the number of the step, how many there are, and its name. */
export function useResumedStep() {
  const { t } = useTranslation(['moduleClaim', 'draft', 'enquiry']);
  return (draft: Pick<DraftRow, 'steps' | 'resumeAt' | 'requestType'>) => {
    const { resumeAt, requestType, steps } = draft;
    const isEnquiry = requestType === requestTypes.moduleEnquiry || requestType === requestTypes.trackerEnquiry;
    const title =
      isEnquiry && resumeAt === 'details' ? t('enquiry:details') : t(isKnown(resumeAt) ? stepTitles[resumeAt] : 'moduleClaim:step.details');
    return { step: positionOf(draft) + 1, total: steps.length, title };
  };
}
