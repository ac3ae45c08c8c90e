import { bankListStates } from '@heliodesk/contract/payment';
import type { BankListName } from '@heliodesk/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCan } from '#src/platform/session.ts';
import { useCapped } from './amounts.tsx';
import { paymentCounts } from './pay-queries.ts';
import { bankCounts } from './queries.ts';

/** Lists of payments, after those of bank details. */
const payTabs = ['toPay', 'paid'] as const;
export type PayTab = (typeof payTabs)[number];

/** What finance works on, each a tab of the payments. */
export type PaymentTab = BankListName | PayTab;

export const isBankTab = (name: string | null): name is BankListName => bankListStates.some((tab) => tab === name);
export const isPayTab = (name: string | null): name is PayTab => payTabs.some((tab) => tab === name);

/** What waits for finance has a color, as long as there is any. */
const waitsForFinance: ReadonlySet<PaymentTab> = new Set(['toCheck', 'toPay']);

/** The tabs with their counts. Changing the tab drops the filters. */
export function PaymentTabs({ open }: { open: PaymentTab }) {
  const { t } = useTranslation(['bankCheck', 'paying']);
  const mayPay = useCan('csp:pay:paid');
  const { data: bank } = useQuery(bankCounts());
  const { data: payments } = useQuery({ ...paymentCounts(), enabled: mayPay });
  const capped = useCapped();
  const tabs = [
    ...bankListStates.map((tab) => ({ tab, label: t(`tab.${tab}`), count: bank?.[tab] })),
    ...(mayPay ? payTabs.map((tab) => ({ tab, label: t(`paying:tab.${tab}`), count: payments?.[tab] })) : []),
  ];
  return (
    <nav className="hd-views" aria-label={t('tabs')}>
      {tabs.map(({ tab, label, count }) => (
        <Link key={tab} to={tab === 'toCheck' ? '.' : `?show=${tab}`} aria-current={tab === open ? 'true' : undefined}>
          {label}
          {/* Its place is there before the figure, so that the tabs stay where they are. */}
          <span className={`hd-count${count !== undefined && count > 0 && waitsForFinance.has(tab) ? ' hd-k-warn' : ''}`}>
            {count !== undefined && capped(count)}
          </span>
        </Link>
      ))}
    </nav>
  );
}
