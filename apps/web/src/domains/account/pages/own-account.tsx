import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import '../components/own/own.css';
import { AccountView } from '@heliodesk/contract/account';
import type { ContactView, OwnAccountBody } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { Block, Page } from '#src/ui/page/page.tsx';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { AddressCard } from '../components/own/address-card.tsx';
import { ContactCard } from '../components/own/contact-card.tsx';
import { OwnCompanyFields } from '../components/own/company-fields.tsx';
import { companyValues, useDescribeCompany } from '../components/own/company.ts';
import { LockedNote } from '../components/own/locked-note.tsx';
import { SignInCards } from '../components/own/sign-in-cards.tsx';
import { ownContact, useSaveCompany } from '../own-queries.ts';

/** /profile/account: the own company, the person, and where things are delivered, on one page. */
export default function OwnAccountPage() {
  const { t, i18n } = useTranslation('common');
  const { data, error, refetch } = useQuery(ownContact(i18n.language));
  return (
    <Page title={t('company')}>
      {data ? (
        <Sections account={data.account} contact={data.contact} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Page>
  );
}

/** The company and its addresses at the start, the person and how they sign in at the end. */
function Sections({ account, contact }: { account: AccountView; contact: ContactView }) {
  return (
    <div className="hd-own">
      <div className="hd-own-column">
        <CompanyCard account={account} />
        <AddressCard />
      </div>
      <div className="hd-own-column">
        <ContactCard contact={contact} param="person" />
        <SignInCards />
      </div>
    </div>
  );
}

function CompanyCard({ account }: { account: AccountView }) {
  const { t } = useTranslation(['profile', 'common']);
  const { opened, open, close } = useOpenParam();
  const describe = useDescribeCompany();
  const save = useSaveCompany();
  const handleSave = async (body: OwnAccountBody) => {
    await save.mutateAsync(body);
    showToast({ kind: 'good', title: t('company.saved') });
    close();
  };
  return (
    <>
      <Block
        title={<bdi>{account.companyName}</bdi>}
        actions={
          <Can permission="csp:account:edit">
            <Button size="small" icon={<Icon name="pen" />} title={t('company.edit')} onClick={() => open()}>
              {t('common:edit')}
            </Button>
          </Can>
        }
        foot={<LockedNote text={t('company.locked')} />}
      >
        <Descriptions items={describe(companyValues(account))} />
      </Block>
      {opened && (
        <FormDrawer<OwnAccountBody>
          title={t('company.edit')}
          values={companyValues(account)}
          persistKey="company"
          onSave={handleSave}
          onClose={close}
          readCurrent={readCurrentAs(AccountView, companyValues)}
          describe={describe}
        >
          <OwnCompanyFields />
        </FormDrawer>
      )}
    </>
  );
}
