import type { RequestDetail, Tip } from '@heliodesk/contract/request';

/** What every form of a task gets. */
export interface TipFormProps {
  tip: Tip;
  request: RequestDetail;
  /** Staff answer for the customer. */
  isOnBehalf?: boolean;
}

/** What every form gets in which staff answer a task with a written consent. */
export interface ConsentFormProps {
  tip: Tip;
  request: RequestDetail;
  onDone: () => void;
}
