import { customerTypes } from '@heliodesk/contract/account';
import { useTranslation } from 'react-i18next';
import { CustomerList } from '../components/customers-list/customer-list.tsx';

/** Customers who sign in at the portal, with their contacts. */
export default function CustomersPage() {
  const { t } = useTranslation('shell');
  return <CustomerList title={t('menu.customers')} customerType={customerTypes.portal} />;
}
