import type { RequestStatus } from '@heliodesk/contract/request';
import type { Tone } from '#src/ui/shapes/status-disc.tsx';

/** What each state of a request looks like wherever it is drawn. */
export interface StatusLook {
  tone: Tone;
  /** How far the request has come, 0 to 1. */
  share?: number;
  end?: 'check' | 'cross';
  /**
   * The request's way through its steps: `before` it is submitted, `running` while something is to come, `ended` with a last step,
   * `cutShort` without one.
   */
  way: 'before' | 'running' | 'ended' | 'cutShort';
}

export const statusLooks = {
  draft: { tone: 'idle', way: 'before' },
  submitted: { tone: 'info', way: 'running' },
  picked_up: { tone: 'info', share: 0.25, way: 'running' },
  pending: { tone: 'review', share: 0.5, way: 'running' },
  approved: { tone: 'good', share: 0.625, way: 'running' },
  processing: { tone: 'good', share: 0.8, way: 'running' },
  completed: { tone: 'good', end: 'check', way: 'ended' },
  rejected: { tone: 'bad', end: 'cross', way: 'ended' },
  withdrawn: { tone: 'idle', end: 'cross', way: 'cutShort' },
} as const satisfies Readonly<Record<RequestStatus, StatusLook>>;

/** Whether something is still to come for a request in this state. */
export const isRunning = (status: RequestStatus): boolean => statusLooks[status].way === 'running';
