import type { CustomerChoice } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '#src/ui/page/page.tsx';
import { Blank } from '#src/ui/states/blank.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { onBehalfPaths } from '../../on-behalf-paths.ts';
import { customerChoice } from '../../on-behalf-queries.ts';
import { OnBehalfBanner } from './on-behalf-banner.tsx';

interface ActingForProps {
  contactId: number;
  children: (customer: CustomerChoice) => ReactNode;
}

/** A screen on which staff act for a customer, under the strip that says so; where no one can act, it says why instead. */
export function ActingFor({ contactId, children }: ActingForProps) {
  const { data: customer, error, refetch } = useQuery(customerChoice(contactId));
  if (!customer) return error ? <ErrorState error={error} onRetry={refetch} actions={<ChooseOther />} /> : <FormSkeleton fields={6} />;
  if (customer.blockReason !== null) return <BlockedCustomer customer={customer} blockReason={customer.blockReason} />;
  return (
    <>
      <OnBehalfBanner customer={customer} />
      {children(customer)}
    </>
  );
}

interface BlockedCustomerProps {
  customer: CustomerChoice;
  blockReason: NonNullable<CustomerChoice['blockReason']>;
}

function BlockedCustomer({ customer: { contactPerson, companyName }, blockReason }: BlockedCustomerProps) {
  const { t } = useTranslation('onBehalf');
  return (
    <Page title={t('chooseTitle')}>
      <Blank
        picture="locked"
        title={t('blockedTitle', { person: contactPerson })}
        text={t(`blocked.${blockReason}`, { company: companyName })}
        actions={<ChooseOther />}
      />
    </Page>
  );
}

function ChooseOther() {
  const { t } = useTranslation('onBehalf');
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate(onBehalfPaths.choose)}>
      {t('chooseOther')}
    </Button>
  );
}
