import { useSearchParams } from 'react-router';
import { BankList } from '../finance/bank-list.tsx';
import { isPaymentTab } from '../finance/payment-tabs.tsx';

/** What finance checks and pays, by tab. */
export default function PaymentsPage() {
  const [params] = useSearchParams();
  const show = params.get('show');
  const tab = isPaymentTab(show) ? show : 'toCheck';
  return <BankList show={tab} />;
}
