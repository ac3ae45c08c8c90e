import '../solution.css';
import type { StaffUser } from '@heliodesk/contract/identity';
import type { BodyInputOf } from '@heliodesk/contract/kit';
import { ApprovalLimitsBody, type saveApprovalLimits } from '@heliodesk/contract/solution';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrencyOptions } from '#src/domains/reference/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { SideDrawer } from '#src/ui/page/side-drawer.tsx';
import { limitsOf, saveLimits } from '../queries.ts';

type Limits = BodyInputOf<typeof saveApprovalLimits>;

/** Up to which amounts someone approves solutions alone; saving asks for fresh proof of who one is. */
export function ApprovalLimitsDrawer({ user: { userId, name }, onClose }: { user: StaffUser; onClose: () => void }) {
  const { t } = useTranslation('solution');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(limitsOf(userId));
  const title = t('limits.of', { name });
  if (!data)
    return (
      <SideDrawer open size={512} title={title} onClose={onClose}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={4} />}
      </SideDrawer>
    );
  const handleSave = async (values: Limits) => {
    client.setQueryData(limitsOf(userId).queryKey, await saveLimits({ ...values, limits: values.limits ?? [] }));
    showToast({ kind: 'good', title: t('limits.saved', { name }) });
    onClose();
  };
  return (
    <FormDrawer<Limits> title={title} values={data} persistKey={`approval_limits_${userId}`} onSave={handleSave} onClose={onClose}>
      <p className="hd-hint hd-t13 hd-sol-reason">{t('limits.text')}</p>
      <LimitRows />
    </FormDrawer>
  );
}

function LimitRows() {
  const { t } = useTranslation(['solution', 'fields', 'common']);
  const options = useCurrencyOptions();
  return (
    <Form.List name="limits">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name: row }) => (
            <div key={key} className="hd-sol-limit">
              <Field
                name={[row, 'currency']}
                label={t('fields:currency')}
                rules={[schemaRule(ApprovalLimitsBody, `limits.${row}.currency`, labelOf('currency'))]}
              >
                <Select showSearch={{ optionFilterProp: 'label' }} options={options} />
              </Field>
              <Field
                name={[row, 'amount']}
                label={t('limits.upTo')}
                rules={[schemaRule(ApprovalLimitsBody, `limits.${row}.amount`, labelOf('amount'))]}
              >
                <NumberInput />
              </Field>
              <Button type="text" aria-label={t('common:remove')} icon={<Icon name="trash" />} onClick={() => remove(row)} />
            </div>
          ))}
          <Button icon={<Icon name="plus" />} onClick={() => add({ currency: undefined, amount: '' })}>
            {t('limits.add')}
          </Button>
        </>
      )}
    </Form.List>
  );
}
