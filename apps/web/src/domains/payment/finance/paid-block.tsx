import type { PaymentInFull } from '@heliodesk/contract/payment';
import { useTranslation } from 'react-i18next';
import { FileLinks } from '#src/domains/attachment/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { Block } from '#src/ui/page/page.tsx';

/** What was recorded of a payment. */
export function PaidBlock({ payment: { payTime, paidBy, bankReference, proofs } }: { payment: PaymentInFull }) {
  const { t } = useTranslation(['paying', 'common']);
  const { day } = useFormat();
  return (
    <Block title={t('paid')}>
      <Descriptions
        items={[
          { label: labelOf('payTime'), text: payTime === null ? '' : day(payTime) },
          { label: t('column.paidBy'), text: paidBy },
          { label: labelOf('bankReference'), text: bankReference || t('common:none'), reads: 'ltr' },
        ]}
      />
      <FileLinks label={labelOf('proof')} files={proofs} />
    </Block>
  );
}
