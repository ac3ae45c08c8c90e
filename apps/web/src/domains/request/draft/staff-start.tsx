import { typesOfRoles } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CustomerChooser } from '#src/domains/account/index.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { requestPaths } from '../paths.ts';
import type { DraftTexts } from './draft-kind.ts';

interface StaffStartProps {
  type: RequestType;
  texts: DraftTexts['onBehalf'];
}

/** Where staff start a request: they choose who it is for, or go to requests of this kind at the desk. */
export function StaffStart({ type, texts }: StaffStartProps) {
  const { t } = useTranslation('shell');
  const roles = useCurrentUser()?.roles ?? [];
  if (!typesOfRoles(roles).includes(type))
    return (
      <Page title={texts.title}>
        <Empty title={texts.otherTeamTitle} text={texts.otherTeamText} actions={<ToDesk label={t('menu.desk')} path={deskPaths.list} />} />
      </Page>
    );
  return (
    <CustomerChooser
      title={texts.title}
      actions={<ToDesk label={texts.atDesk} path={`${deskPaths.list}?type=${type}`} />}
      linkOf={({ contactId }) => requestPaths.create(type, contactId)}
    />
  );
}

function ToDesk({ label, path }: { label: string; path: string }) {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(path)}>{label}</Button>;
}
