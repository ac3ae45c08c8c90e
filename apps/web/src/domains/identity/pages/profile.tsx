import '../components/profile.css';
import { identityPages, type OwnProfile } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Block, Page } from '#src/ui/page/page.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { OwnLanguage } from '../components/own-language.tsx';
import { OwnPerson } from '../components/own-person.tsx';
import { OwnSessions } from '../components/own-sessions.tsx';
import { ownProfile } from '../profile-queries.ts';

/** /user/profile: what every signed-in person sees and changes of themselves. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const { data, error, refetch } = useQuery(ownProfile);
  return (
    <Page title={t('person.title')}>
      {data ? (
        <div className="hd-profile">
          <div className="hd-profile-column">
            <OwnPerson profile={data} />
            <OwnLanguage language={data.language} />
          </div>
          <div className="hd-profile-column">
            <OwnPassword profile={data} />
            <OwnSessions />
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

function OwnPassword({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  return (
    <Block title={t('password.title')}>
      <div className="hd-profile-password">
        <p className="hd-t13 hd-hint hd-grow">{t(profile.hasPassword ? 'password.hint' : 'password.noneTitle')}</p>
        <Button size="small" onClick={() => void navigate(identityPages.password)}>
          {t(profile.hasPassword ? 'password.change' : 'password.choose')}
        </Button>
      </div>
    </Block>
  );
}
