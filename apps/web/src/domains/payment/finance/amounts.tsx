import type { BankCheck } from '@heliodesk/contract/payment';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { countedUpTo } from './queries.ts';

/** A count that is known up to a cap: `999+` beyond it. */
export function useCapped(): (count: number) => string {
  const { t } = useTranslation('bankCheck');
  const { number } = useFormat();
  return (count) => (count > countedUpTo ? t('atLeast', { number: number(countedUpTo) }) : number(count));
}

type Amounts = BankCheck['amounts'];

/** Amounts of several currencies as one text. */
export function useAmountText(): (amounts: Amounts) => string {
  const { list, money } = useFormat();
  return (amounts) => list(amounts.map(({ amount, currency }) => money(amount, currency)));
}

/** Amounts one below the other, as tables have them. */
export function AmountLines({ amounts }: { amounts: Amounts }) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  if (amounts.length === 0) return <span className="hd-hint">{t('none')}</span>;
  return amounts.map(({ amount, currency }) => (
    <div key={currency}>
      <b className="hd-num">
        <bdi>{money(amount, currency)}</bdi>
      </b>
    </div>
  ));
}

/** Who is paid, by the name that finance looks for. */
export const payeeOf = ({ payee, companyName }: Pick<BankCheck, 'payee' | 'companyName'>): string => payee || companyName;
