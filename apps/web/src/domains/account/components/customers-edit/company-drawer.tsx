import { AccountView } from '@heliodesk/contract/account';
import { useTranslation } from 'react-i18next';
import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { useSaveCustomer } from '../../customer-queries.ts';
import { CustomerCompanyFields } from '../on-behalf-new/customer-fields.tsx';
import { companyForm, useDescribeCompanyForm } from './customer-values.ts';
import type { CompanyForm } from './customer-values.ts';

interface CompanyDrawerProps {
  account: AccountView;
  onClose: () => void;
}

/** Changes a company; mount it to open it. */
export function CompanyDrawer({ account, onClose }: CompanyDrawerProps) {
  const { t } = useTranslation('common');
  const describe = useDescribeCompanyForm();
  const save = useSaveCustomer();
  const { accountId, companyName } = account;
  const handleSave = async ({ version, accountReq }: CompanyForm) => {
    await save.mutateAsync({ accountId, version, accountReq });
    showToast({ kind: 'good', title: t('savedOf', { name: accountReq.companyName }) });
    onClose();
  };
  return (
    <FormDrawer<CompanyForm>
      title={t('editOf', { name: companyName })}
      values={companyForm(account)}
      persistKey={`customer_${accountId}`}
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(AccountView, companyForm)}
      describe={describe}
    >
      <CustomerCompanyFields />
    </FormDrawer>
  );
}
