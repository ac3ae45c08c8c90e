import './finance.css';
import type { BankCheck } from '@heliodesk/contract/payment';
import { useTranslation } from 'react-i18next';
import { NumberInText, SidebarCard } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { payeeOf } from './amounts.tsx';

interface AmountCardProps {
  /** Whose compensations these are, where they are all of a claim. */
  of?: Pick<BankCheck, 'payee' | 'companyName' | 'requestNo'>;
  amounts: BankCheck['amounts'];
}

/** What is paid to the account. */
export function AmountCard({ of, amounts }: AmountCardProps) {
  const { t } = useTranslation('bankCheck');
  const { money } = useFormat();
  if (amounts.length === 0) return null;
  return (
    <SidebarCard title={t('amount.title')}>
      {amounts.map(({ amount, currency }) => (
        <p key={currency} className="hd-pay-sum hd-num">
          <bdi>{money(amount, currency)}</bdi>
        </p>
      ))}
      {of && (
        <p className="hd-hint hd-t12">
          <NumberInText text={t('amount.text', { payee: payeeOf(of), number: of.requestNo })} number={of.requestNo} />
        </p>
      )}
    </SidebarCard>
  );
}
