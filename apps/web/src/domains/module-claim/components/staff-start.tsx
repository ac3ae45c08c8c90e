import { requestTypes, typesOfRoles } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CustomerChooser } from '#src/domains/account/index.ts';
import { deskPaths, requestPaths } from '#src/domains/request/index.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';

/** Where staff begin a module claim: whom it is for, or the claims at the desk. Agents of that team land here after single sign-on. */
export function StaffStart() {
  const { t } = useTranslation('behalf');
  const roles = useCurrentUser()?.roles ?? [];
  if (!typesOfRoles(roles).includes(requestTypes.moduleClaim)) return <OtherTeam />;
  return (
    <CustomerChooser
      title={t('moduleClaimTitle')}
      actions={<ToDesk label={t('desk.moduleClaims')} path={`${deskPaths.list}?type=${requestTypes.moduleClaim}`} />}
      linkOf={({ contactId }) => requestPaths.create(requestTypes.moduleClaim, contactId)}
    />
  );
}

function OtherTeam() {
  const { t } = useTranslation(['behalf', 'shell']);
  return (
    <Page title={t('moduleClaimTitle')}>
      <Empty
        title={t('otherTeamTitle')}
        text={t('otherTeamText')}
        actions={<ToDesk label={t('shell:menu.desk')} path={deskPaths.list} />}
      />
    </Page>
  );
}

function ToDesk({ label, path }: { label: string; path: string }) {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(path)}>{label}</Button>;
}
