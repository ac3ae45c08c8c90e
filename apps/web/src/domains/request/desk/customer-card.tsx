import './case.css';
import type { RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countries } from '#src/domains/reference/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { ContactStateTag } from './contact-state.tsx';
import { deskPaths } from './desk-paths.ts';
import { SidebarCard } from './sidebar-card.tsx';

/** Who the customer is, how to reach them, and what else of theirs is open. */
export function CustomerCard({
  customer,
  state,
}: {
  customer: NonNullable<RequestDetail['customer']>;
  state: RequestDetail['contactState'];
}) {
  const { t, i18n } = useTranslation(['desk', 'common']);
  const { data = [] } = useQuery(countries(i18n.language));
  const country = data.find(({ regionId }) => regionId === customer.regionId)?.regionName;
  return (
    <SidebarCard
      title={t('common:customer')}
      extra={<Link to={`${deskPaths.list}?openOf=${customer.accountId}`}>{t('case.openCases', { count: customer.openRequests })}</Link>}
    >
      <b>
        <bdi>{customer.companyName}</bdi>
      </b>
      <p className="hd-row">
        <bdi>{customer.contactPerson}</bdi>
        <span className="hd-hint">{country}</span>
        <ContactStateTag state={state} />
      </p>
      {customer.mobile && (
        <p>
          <a href={`tel:${customer.mobile.replaceAll(/[^+\d]/g, '')}`}>
            <Ltr>{customer.mobile}</Ltr>
          </a>
        </p>
      )}
      <p className="hd-cut">
        <a href={`mailto:${customer.email}`}>
          <Ltr>{customer.email}</Ltr>
        </a>
      </p>
    </SidebarCard>
  );
}
