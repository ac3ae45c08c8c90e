import '../macro.css';
import { directionOf } from '@heliodesk/contract/kit';
import type { StepBlock, StepPreview } from '@heliodesk/contract/macro';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { stepIcons } from '../step-looks.ts';
import { StepFacts, useStepTitle } from './step-facts.tsx';
import { useBlockText } from './use-block-text.ts';

/** How a step stands: planned, done, not done because of another one, or what holds it back. */
export type StepState = 'planned' | 'done' | 'notRun' | { why: StepBlock | 'other'; guards: readonly string[] };

interface StepPreviewListProps {
  steps: readonly StepPreview[];
  stateOf: (step: StepPreview, index: number) => StepState;
  /** The text of a step, where it can be changed; as it is where this is left out. */
  renderText?: (step: StepPreview, index: number) => ReactNode;
}

const looks = { planned: ['', undefined], done: ['hd-macro-done', 'check'], notRun: ['hd-macro-off', 'minus'] } as const;

const lookOf = (state: StepState): readonly [className: string, icon: IconName | undefined] =>
  typeof state === 'string' ? looks[state] : ['hd-macro-bad', 'warning'];

/** What each step of a macro does, or what became of it. */
export function StepPreviewList({ steps, stateOf, renderText = textOf }: StepPreviewListProps) {
  const { t } = useTranslation('macro');
  const titleOf = useStepTitle();
  const blockText = useBlockText();
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
              <b>{titleOf(step)}</b>
              {typeof state === 'object' && <p className="hd-macro-why hd-t13">{blockText(state)}</p>}
              {state === 'notRun' && <p className="hd-hint hd-t12">{t('notRun')}</p>}
              {(state === 'planned' || state === 'done') && <StepFacts step={step} />}
              {state !== 'notRun' && renderText(step, index)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function textOf({ text, textLanguage }: StepPreview): ReactNode {
  if (!text) return null;
  const language = textLanguage ?? 'en';
  return (
    <blockquote className="hd-macro-text" lang={language} dir={directionOf(language)}>
      {text}
    </blockquote>
  );
}
