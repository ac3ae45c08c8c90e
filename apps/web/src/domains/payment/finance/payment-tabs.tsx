import { bankListStates } from '@heliodesk/contract/payment';
import type { BankListName } from '@heliodesk/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCapped } from './amounts.tsx';
import { bankCounts } from './queries.ts';

/** What finance works on, each a tab of the payments. */
const paymentTabs = bankListStates;
export type PaymentTab = BankListName;

export const isPaymentTab = (name: string | null): name is PaymentTab => paymentTabs.some((tab) => tab === name);

/** What waits for finance has a color, as long as there is any. */
const tones: Partial<Record<PaymentTab, string>> = { toCheck: 'hd-k-warn' };

/** The tabs with their counts. Changing the tab drops the filters. */
export function PaymentTabs({ open }: { open: PaymentTab }) {
  const { t } = useTranslation('bankCheck');
  const { data: counts } = useQuery(bankCounts());
  const capped = useCapped();
  return (
    <nav className="hd-views" aria-label={t('tabs')}>
      {paymentTabs.map((tab) => (
        <Link key={tab} to={tab === 'toCheck' ? '.' : `?show=${tab}`} aria-current={tab === open ? 'true' : undefined}>
          {t(`tab.${tab}`)}
          {/* Its place is there before the figure, so that the tabs stay where they are. */}
          <span className={['hd-count', counts && counts[tab] > 0 && tones[tab]].filter(Boolean).join(' ')}>
            {counts && capped(counts[tab])}
          </span>
        </Link>
      ))}
    </nav>
  );
}
