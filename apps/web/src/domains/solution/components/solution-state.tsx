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

/** The state of a solution, in its color. */
export function SolutionStateTag({ state }: { state: SolutionState }) {
  const { t } = useTranslation('solution');
  return <span className={`hd-tag hd-k-${tones[state]}`}>{t(`state.${state}`)}</span>;
}
