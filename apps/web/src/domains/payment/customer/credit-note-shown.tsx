import type { PaymentProgress } from '@heliodesk/contract/payment';
import type { Tip } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { FileLinks } from '#src/domains/attachment/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { CreditNotePdf } from './credit-note-pdf.tsx';
import { usePaymentOfNote } from './credit-note-queries.ts';

const looks = { announced: 'hd-k-warn', held: 'hd-k-warn', due: 'hd-k-info', paid: 'hd-k-good' } as const;

/** Which credit note a task is about, and what became of its payment: the day, the amount, and the account for those who may see it. */
export function CreditNoteShown({ tip }: { tip: Tip }) {
  const { data: payment } = usePaymentOfNote(tip);
  return (
    payment && (
      <>
        <Payment payment={payment} />
        <p>
          <CreditNotePdf creditNoteId={payment.creditNoteId} number={payment.number} />
        </p>
      </>
    )
  );
}

function Payment({ payment }: { payment: PaymentProgress }) {
  const { t } = useTranslation(['creditNote', 'offer']);
  const { day, money } = useFormat();
  return (
    <>
      <p>
        <span className={`hd-tag ${looks[payment.state]}`}>{t(`state.${payment.state}`)}</span>
      </p>
      <Descriptions
        items={[
          { label: t('number'), text: payment.number, reads: 'mono' },
          { label: t('offer:amount'), text: money(payment.amount, payment.currency), reads: 'ltr' },
          ...(payment.bankAccount === '' ? [] : [{ label: t('account'), text: payment.bankAccount, reads: 'mono' } as const]),
          ...(payment.payTime === null ? [] : [{ label: labelOf('payTime'), text: day(payment.payTime) }]),
        ]}
      />
      <FileLinks label={labelOf('proof')} files={payment.proofs} />
    </>
  );
}
