import './rejection.css';
import '../components/request.css';
import { AppealBody, ReopenClaimBody } from '@heliodesk/contract/request';
import type { RequestAction, RequestDetail } from '@heliodesk/contract/request';
import { Button, Form, Input } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { isAllowed } from '../actions/action-target.ts';
import type { ActionDialogProps, ActionTarget } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { useAppeal, useReopening } from './rejection-queries.ts';

interface AppealFields {
  reason: string;
}

/** How the customer has an ended claim reviewed again: an appeal against its rejection, or reopening what was completed. */
type Again = 'appeal' | 'reopen';

const actionOf = { appeal: 'appeal', reopen: 'reopenClaim' } as const satisfies Record<Again, RequestAction>;
const bodyOf = { appeal: AppealBody, reopen: ReopenClaimBody } as const;
const iconOf = { appeal: 'scales', reopen: 'return' } as const;

/** How each of them is said. */
function useAgainWords(again: Again) {
  const { t } = useTranslation(['rejecting', 'request']);
  return again === 'appeal'
    ? {
        title: t('appeal.title'),
        titleOf: (number: string) => t('appeal.titleOf', { number }),
        text: t('appeal.text'),
        reason: t('appeal.reason'),
        reasonHint: t('appeal.reasonHint'),
        send: t('appeal.send'),
        sent: t('appeal.sent'),
      }
    : {
        title: t('reopen.title'),
        titleOf: (number: string) => t('reopen.titleOf', { number }),
        text: t('reopen.text'),
        reason: t('reopen.reason'),
        reasonHint: t('reopen.reasonHint'),
        send: t('request:action.reopenClaim'),
        sent: t('reopen.sent'),
      };
}

/** Where a claim was rejected and may be appealed, the form to do so in its place. */
export const AppealCard = ({ request }: { request: RequestDetail }) => <AgainCard request={request} again="appeal" />;

/** The same where it was completed and may be reopened. */
export const ReopenClaimCard = ({ request }: { request: RequestDetail }) => <AgainCard request={request} again="reopen" />;

/** The same as dialogs, where the request itself is not open. */
export const AppealDialog = (props: ActionDialogProps) => <AgainDialog {...props} again="appeal" />;
export const ReopenClaimDialog = (props: ActionDialogProps) => <AgainDialog {...props} again="reopen" />;

function AgainCard({ request, again }: { request: RequestDetail; again: Again }) {
  const { t } = useTranslation('rejecting');
  const words = useAgainWords(again);
  const [form] = Form.useForm<AppealFields>();
  const { send, isSending } = useSending(request, again);
  if (!isAllowed(request.actions, actionOf[again])) return null;
  return (
    <section className="hd-card hd-appeal" aria-label={words.title}>
      <header>
        <Icon name={iconOf[again]} size={20} />
        <h2 className="hd-grow">{words.title}</h2>
        <span className="hd-hint hd-t12">
          <Trans t={t} i18nKey="appeal.once" components={{ time: <LocalTime at={request.appealUntil} as="day" /> }} />
        </span>
      </header>
      <div>
        <p className="hd-appeal-text">{words.text}</p>
        <AgainForm form={form} again={again} onSend={send} persistKey={`${again} ${request.requestId}`} />
      </div>
      <footer>
        <span className="hd-hint hd-t12">{t('appeal.files')}</span>
        <Button type="primary" className="hd-end" loading={isSending} onClick={form.submit}>
          {words.send}
        </Button>
      </footer>
    </section>
  );
}

function AgainDialog({ request, onClose, again }: ActionDialogProps & { again: Again }) {
  const words = useAgainWords(again);
  const [form] = Form.useForm<AppealFields>();
  const { send, isSending } = useSending(request, again, onClose);
  return (
    <ModalDialog
      open
      width={520}
      title={<NumberInText text={words.titleOf(request.requestNo)} number={request.requestNo} />}
      okText={words.send}
      confirmLoading={isSending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{words.text}</p>
      <AgainForm form={form} again={again} onSend={send} />
    </ModalDialog>
  );
}

function useSending({ requestId, version }: Pick<ActionTarget, 'requestId' | 'version'>, again: Again, onSent?: () => void) {
  const words = useAgainWords(again);
  const [key] = useState(createUuid);
  const [appeal, reopen] = [useAppeal(), useReopening()];
  const sending = again === 'appeal' ? appeal : reopen;
  const send = async ({ reason }: AppealFields) => {
    await sending.mutateAsync({ requestId, version, reason, key });
    showToast({ kind: 'good', title: words.sent });
    onSent?.();
  };
  return { send, isSending: sending.isPending };
}

interface AgainFormProps {
  form: FormInstance<AppealFields>;
  again: Again;
  onSend: (values: AppealFields) => Promise<void>;
  persistKey?: string;
}

function AgainForm({ form, again, onSend, ...kept }: AgainFormProps) {
  const words = useAgainWords(again);
  return (
    <FormPage form={form} onSubmit={onSend} {...kept}>
      <Field name="reason" label={words.reason} hint={words.reasonHint} rules={[schemaRule(bodyOf[again], 'reason')]}>
        <Input.TextArea rows={4} dir="auto" showCount />
      </Field>
    </FormPage>
  );
}
