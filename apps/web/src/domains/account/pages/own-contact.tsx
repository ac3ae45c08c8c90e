import '../components/own/own.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '#src/ui/page/page.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { ContactCard } from '../components/own/contact-card.tsx';
import { SignInCards } from '../components/own/sign-in-cards.tsx';
import { ownContact } from '../own-queries.ts';

/** /profile/contact: who one is to the manufacturer. */
export default function OwnContactPage() {
  const { t, i18n } = useTranslation('common');
  const { data, error, refetch } = useQuery(ownContact(i18n.language));
  return (
    <Page title={t('contact')}>
      {data ? (
        <div className="hd-own">
          <ContactCard contact={data.contact} />
          <div className="hd-own-column">
            <SignInCards />
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </Page>
  );
}
