import { useTranslation } from 'react-i18next';
import { StepMark } from '#src/ui/shapes/steps.tsx';

const steps = [
  ['lostAsk', undefined],
  ['lostConfirm', 'lostConfirmText'],
  ['lostLink', 'lostLinkText'],
  ['lostNew', undefined],
] as const;

/** How someone without any factor gets back in. */
export function LostSteps() {
  const { t } = useTranslation('secondFactor');
  return (
    <ol className="sf-line">
      {steps.map(([title, text]) => (
        <li key={title}>
          <StepMark state={title === 'lostAsk' ? 'now' : 'later'} size={16} />
          <b>{t(title)}</b>
          {text && <span>{t(text)}</span>}
        </li>
      ))}
    </ol>
  );
}
