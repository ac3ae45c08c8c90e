import { liveStatuses } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';

type Asked = Pick<RequestRow, 'status' | 'waitingOn' | 'decisionDue' | 'firstContactAt' | 'lastWord'>;

/** Whether it’s our turn: the customer wrote last, or has not heard from us yet. */
export const needsAnswer = ({ status, waitingOn, decisionDue, firstContactAt, lastWord }: Asked): boolean =>
  liveStatuses.some((live) => live === status) &&
  waitingOn === 'us' &&
  decisionDue === null &&
  (firstContactAt === null || lastWord?.by === 'customer');
