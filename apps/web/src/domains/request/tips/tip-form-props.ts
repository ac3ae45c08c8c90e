import type { RequestDetail, Tip } from '@heliodesk/contract/request';

/** What every form of a task gets. */
export interface TipFormProps {
  tip: Tip;
  request: RequestDetail;
  /** Staff answer for the customer. */
  isOnBehalf?: boolean;
}
