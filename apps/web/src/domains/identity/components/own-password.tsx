import './profile.css';
import { identityPages } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { ownProfile } from '../profile-queries.ts';

/** The rule of a password, and the way to change the own one or to get one. */
export function OwnPassword() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const { data: profile } = useQuery(ownProfile);
  const hasPassword = profile?.hasPassword ?? true;
  return (
    <Block title={t('password.title')}>
      <div className="hd-profile-password">
        <div className="hd-t13 hd-grow">
          {profile?.passwordChangedAt && (
            <p>
              <Trans t={t} i18nKey="password.changedOn" components={{ day: <LocalTime at={profile.passwordChangedAt} as="day" /> }} />
            </p>
          )}
          <p className="hd-hint">{t(hasPassword ? 'password.hint' : 'password.noneTitle')}</p>
        </div>
        <Button onClick={() => void navigate(identityPages.password)}>{t(hasPassword ? 'password.change' : 'password.choose')}</Button>
      </div>
    </Block>
  );
}
