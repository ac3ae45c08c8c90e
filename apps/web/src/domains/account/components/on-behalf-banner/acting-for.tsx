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

/** A screen on which staff act for a customer, under the strip that says so; where nobody can act, it says why instead. */
export function ActingFor({ contactId, children }: ActingForProps) {
  const { data: customer, error, refetch } = useQuery(customerChoice(contactId));
  if (!customer) return error ? <ErrorState error={error} onRetry={refetch} actions={<ChooseOther />} /> : <FormSkeleton fields={6} />;
  if (customer.hindrance !== null) return <BlockedCustomer customer={customer} hindrance={customer.hindrance} />;
  return (
    <>
      <OnBehalfBanner customer={customer} />
      {children(customer)}
    </>
  );
}

interface BlockedCustomerProps {
  customer: CustomerChoice;
  hindrance: NonNullable<CustomerChoice['hindrance']>;
}

function BlockedCustomer({ customer: { contactPerson, companyName }, hindrance }: BlockedCustomerProps) {
  const { t } = useTranslation('behalf');
  return (
    <Page title={t('chooseTitle')}>
      <Blank
        picture="locked"
        title={t('blockedTitle', { person: contactPerson })}
        text={t(`blocked.${hindrance}`, { company: companyName })}
        actions={<ChooseOther />}
      />
    </Page>
  );
}

function ChooseOther() {
  const { t } = useTranslation('behalf');
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate(onBehalfPaths.choose)}>
      {t('chooseOther')}
    </Button>
  );
}
