import { historyPageOf, isOver, requestPageOf, requestTypeNames } from '@heliodesk/contract/request';
import type { Passport, PassportRequest } from '@heliodesk/contract/serial-number';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RequestStatusDisc } from '#src/domains/request/index.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-paths.ts';
import { useVerdictLabels } from './verdict-labels.tsx';

interface LifeEvent {
  key: string;
  at: string;
  icon: IconName;
  content: ReactNode;
}

/** What happened with a module, the last first. */
export function ModuleLife({ passport: { module, requests } }: { passport: Passport }) {
  const { t } = useTranslation('history');
  const made: LifeEvent[] =
    module === null
      ? []
      : [
          { key: 'warranty', at: module.warrantyStart, icon: 'shield', content: <b>{t('passport.warrantyStarted')}</b> },
          { key: 'made', at: module.productionDate, icon: 'module', content: <b>{t('passport.made')}</b> },
          ...(module.settledOn === null
            ? []
            : [{ key: 'settled', at: module.settledOn, icon: 'exchange' as const, content: <b>{t('passport.settled')}</b> }]),
        ];
  const events = [
    ...requests.map((request): LifeEvent => ({
      key: `request ${request.requestId}`,
      at: request.createTime,
      icon: isOver(request.status) ? 'check' : 'clock',
      content: <InRequest request={request} />,
    })),
    ...made,
  ].toSorted((one, other) => new Date(other.at).getTime() - new Date(one.at).getTime());
  return (
    <ol className="hd-life">
      {events.map(({ key, at, icon, content }) => (
        <li key={key}>
          <span className="hd-life-icon">
            <Icon name={icon} />
          </span>
          <UtcTime at={at} precision="day" className="hd-hint" />
          <div>{content}</div>
        </li>
      ))}
      {requests.length === 0 && <li className="hd-hint">{t('passport.noRequests')}</li>}
    </ol>
  );
}

/** A request that lists the module: what was said of it there, and what came of the request. */
function InRequest({ request }: { request: PassportRequest }) {
  const { t } = useTranslation(['history', 'request']);
  const verdictLabel = useVerdictLabels();
  const { requestNo, requestType, status, title, companyName, closeTime, externalSystem, verdict, outcome } = request;
  const said = verdictLabel(verdict, '');
  return (
    <>
      <p>
        <b>{t(`request:type.${requestTypeNames[requestType]}`)}</b> <RequestLink request={request}>{requestNo}</RequestLink>{' '}
        <RequestStatusDisc status={status} />
      </p>
      <p className="hd-t13">
        <bdi>{title}</bdi>
      </p>
      <p className="hd-t13 hd-hint">
        <bdi>{companyName}</bdi>
        {externalSystem !== null && <> · {t('importedFrom', { system: externalSystem })}</>}
        {closeTime !== null && (
          <>
            {' · '}
            {t('closed')} <UtcTime at={closeTime} precision="day" />
          </>
        )}
      </p>
      {said !== '' && <p className="hd-t13 hd-k-warn">{said}</p>}
      {outcome !== '' && (
        <p className="hd-t13">
          <bdi>{outcome}</bdi>
        </p>
      )}
    </>
  );
}

/** Imported requests are in the history alone; others have a page, each reader their own. */
function RequestLink({ request: { requestId, status, externalSystem }, children }: { request: PassportRequest; children: string }) {
  const number = <Ltr mono>{children}</Ltr>;
  if (externalSystem !== null && isOver(status)) return <Link to={historyPageOf(requestId)}>{number}</Link>;
  return (
    <Can permission="csp:desk:list" otherwise={<Link to={requestPageOf(requestId, 'customer')}>{number}</Link>}>
      <Link to={requestPageOf(requestId, 'staff')}>{number}</Link>
    </Can>
  );
}
