import { customerTypes } from '@heliodesk/contract/account';
import { useTranslation } from 'react-i18next';
import { CustomerList } from '../components/customers-list/customer-list.tsx';

/** Customers kept by staff: they have no sign-in. */
export default function InternalCustomersPage() {
  const { t } = useTranslation('shell');
  return <CustomerList title={t('menu.ownCustomers')} customerType={customerTypes.rts} />;
}
