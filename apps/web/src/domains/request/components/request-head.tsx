import '../desk/case.css';
import type { RequestDetail, WaitingOn } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ContactClock } from './contact-clock.tsx';
import { OnBehalfLine } from './on-behalf-line.tsx';
import { RequestStatusDisc } from './request-status.tsx';
import { RequestNumber, useRequestTitle } from './request-labels.tsx';

/** The head of the customer's page: what it is about, where it stands, who acts, by when we are in touch. */
export function RequestHead({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const titleOf = useRequestTitle();
  return (
    <header className="hd-case-head">
      <div className="hd-grow">
        <h1 dir="auto">{titleOf(request)}</h1>
        <p className="hd-case-sub">
          <RequestStatusDisc status={request.status} pill />
          <RequestNumber>{request.requestNo}</RequestNumber>
          <WaitingLabel who={request.waitingOn} />
          <span className="hd-hint">{request.contactName ? t('page.owner', { name: request.contactName }) : t('notPickedUp')}</span>
          <OnBehalfLine onBehalf={request.onBehalf} />
        </p>
      </div>
      <ContactClock
        request={request}
        title={t('page.promise')}
        contacted={t('page.contactedAt')}
        brief={
          request.firstContactDue && (
            <>
              {t('page.promise')} <UtcTime at={request.firstContactDue} />
            </>
          )
        }
      />
    </header>
  );
}

const waitingLabels = { us: 'page.waitingOnUs', customer: 'page.waitingOnYou', provider: 'page.waitingOnProvider' } as const;

function WaitingLabel({ who }: { who: WaitingOn }) {
  const { t } = useTranslation('request');
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
