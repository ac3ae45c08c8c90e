import './case.css';
import { isReached } from '@heliodesk/contract/request';
import type { RequestDetail, WaitingOn } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { OwnerAway } from '../absence/owner-away.tsx';
import { ContactClock } from '../components/contact-clock.tsx';
import { HeadTitle } from '../components/head-title.tsx';
import { OnBehalfLine } from '../components/on-behalf-line.tsx';
import { RequestNumber } from '../components/request-labels.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { CaseLastWord } from './case-contact.tsx';
import { Avatar } from './person.tsx';
import { SuggestedOwner } from './suggested-owner.tsx';

interface CaseHeadProps {
  request: RequestDetail;
  /** Whether staff's last message reached no one. */
  isUndelivered: boolean;
  /** Which colleagues have it open too. */
  viewers: ReactNode;
  /** Another clock than that of the first contact. */
  clock?: ReactNode;
}

/** The head of a case as staff see it: what it is about, its state, who acts, who owns it, and by when we are in touch. */
export function CaseHead({ request, isUndelivered, viewers, clock }: CaseHeadProps) {
  const { t } = useTranslation('desk');
  return (
    <header className="hd-case-head">
      <div className="hd-grow">
        <HeadTitle title={request.title} />
        <p className="hd-case-sub">
          <RequestStatusDisc status={request.status} pill />
          <span className="hd-not-phone">
            <RequestNumber>{request.requestNo}</RequestNumber>
          </span>
          <WaitingOnLabel who={request.waitingOn} />
          <Owner request={request} />
          <OnBehalfLine onBehalf={request.onBehalf} />
          {viewers}
        </p>
      </div>
      {clock ?? (
        <ContactClock
          request={request}
          title={t('case.promise')}
          brief={t('case.firstContact')}
          beside={<CaseLastWord lastWord={request.lastWord} isUndelivered={isUndelivered} />}
          hindrance={isReached(request.contactState) ? undefined : t('contact.keepsNothing')}
        />
      )}
    </header>
  );
}

const waitingLabels = {
  us: 'case.waitingOnUs',
  customer: 'case.waitingOnCustomer',
  provider: 'case.waitingOnProvider',
} as const;

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

function Owner({ request }: { request: RequestDetail }) {
  const { ownerId, contactName } = request;
  const { t } = useTranslation('desk');
  if (ownerId === null)
    return (
      <>
        <span className="hd-hint">{t('case.noOwner')}</span>
        <SuggestedOwner row={request} />
      </>
    );
  return (
    <span>
      <Avatar name={contactName} id={ownerId} />
      <span className="hd-case-owner">{contactName}</span>
      <OwnerAway request={request} />
    </span>
  );
}
