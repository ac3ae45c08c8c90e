import type { BatchAddress } from '@heliodesk/contract/shipment';
import type { RequestDetail } from '@heliodesk/contract/request';
import { Form } from 'antd';
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useAttempt, useRefreshTips } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';

/** What every dialog about goods on their way to an address needs. */
export interface StepDialogProps {
  request: RequestDetail;
  address: BatchAddress;
  /** What the address is called. */
  name: string;
  onClose: () => void;
}

interface FrameProps<Values extends object> extends Pick<StepDialogProps, 'onClose'> {
  title: string;
  /** The verb on the button that does it. */
  action: string;
  /** What is said once it is done. */
  done: string;
  /** Under which name what was typed is kept in this tab until it is saved. */
  persistKey: string;
  values: Partial<Values>;
  /** Files are on their way: it waits for them. */
  isComing?: boolean;
  onSave: (values: Values) => Promise<unknown>;
  children: ReactNode | ((form: FormInstance<Values>) => ReactNode);
}

/** A step of goods, as a form in a dialog: what is wrong shows at its field, and what was typed stays until it is saved. */
export function StepFrame<Values extends object>(props: FrameProps<Values>) {
  const { title, action, done, persistKey, values, isComing = false, onSave, onClose, children } = props;
  const [form] = Form.useForm<Values>();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });
  const refresh = useRefreshTips();
  const handleSubmit = (typed: Values) =>
    attempt(async () => {
      await onSave(typed);
      onClose();
      showToast({ kind: 'good', title: done });
      await refresh();
    });
  return (
    <ModalDialog
      open
      width={520}
      title={title}
      okText={action}
      okButtonProps={{ disabled: isComing }}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit} persistKey={persistKey} initialValues={values}>
        {typeof children === 'function' ? children(form) : children}
      </FormPage>
    </ModalDialog>
  );
}
