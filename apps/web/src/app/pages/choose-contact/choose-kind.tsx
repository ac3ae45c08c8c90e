import './choose-kind.css';
import type { CustomerChoice } from '@heliodesk/contract/account';
import { requestTypeValues, typesOfRoles } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { canFile, requestPaths, RequestTypeName } from '#src/domains/request/index.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { Page } from '#src/ui/page/page.tsx';

/** What is filed for a customer: the kinds of the own team that have a wizard, and why the others have to wait. */
export function ChooseKind({ customer: { contactId, contactPerson } }: { customer: CustomerChoice }) {
  const { t } = useTranslation('onBehalf');
  const ofTeam = typesOfRoles(useCurrentUser()?.roles ?? []);
  const ready = ofTeam.filter(canFile);
  return (
    <Page title={t('kind.title', { person: contactPerson })}>
      <div className="hd-kinds">
        {[...ready, ...requestTypeValues.filter((type) => !ready.includes(type))].map((type) => (
          <Kind key={type} type={type} contactId={contactId} isOfTeam={ofTeam.includes(type)} isReady={ready.includes(type)} />
        ))}
      </div>
    </Page>
  );
}

interface KindProps {
  type: RequestType;
  contactId: number;
  isOfTeam: boolean;
  isReady: boolean;
}

function Kind({ type, contactId, isOfTeam, isReady }: KindProps) {
  const { t } = useTranslation('onBehalf');
  const navigate = useNavigate();
  const id = useId();
  return (
    <section className="hd-card hd-kind">
      <div>
        <h2 id={`${id}kind`}>
          <RequestTypeName type={type} />
        </h2>
        {!isReady && <p className="hd-hint">{t(isOfTeam ? 'kind.prepared' : 'kind.otherTeam')}</p>}
      </div>
      {isReady && (
        <Button
          id={`${id}begin`}
          aria-labelledby={`${id}begin ${id}kind`}
          onClick={() => void navigate(requestPaths.create(type, contactId))}
        >
          {t('kind.begin')}
        </Button>
      )}
    </section>
  );
}
