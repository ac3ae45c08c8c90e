import './finance.css';
import { bankPageOf } from '@heliodesk/contract/payment';
import type { BankCheck } from '@heliodesk/contract/payment';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RequestNumber } from '#src/domains/request/index.ts';
import { RowCard } from '#src/ui/data-table/row-card.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { payeeOf, useAmountText } from './amounts.tsx';

/** Who is paid, and the claim; the company too where someone else is paid. */
export function PayeeCell({ row }: { row: Pick<BankCheck, 'payee' | 'companyName' | 'requestNo'> }) {
  return (
    <>
      <bdi>{payeeOf(row)}</bdi>
      <br />
      <span className="hd-hint hd-t12">
        <RequestNumber>{row.requestNo}</RequestNumber>
        {row.payee !== '' && (
          <>
            {' · '}
            <bdi>{row.companyName}</bdi>
          </>
        )}
      </span>
    </>
  );
}

export function AccountCell({ row: { masked } }: { row: Pick<BankCheck, 'masked'> }) {
  const { t } = useTranslation('common');
  return masked === null ? (
    <span className="hd-hint">{t('none')}</span>
  ) : (
    <Ltr mono className="hd-nowrap">
      {masked.bankAccount}
    </Ltr>
  );
}

/** What has to be looked at before finance agrees. */
export function FlagsCell({ row: { flags } }: { row: BankCheck }) {
  const { t } = useTranslation('bankCheck');
  const { ago } = useFormat();
  const { changed, otherCompany } = flags;
  if (!changed && !otherCompany) return <span className="hd-hint">{t('flags.none')}</span>;
  return (
    <span className="hd-pay-flags">
      {changed && (
        <span className="hd-pay-warn">
          <Icon name="warning" size={14} />
          {t('flags.changed', { when: ago(new Date(changed.at).getTime()) })}
        </span>
      )}
      {otherCompany && (
        <span className="hd-pay-bad">
          <Icon name="warning" size={14} />
          {t('flags.otherCompany')}
        </span>
      )}
    </span>
  );
}

/** What comes next, and who does it; what finance has to do itself is a link. */
export function NextStepCell({ row: { state, bankDetailsId, contactName, requestNo } }: { row: BankCheck }) {
  const { t } = useTranslation('bankCheck');
  if (state === 'entered')
    return (
      <Link to={bankPageOf(bankDetailsId)} aria-label={t('next.checkOf', { number: requestNo })}>
        {t('next.entered')}
      </Link>
    );
  return (
    <>
      {t(`next.${state}`)}
      <br />
      <bdi className="hd-hint hd-t12">{contactName}</bdi>
    </>
  );
}

export const DueCell = ({ row: { checkDue, enteredAt } }: { row: BankCheck }) => <PromiseArc dueAt={checkDue} since={enteredAt} />;

export function ConfirmedCell({ row: { confirmedAt } }: { row: BankCheck }) {
  return <UtcTime at={confirmedAt} className="hd-hint" />;
}

/** A row on a phone. */
export function BankCard({ row }: { row: BankCheck }) {
  const { t } = useTranslation('bankCheck');
  const amountText = useAmountText();
  const { state, flags, masked, contactName } = row;
  return (
    <RowCard
      to={bankPageOf(row.bankDetailsId)}
      top={
        <>
          <RequestNumber>{row.requestNo}</RequestNumber>
          <span className="hd-end">
            {state === 'entered' ? <DueCell row={row} /> : <span className="hd-hint">{t(`state.${state}`)}</span>}
          </span>
        </>
      }
      title={payeeOf(row)}
      middle={
        <>
          <b className="hd-ink hd-num">
            <bdi>{amountText(row.amounts)}</bdi>
          </b>
          {masked && (
            <Ltr mono className="hd-nowrap hd-end">
              {masked.bankAccount}
            </Ltr>
          )}
        </>
      }
      foot={
        state === 'entered'
          ? (flags.changed || flags.otherCompany) && <FlagsCell row={row} />
          : state !== 'confirmed' && <bdi>{contactName}</bdi>
      }
    />
  );
}
