import '../rma.css';
import { SerialsAsked } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ActionTarget } from '#src/domains/request/index.ts';
import { messageOfViolation, schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { exchangesOf } from '../../queries.ts';
import { ListFill } from './list-fill.tsx';

/** Deliveries whose old and new serial numbers the customer is to enter: those with dates, until their exchange is finished. */
export function AskPairs({ request: { requestId } }: { request: ActionTarget }) {
  const { t } = useTranslation(['replacements', 'tipSerials']);
  const { data, error, refetch } = useQuery(exchangesOf(requestId));
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={4} />;
  const lists = data
    .filter(({ state }) => state === 'addressed')
    .flatMap(({ addresses }) => addresses)
    .filter(({ dates }) => dates.length > 0);
  // A group of boxes can't be marked as required.
  const rule = {
    validator: async (_rule: unknown, chosen: readonly number[] = []) => {
      if (chosen.length === 0) throw new Error(messageOfViolation({ path: 'addressIds', rule: 'nothingAsked', params: {} }));
    },
  };
  const isFull = ({ fitCount, fixCount, batchQty }: (typeof lists)[number]) => fitCount === batchQty && fixCount === 0;
  return (
    <>
      <Field
        name="addressIds"
        label={t('task.which')}
        hint={lists.length === 0 ? t('task.noDates') : undefined}
        initialValue={lists.filter((list) => !isFull(list)).map(({ addressId }) => addressId)}
        rules={[rule]}
      >
        <Checkbox.Group className="hd-rma-ask">
          {lists.map(({ addressId, addressTitle, contactPerson, batchQty, ...counts }) => (
            <Checkbox key={addressId} value={addressId}>
              <ListFill list={{ ...counts, addressId, name: addressTitle || contactPerson, quantity: batchQty }} />
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Field>
      <Field name="content" label={t('tipSerials:why')} rules={[schemaRule(SerialsAsked, 'content')]}>
        <Input.TextArea rows={3} dir="auto" />
      </Field>
    </>
  );
}
