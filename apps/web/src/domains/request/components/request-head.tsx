import '../desk/case.css';
import { isOver } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { RequestMenu } from '../actions/row-menu.tsx';
import { Avatar } from '../desk/person.tsx';
import { HeadTitle } from './head-title.tsx';
import { nextStepOf } from './next-step.ts';
import { OnBehalfLine } from './on-behalf-line.tsx';
import { RequestNumber } from './request-labels.tsx';
import { RequestPromise } from './request-promise.tsx';
import { RequestStatusDisc } from './request-status.tsx';

/** The head of a request as its customer sees it: what it is about, where it stands, whose turn it is, and what comes when. */
export function RequestHead({ request }: { request: RequestDetail }) {
  return (
    <header className="hd-case-head hd-request-head">
      <div className="hd-grow">
        <HeadTitle title={request.title} />
        <p className="hd-case-sub">
          <RequestStatusDisc status={request.status} pill />
          <WhoseTurn request={request} />
          <RequestNumber>{request.requestNo}</RequestNumber>
          <Owner request={request} />
          <OnBehalfLine onBehalf={request.onBehalf} />
        </p>
      </div>
      <RequestPromise request={request} />
      <RequestMenu request={request} />
    </header>
  );
}

function WhoseTurn({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const { actor, key } = nextStepOf(request);
  if (actor === 'none') return null;
  const whose = { customer: t('actor.you'), us: t('actor.us'), provider: t('actor.provider') }[actor];
  return (
    <span className="hd-ink">
      <span className={actor === 'customer' ? 'hd-tag hd-k-warn' : 'hd-tag'}>{whose}</span>
      {t(`next.${key}`, { count: request.tips })}
    </span>
  );
}

function Owner({ request: { contactName, ownerId, status } }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  if (!contactName && isOver(status)) return null;
  if (!contactName) return <span className="hd-hint hd-not-phone">{t('notPickedUp')}</span>;
  return (
    <span className="hd-request-owner" title={t('page.owner', { name: contactName })}>
      <Avatar name={contactName} id={ownerId} />
      {contactName}
    </span>
  );
}
