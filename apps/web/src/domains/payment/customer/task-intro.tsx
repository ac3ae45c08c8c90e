import type { BankTask } from '@heliodesk/contract/payment';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

interface TaskIntroProps {
  task: BankTask;
  /** What is to be done with them. */
  children: string;
}

/** What we pay and who is paid, and what the bank details are for. */
export function TaskIntro({ task: { amounts, payee }, children }: TaskIntroProps) {
  const { t } = useTranslation('bankTask');
  const { list, money, sentences } = useFormat();
  const sums = list(amounts.map(({ amount, currency }) => money(amount, currency)));
  const paid = payee === '' ? t('pay', { amount: sums }) : t('payTo', { amount: sums, payee });
  return <p className="hd-ink">{sentences([...(amounts.length === 0 ? [] : [paid]), children])}</p>;
}
