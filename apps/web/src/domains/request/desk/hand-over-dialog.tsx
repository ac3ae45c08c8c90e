import { ChangeOwnerBody } from '@heliodesk/contract/request';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { ColleagueSelect } from './colleague-select.tsx';
import { giveOwner } from './desk-queries.ts';
import { GiveDialog } from './give-dialog.tsx';

const HandOver = ChangeOwnerBody.pick({ ownerId: true, reason: true });

/** The owner hands a request to a colleague and says why. */
export function HandOverDialog({ request, onClose }: ActionDialogProps) {
  const { t } = useTranslation('desk');
  const { requestId, requestNo: number, version, requestType, ownerId } = request;
  return (
    <GiveDialog<{ ownerId: number; reason: string }>
      title={t('handOver.title', { number })}
      text={t('handOver.text')}
      confirm={t('handOver.confirm')}
      done={t('handOver.done', { number })}
      onGive={(values) => giveOwner({ requestId, version, ...values })}
      onClose={onClose}
    >
      <Field name="ownerId" label={t('assign.owner')} rules={[schemaRule(HandOver, 'ownerId')]}>
        <ColleagueSelect types={[requestType]} except={ownerId} />
      </Field>
      <Field name="reason" label={t('handOver.reason')} hint={t('handOver.reasonHint')} rules={[schemaRule(HandOver, 'reason')]}>
        <Input.TextArea rows={3} />
      </Field>
    </GiveDialog>
  );
}
