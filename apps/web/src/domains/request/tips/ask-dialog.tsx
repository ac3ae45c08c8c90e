import './tips.css';
import '../components/request.css';
import { canBeAskedFor } from '@heliodesk/contract/request';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { isAllowed } from '../actions/action-target.ts';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import type { AskValues } from './ask-values.ts';
import { askables, askWays } from './ask-ways.ts';
import { ask } from './queries.ts';

/** Asks the customer: for details, files, or whatever else can be asked for now. Words stay while one looks at another. */
export function AskDialog({ request, onClose }: ActionDialogProps) {
  const { t } = useTranslation('tips');
  const { requestId, requestNo, version } = request;
  const offered = askables.filter(
    (each) => isAllowed(request.actions, askWays[each].action) && canBeAskedFor(askWays[each].tipsType, request.requestType),
  );
  const [what, setWhat] = useState(offered[0] ?? 'files');
  const [form] = Form.useForm<AskValues>();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });
  const { Fields, bodyOf } = askWays[what];

  const handleSubmit = (values: AskValues) =>
    attempt(async () => {
      await ask({ requestId, version, ...bodyOf(values) });
      onClose();
      showToast({ kind: 'good', title: t(`sent.${what}`, { number: requestNo }) });
    });
  return (
    <ModalDialog
      open
      width={640}
      title={<NumberInText text={t('askTitle', { number: requestNo })} number={requestNo} />}
      okText={t(`send.${what}`)}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {offered.length > 1 && (
        <SegmentedControl
          className="hd-ask-ways"
          aria-label={t('what')}
          value={what}
          options={offered.map((each) => ({ value: each, label: t(`ways.${each}`), icon: <Icon name={askWays[each].icon} /> }))}
          onChange={setWhat}
        />
      )}
      <p className="hd-dialog-text">{t(`askText.${what}`)}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} key={what} onSubmit={handleSubmit}>
        <Fields request={request} />
      </FormPage>
      <p className="hd-hint hd-t13">{t('due')}</p>
    </ModalDialog>
  );
}
