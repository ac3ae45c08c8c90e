import { ChangeOwnerBody } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { ColleagueSelect } from './colleague-select.tsx';
import { giveOwner } from './desk-queries.ts';
import { GiveDialog } from './give-dialog.tsx';

interface NewOwner {
  ownerId: number;
  reason: string;
}

/** The owner hands a request to a colleague and says why. */
export function HandOverDialog({ request: { requestId, requestNo, version, requestType, ownerId }, onClose }: ActionDialogProps) {
  const { t } = useTranslation('desk');
  const give = (values: NewOwner) => giveOwner({ requestId, version, ...values });
  return (
    <GiveDialog<NewOwner> to="handOver" number={requestNo} onGive={give} onClose={onClose}>
      <Field name="ownerId" label={t('assign.owner')} rules={[schemaRule(ChangeOwnerBody, 'ownerId')]}>
        <ColleagueSelect types={[requestType]} except={ownerId} />
      </Field>
    </GiveDialog>
  );
}
