import './choose-kind.css';
import type { CustomerChoice } from '@heliodesk/contract/account';
import { requestTypeValues, typesOfRoles } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requestPaths, RequestTypeName } from '#src/domains/request/index.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { Page } from '#src/ui/page/page.tsx';

/** What is filed for a customer: the kinds of the own team; another one files the others. */
export function ChooseKind({ customer: { contactId, contactPerson } }: { customer: CustomerChoice }) {
  const { t } = useTranslation('onBehalf');
  const ofTeam = typesOfRoles(useCurrentUser()?.roles ?? []);
  return (
    <Page title={t('kind.title', { person: contactPerson })}>
      <div className="hd-kinds">
        {[...ofTeam, ...requestTypeValues.filter((type) => !ofTeam.includes(type))].map((type) => (
          <Kind key={type} type={type} contactId={contactId} isOfTeam={ofTeam.includes(type)} />
        ))}
      </div>
    </Page>
  );
}

interface KindProps {
  type: RequestType;
  contactId: number;
  isOfTeam: boolean;
}

function Kind({ type, contactId, isOfTeam }: KindProps) {
  const { t } = useTranslation('onBehalf');
  const navigate = useNavigate();
  const id = useId();
  return (
    <section className="hd-card hd-kind">
      <div>
        <h2 id={`${id}kind`}>
          <RequestTypeName type={type} />
        </h2>
        {!isOfTeam && <p className="hd-hint">{t('kind.otherTeam')}</p>}
      </div>
      {isOfTeam && (
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
