import './choose-kind.css';
import type { CustomerChoice } from '@heliodesk/contract/account';
import { requestTypeValues, typesOfRoles } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fileableTypes, requestPaths, RequestTypeName } from '#src/domains/request/index.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { Block, Page } from '#src/ui/page/page.tsx';

/** What is filed for a customer: the kinds of the own team that have a wizard, and why the others have to wait. */
export function ChooseKind({ customer: { contactId, contactPerson } }: { customer: CustomerChoice }) {
  const { t } = useTranslation('behalf');
  const ofTeam = typesOfRoles(useCurrentUser()?.roles ?? []);
  return (
    <Page title={t('kind.title', { person: contactPerson })}>
      <div className="hd-kinds">
        {requestTypeValues.toReversed().map((type) => (
          <Kind key={type} type={type} contactId={contactId} isOfTeam={ofTeam.includes(type)} />
        ))}
      </div>
    </Page>
  );
}

function Kind({ type, contactId, isOfTeam }: { type: RequestType; contactId: number; isOfTeam: boolean }) {
  const { t } = useTranslation('behalf');
  const navigate = useNavigate();
  const isReady = isOfTeam && fileableTypes.includes(type);
  return (
    <Block
      title={<RequestTypeName type={type} />}
      actions={
        isReady && (
          <Button type="primary" onClick={() => void navigate(requestPaths.create(type, contactId))}>
            {t('kind.begin')}
          </Button>
        )
      }
    >
      {!isReady && <p className="hd-hint">{t(isOfTeam ? 'kind.prepared' : 'kind.otherTeam')}</p>}
    </Block>
  );
}
