import type { PaymentInFull } from '@heliodesk/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isError } from '#src/platform/http/call-error.ts';
import { markSeen } from '#src/platform/seen-notices.ts';
import { Page, TwoColumns } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { AmountCard } from '../finance/amount-card.tsx';
import { useAmountText } from '../finance/amounts.tsx';
import { BankBlock } from '../finance/bank-block.tsx';
import { FourEyes, takenBefore, type Taken } from '../finance/four-eyes.tsx';
import { PaidBlock } from '../finance/paid-block.tsx';
import { PayBlocked } from '../finance/pay-blocked.tsx';
import { PayHead } from '../finance/pay-head.tsx';
import { onePayment } from '../finance/pay-queries.ts';
import { RecordForm } from '../finance/record-form.tsx';

/** One compensation that finance pays, or has paid. */
export default function PayPage() {
  const paymentId = Number(useParams().paymentId);
  return Number.isSafeInteger(paymentId) && paymentId > 0 ? <PaymentOf key={paymentId} paymentId={paymentId} /> : <NotFound />;
}

function PaymentOf({ paymentId }: { paymentId: number }) {
  const { data: payment, error, refetch } = useQuery(onePayment(paymentId));
  const requestId = payment?.requestId;
  useEffect(() => {
    if (requestId !== undefined) void markSeen({ requestId }, ['toPay']);
  }, [requestId]);
  if (isError(error, 'notFound')) return <NotFound />;
  if (payment) return <Paying payment={payment} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
}

function Paying({ payment }: { payment: PaymentInFull }) {
  const { t } = useTranslation('paying');
  const amountText = useAmountText();
  const { masked, noteConfirmedBy, acknowledgeTime, paidBy, recordTime, state } = payment;
  const title = t('titleFor', { amount: amountText([payment]) });
  const blockedBy = payment.actions.find(({ name }) => name === 'pay')?.blockedBy;
  const mayPay = blockedBy?.length === 0;
  const taken: Taken[] = [
    ...takenBefore(payment),
    { step: 'noteConfirmed', name: noteConfirmedBy, at: acknowledgeTime },
    { step: 'paid', name: paidBy, at: recordTime },
  ];
  return (
    <Page title={title} tabTitle={payment.requestNo} layout="flush" head={<PayHead payment={payment} title={title} />}>
      <TwoColumns
        sidebar={
          <>
            <FourEyes taken={taken} mine={mayPay ? 'pays' : undefined} />
            <AmountCard amounts={[payment]} />
          </>
        }
      >
        {state === 'paid' && <PaidBlock payment={payment} />}
        {blockedBy !== undefined && blockedBy.length > 0 && <PayBlocked guards={blockedBy} />}
        {masked && <BankBlock bank={payment} masked={masked} />}
        {mayPay && <RecordForm payment={payment} />}
      </TwoColumns>
    </Page>
  );
}
