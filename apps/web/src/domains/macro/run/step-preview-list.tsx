import '../macro.css';
import { directionOf } from '@heliodesk/contract/kit';
import type { StepPreview } from '@heliodesk/contract/macro';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { stepIcons } from '../step-looks.ts';
import { StepFacts, useStepTitle } from './step-facts.tsx';
import { useBlockText } from './use-block-text.ts';
import type { BlockedStep } from './use-block-text.ts';

/** How a step stands: planned, done and perhaps for good, taken back or not, not done because of another one, or what holds it back. */
export type StepState = 'planned' | 'done' | 'doneForGood' | 'takenBack' | 'stayed' | 'notRun' | BlockedStep;

interface StepPreviewListProps {
  steps: readonly StepPreview[];
  stateOf: (step: StepPreview, index: number) => StepState;
  /** The text of a step and what else belongs to it, where it can be changed; the text as it is where this is left out. */
  renderMore?: (step: StepPreview, index: number) => ReactNode;
}

const looks = {
  planned: ['', undefined],
  done: ['hd-macro-done', 'check'],
  doneForGood: ['hd-macro-done', 'check'],
  takenBack: ['hd-macro-off', 'return'],
  stayed: ['hd-macro-done', 'check'],
  notRun: ['hd-macro-off', 'minus'],
} as const;

const lookOf = (state: StepState): readonly [className: string, icon: IconName | undefined] => {
  if (typeof state === 'string') return looks[state];
  // What is chosen when it runs isn't wrong.
  return state.why === 'inputMissing' ? looks.planned : ['hd-macro-bad', 'warning'];
};

const doneStates: readonly StepState[] = ['done', 'doneForGood', 'takenBack', 'stayed'];

/** What each step of a macro does, or what became of it. */
export function StepPreviewList({ steps, stateOf, renderMore = textOf }: StepPreviewListProps) {
  const titleOf = useStepTitle();
  return (
    <ol className="hd-macro-preview">
      {steps.map((step, index) => {
        const state = stateOf(step, index);
        const [className, icon = stepIcons[step.kind]] = lookOf(state);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place in the macro
          <li key={`${index} ${step.kind}`} className={className}>
            <span className="hd-macro-dot">
              <Icon name={icon} />
            </span>
            <div className="hd-grow">
              <b dir="auto">{titleOf(step, doneStates.includes(state))}</b>
              <StepNote state={state} />
              {(state === 'planned' || state === 'done' || state === 'doneForGood') && <StepFacts step={step} />}
              {renderMore(step, index)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** What is to be said about how a step stands. */
function StepNote({ state }: { state: StepState }) {
  const { t } = useTranslation(['macro', 'macroRun']);
  const blockText = useBlockText();
  if (typeof state === 'object') return state.why === 'inputMissing' ? null : <p className="hd-macro-why hd-t13">{blockText(state)}</p>;
  if (state === 'planned' || state === 'done') return null;
  const notes = {
    doneForGood: t('macroRun:stays'),
    takenBack: t('macroRun:takenBack'),
    stayed: t('macroRun:stayed'),
    notRun: t('notRun'),
  } as const;
  return <p className="hd-hint hd-t12">{notes[state]}</p>;
}

function textOf({ text, textLanguage, input, fields, duplicateNo }: StepPreview): ReactNode {
  if (input !== null && fields.length === 0 && duplicateNo === '') return <ChosenLater />;
  if (!text) return null;
  const language = textLanguage ?? 'en';
  return (
    <blockquote className="hd-macro-text" lang={language} dir={directionOf(language)}>
      {text}
    </blockquote>
  );
}

function ChosenLater() {
  const { t } = useTranslation('macroRun');
  return <p className="hd-hint hd-t12">{t('input.later')}</p>;
}
