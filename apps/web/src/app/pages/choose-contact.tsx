import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ActingFor, onBehalfPaths, CustomerChooser } from '#src/domains/account/index.ts';
import { OnBehalfDrafts } from '#src/domains/request/index.ts';
import { useCan } from '#src/platform/session.ts';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { ChooseKind } from './choose-contact/choose-kind.tsx';

type View = 'customers' | 'drafts';

/** The customer staff act for, what to file for them, and the drafts that staff have started for customers. */
export default function ChooseContactPage() {
  const { t } = useTranslation('onBehalf');
  const [params] = useSearchParams();
  const contactId = Number(params.get('contactId'));
  if (Number.isSafeInteger(contactId) && contactId > 0)
    return <ActingFor contactId={contactId}>{(customer) => <ChooseKind customer={customer} />}</ActingFor>;
  if (params.get('view') === 'drafts') return <OnBehalfDrafts actions={<Views view="drafts" />} />;
  return (
    <CustomerChooser
      title={t('chooseTitle')}
      note={t('chooseNote')}
      actions={
        <>
          <Views view="customers" />
          <EnterCustomer />
        </>
      }
      linkOf={(customer) => onBehalfPaths.chosen(customer.contactId)}
    />
  );
}

function Views({ view }: { view: View }) {
  const { t } = useTranslation('onBehalf');
  const navigate = useNavigate();
  return (
    <SegmentedControl<View>
      aria-label={t('view.label')}
      value={view}
      options={[
        { value: 'customers', label: t('view.customers') },
        { value: 'drafts', label: t('view.drafts') },
      ]}
      onChange={(chosen) => void navigate(chosen === 'drafts' ? onBehalfPaths.drafts : onBehalfPaths.choose)}
    />
  );
}

function EnterCustomer() {
  const { t } = useTranslation('onBehalf');
  const navigate = useNavigate();
  const mayEnter = useCan('csp:customer:add');
  return mayEnter ? <Button onClick={() => void navigate(onBehalfPaths.enter)}>{t('newCustomer')}</Button> : null;
}
