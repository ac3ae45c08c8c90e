import '../desk/case.css';
import type { RequestDetail, WaitingOn } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { OnBehalfLine } from './on-behalf-line.tsx';
import { RequestNumber } from './request-labels.tsx';
import { RequestStatusDisc } from './request-status.tsx';

interface RequestHeadingProps {
  request: RequestDetail;
  /** Whose it is. */
  owner: ReactNode;
  /** By when we are in touch, at the end of the line. */
  clock: ReactNode;
}

/** The head of a case: what it is about, where it stands, who acts, whose it is. */
export function RequestHeading({ request, owner, clock }: RequestHeadingProps) {
  const { title } = request;
  return (
    <header className="hd-case-head">
      <div className="hd-grow">
        <h1 title={title}>
          <bdi>{title}</bdi>
        </h1>
        <p className="hd-case-sub">
          <RequestStatusDisc status={request.status} pill />
          <span className="hd-not-phone">
            <RequestNumber>{request.requestNo}</RequestNumber>
          </span>
          <WaitingOnLabel who={request.waitingOn} />
          {owner}
          <OnBehalfLine onBehalf={request.onBehalf} />
        </p>
      </div>
      {clock}
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
