import '../components/profile.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { mayNow } from '#src/platform/session.ts';
import { Page } from '#src/ui/page/page.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { OwnLanguage } from '../components/own-language.tsx';
import { OwnPerson } from '../components/own-person.tsx';
import { OwnSignIn } from '../components/own-sign-in.tsx';
import { profileBlocks } from '../profile-blocks.ts';
import { ownProfile } from '../profile-queries.ts';

/** /user/profile: what every signed-in person sees and changes of themselves. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const { data, error, refetch } = useQuery(ownProfile);
  const blocks = profileBlocks().filter(([, { permission }]) => mayNow(permission));
  return (
    <Page title={t('person.title')}>
      {data ? (
        <div className="hd-profile">
          <div className="hd-profile-column">
            <OwnPerson profile={data} />
            <OwnLanguage language={data.language} />
            {blocks.map(([name, { Block }]) => (
              <Suspense key={name}>
                <Block />
              </Suspense>
            ))}
          </div>
          <div className="hd-profile-column">
            <OwnSignIn />
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Page>
  );
}
