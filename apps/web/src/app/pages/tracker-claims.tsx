import { requestTypes } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deskPaths } from '#src/domains/request/index.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';

/** Where agents for trackers land after single sign-on: what is being prepared, and the way to their cases. */
export default function TrackerClaimsPage() {
  const { t } = useTranslation(['onBehalf', 'request']);
  const navigate = useNavigate();
  return (
    <Page title={t('request:type.trackerClaim')}>
      <Empty
        title={t('tracker.title')}
        text={t('tracker.text')}
        actions={
          <Button type="primary" onClick={() => void navigate(`${deskPaths.list}?type=${requestTypes.trackerClaim}`)}>
            {t('desk.trackerClaims')}
          </Button>
        }
      />
    </Page>
  );
}
