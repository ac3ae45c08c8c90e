import './case.css';
import type { RequestDetail, WaitingOn } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ContactClock } from '../components/contact-clock.tsx';
import { OnBehalfLine } from '../components/on-behalf-line.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { RequestNumber, useRequestTitle } from '../components/request-labels.tsx';
import { Avatar } from './person.tsx';

/** What the case is about, where it stands, who acts, whose it is, and by when the customer hears from us. */
export function CaseHead({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('desk');
  const titleOf = useRequestTitle();
  const { requestNo, status, waitingOn, ownerId, contactName } = request;
  return (
    <header className="hd-case-head">
      <div className="hd-grow">
        <h1 title={titleOf(request)}>
          <bdi>{titleOf(request)}</bdi>
        </h1>
        <p className="hd-case-sub">
          <RequestStatusDisc status={status} pill />
          <span className="hd-not-phone">
            <RequestNumber>{requestNo}</RequestNumber>
          </span>
          <WaitingOnLabel who={waitingOn} />
          {ownerId === null ? (
            <span className="hd-hint">{t('case.noOwner')}</span>
          ) : (
            <span>
              <Avatar name={contactName} id={ownerId} />
              {contactName}
            </span>
          )}
          <OnBehalfLine onBehalf={request.onBehalf} />
        </p>
      </div>
      <ContactClock request={request} title={t('case.promise')} contacted={t('case.contactAt')} brief={t('case.firstContact')} />
    </header>
  );
}

const waitingLabels = { us: 'case.waitingOnUs', customer: 'case.waitingOnCustomer', provider: 'case.waitingOnProvider' } as const;

function WaitingOnLabel({ who }: { who: WaitingOn }) {
  const { t } = useTranslation('desk');
  if (who === 'none') return null;
  return (
    <span>
      <Icon name="person" />
      <span>
        <Trans t={t} i18nKey={waitingLabels[who]} components={{ b: <b>{null}</b> }} />
      </span>
    </span>
  );
}
