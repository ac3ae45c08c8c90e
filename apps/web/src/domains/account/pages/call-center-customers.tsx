import { useTranslation } from 'react-i18next';
import { CustomerList } from '../components/customers-list/customer-list.tsx';

/** All customers, as agents see them. */
export default function CallCenterCustomersPage() {
  const { t } = useTranslation('shell');
  return <CustomerList title={t('menu.callCenterCustomers')} />;
}
