import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCan } from '#src/platform/session.ts';
import { Page } from '#src/ui/page/page.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { onBehalfPaths } from '../on-behalf-paths.ts';
import { CustomerChooser } from '../components/on-behalf-choice/customer-chooser.tsx';
import { NewCustomer } from '../components/on-behalf-new/new-customer.tsx';

/** Begins a claim for a customer, who is known already or is entered first. */
export default function GuestComplaintPage() {
  const { t } = useTranslation('onBehalf');
  const [params] = useSearchParams();
  const mayEnter = useCan('csp:customer:add');
  if (params.get('way') !== 'new' || !mayEnter)
    return (
      <CustomerChooser
        title={t('claimTitle')}
        linkOf={({ contactId }) => onBehalfPaths.chosen(contactId)}
        actions={mayEnter ? <Ways way="known" /> : undefined}
      />
    );
  return (
    <Page title={t('claimTitle')} actions={<Ways way="new" />}>
      <NewCustomer />
    </Page>
  );
}

function Ways({ way }: { way: 'known' | 'new' }) {
  const { t } = useTranslation('onBehalf');
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label={t('view.label')}
      value={way}
      options={[
        { value: 'known', label: t('view.known') },
        { value: 'new', label: t('view.new') },
      ]}
      onChange={(chosen) => void navigate(chosen === 'new' ? onBehalfPaths.enter : onBehalfPaths.known)}
    />
  );
}
