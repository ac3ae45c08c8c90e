import './finance.css';
import type { BankCheckInFull } from '@heliodesk/contract/payment';
import { useTranslation } from 'react-i18next';
import { NumberInText, SidebarCard } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { payeeOf } from './amounts.tsx';

/** What is paid to the account. */
export function AmountCard({ bank }: { bank: BankCheckInFull }) {
  const { t } = useTranslation('bankCheck');
  const { money } = useFormat();
  const { amounts, requestNo } = bank;
  if (amounts.length === 0) return null;
  return (
    <SidebarCard title={t('amount.title')}>
      {amounts.map(({ amount, currency }) => (
        <p key={currency} className="hd-pay-sum hd-num">
          <bdi>{money(amount, currency)}</bdi>
        </p>
      ))}
      <p className="hd-hint hd-t12">
        <NumberInText text={t('amount.text', { payee: payeeOf(bank), number: requestNo })} number={requestNo} />
      </p>
    </SidebarCard>
  );
}
