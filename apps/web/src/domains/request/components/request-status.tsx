import type { RequestStatus } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { StatusDisc } from '#src/ui/shapes/status-disc.tsx';
import type { Tone } from '#src/ui/shapes/status-disc.tsx';

/** How far a state is on its way, and how it ends. */
const discs: Readonly<Record<RequestStatus, { tone: Tone; share?: number; end?: 'check' | 'cross' }>> = {
  draft: { tone: 'idle' },
  submitted: { tone: 'info' },
  picked_up: { tone: 'info', share: 0.25 },
  pending: { tone: 'review', share: 0.5 },
  approved: { tone: 'good', share: 0.625 },
  processing: { tone: 'good', share: 0.8 },
  completed: { tone: 'good', end: 'check' },
  rejected: { tone: 'bad', end: 'cross' },
  withdrawn: { tone: 'idle', end: 'cross' },
};

/** The state of a request: disc and word. */
export function RequestStatusDisc({ status, pill = false }: { status: RequestStatus; pill?: boolean }) {
  const { t } = useTranslation('request');
  return (
    <StatusDisc {...discs[status]} pill={pill}>
      {t(`status.${status}`)}
    </StatusDisc>
  );
}
