import type { RequestDetail, Tip } from '@heliodesk/contract/request';
import type { ActionTarget } from '../actions/action-target.ts';
import { findSerialTasks } from './serial-tasks.ts';
import type { TipFormProps } from './tip-form-props.ts';

/** Which serial numbers are in question, in the dialog that asks. */
export function AskSerialsFields({ request }: { request: ActionTarget }) {
  const views = findSerialTasks();
  return views && <views.Fields request={request} />;
}

/** Which serial numbers a task is about. */
export function SerialsInQuestion({ tip }: { tip: Tip }) {
  const views = findSerialTasks();
  return views && <views.InQuestion tip={tip} />;
}

/** Serial numbers that are asked about, changed in their place. */
export function SerialsAnswer(props: TipFormProps) {
  const views = findSerialTasks();
  return views && <views.Answer {...props} />;
}

/** What the customer has changed in the list. */
export function SerialChanges(props: { tip: Tip; request: RequestDetail }) {
  const views = findSerialTasks();
  return views && <views.Changes {...props} />;
}
