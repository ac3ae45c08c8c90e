import type { BankCheckInFull } from '@heliodesk/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isError } from '#src/platform/http/call-error.ts';
import { markSeen } from '#src/platform/seen-notices.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page, TwoColumns } from '#src/ui/page/page.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { AmountCard } from '../finance/amount-card.tsx';
import { useAmountText } from '../finance/amounts.tsx';
import { BankBlock } from '../finance/bank-block.tsx';
import { CheckActions } from '../finance/check-actions.tsx';
import { CheckHead } from '../finance/check-head.tsx';
import { FourEyes, takenBefore } from '../finance/four-eyes.tsx';
import { Noticed } from '../finance/noticed.tsx';
import { bankCheck } from '../finance/queries.ts';
import { StepRefused } from '../finance/step-refusal.tsx';
import { useChecking } from '../finance/use-bank-steps.ts';

/** Bank details that finance checks, returns or hands over. */
export default function BankCheckPage() {
  const bankDetailsId = Number(useParams().bankDetailsId);
  return Number.isSafeInteger(bankDetailsId) && bankDetailsId > 0 ? (
    <CheckOf key={bankDetailsId} bankDetailsId={bankDetailsId} />
  ) : (
    <NotFound />
  );
}

function CheckOf({ bankDetailsId }: { bankDetailsId: number }) {
  const { data: bank, error, refetch } = useQuery(bankCheck(bankDetailsId));
  const requestId = bank?.requestId;
  useEffect(() => {
    if (requestId !== undefined) void markSeen({ requestId }, ['bankToCheck']);
  }, [requestId]);
  if (isError(error, 'notFound')) return <NotFound />;
  if (bank) return <Check bank={bank} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
}

const canCheck = ({ actions }: BankCheckInFull): boolean =>
  actions.some(({ name, blockedBy }) => name === 'check' && blockedBy.length === 0);

function Check({ bank }: { bank: BankCheckInFull }) {
  const { t } = useTranslation('bankCheck');
  const amountText = useAmountText();
  const checking = useChecking(bank);
  const question = useUnsavedChanges(checking.hasTyped);
  const title = bank.amounts.length === 0 ? t('details.title') : t('titleFor', { amount: amountText(bank.amounts) });
  return (
    <Page title={title} tabTitle={bank.requestNo} layout="flush" head={<CheckHead bank={bank} title={title} />}>
      <CheckActions bank={bank} checking={checking} />
      <TwoColumns
        sidebar={
          <>
            <FourEyes taken={takenBefore(bank)} mine={canCheck(bank) ? 'checks' : undefined} />
            <AmountCard of={bank} amounts={bank.amounts} />
          </>
        }
      >
        <StepRefused refusal={checking.refusal} />
        {bank.reason !== '' && <Returned bank={bank} />}
        <Noticed bank={bank} checking={checking} />
        {bank.masked ? (
          <BankBlock bank={bank} masked={bank.masked} />
        ) : (
          <p className="hd-hint">{t('details.missing', { name: bank.contactName })}</p>
        )}
      </TwoColumns>
      {question}
    </Page>
  );
}

/** What the customer reads about bank details that were returned. */
function Returned({ bank: { reason } }: { bank: BankCheckInFull }) {
  const { t } = useTranslation('bankCheck');
  return (
    <div className="hd-alert hd-k-warn">
      <Icon name="return" />
      <div>
        <b>{t('return.before')}</b>
        <p className="hd-pay-text" dir="auto">
          {reason}
        </p>
      </div>
    </div>
  );
}
