import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Decision } from './use-decisions.ts';

interface DecisionChoiceProps {
  /** What the solution is called. */
  name: string;
  decision: Decision | undefined;
  isDisabled: boolean;
  onChoose: (decision: Decision) => void;
}

/** What is decided about one solution. */
export function DecisionChoice({ name, decision, isDisabled, onChoose }: DecisionChoiceProps) {
  const { t } = useTranslation('solution');
  return (
    <>
      <Radio.Group
        optionType="button"
        aria-label={t('decide.about', { name })}
        disabled={isDisabled}
        value={decision ?? null}
        options={[
          { value: 'approve', label: t('decide.approve') },
          { value: 'return', label: t('decide.return') },
        ]}
        onChange={({ target }) => onChoose(target.value as Decision)}
      />
      <span className="hd-hint hd-t13">{t(decision === 'return' ? 'decide.returnNote' : 'decide.each')}</span>
    </>
  );
}
