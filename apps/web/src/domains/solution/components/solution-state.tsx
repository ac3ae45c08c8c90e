import type { SolutionState } from '@heliodesk/contract/solution';
import { useTranslation } from 'react-i18next';

const tones = {
  draft: 'idle',
  pending: 'review',
  returned: 'warn',
  approved: 'info',
  accepted: 'good',
  declined: 'bad',
  running: 'info',
  done: 'good',
} as const satisfies Record<SolutionState, string>;

/** That a solution was done before its claim was reopened. */
export function SettledTag() {
  const { t } = useTranslation('offer');
  return <span className="hd-tag hd-k-good">{t('settled')}</span>;
}

/** The state of a solution, in its color. */
export function SolutionStateTag({ state, isSettled = false }: { state: SolutionState; isSettled?: boolean }) {
  const { t } = useTranslation('solution');
  if (isSettled) return <SettledTag />;
  return <span className={`hd-tag hd-k-${tones[state]}`}>{t(`state.${state}`)}</span>;
}
