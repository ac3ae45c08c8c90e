import { useSearchParams } from 'react-router';
import { BankList } from '../finance/bank-list.tsx';
import { PayList } from '../finance/pay-list.tsx';
import { isBankTab, isPayTab } from '../finance/payment-tabs.tsx';

/** What finance checks and pays, by tab. */
export default function PaymentsPage() {
  const [params] = useSearchParams();
  const show = params.get('show');
  if (isPayTab(show)) return <PayList key={show} show={show} />;
  return <BankList show={isBankTab(show) ? show : 'toCheck'} />;
}
