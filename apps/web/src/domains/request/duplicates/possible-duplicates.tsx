import '../components/request.css';
import './duplicates.css';
import { isClaim } from '@heliodesk/contract/request';
import type { PossibleDuplicate, RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { isAllowed } from '../actions/action-target.ts';
import { RequestNumber } from '../components/request-labels.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { SidebarCard } from '../desk/sidebar-card.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { duplicatesOf, sendLink } from './duplicate-queries.ts';

const CloseDialog = lazyDialog(() => import('./close-dialog.tsx').then((module) => module.CloseAsDuplicateDialog));

/** Open claims that may be about the same defects, with why; each is linked in one click. */
export function PossibleDuplicates({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('duplicates');
  const { data = [] } = useQuery({ ...duplicatesOf(request.requestId), enabled: isClaim(request.requestType) });
  const { attempt, isRunning, refusal } = useAttempt();
  const [closed, setClosed] = useState<PossibleDuplicate>();
  if (data.length === 0) return null;

  const handleLink = ({ requestNo }: PossibleDuplicate) =>
    attempt(async () => {
      await sendLink({ requestId: request.requestId, version: request.version, duplicateNo: requestNo });
      showToast({ kind: 'good', title: t('linked', { number: requestNo }) });
    });
  return (
    <SidebarCard title={t('title')}>
      <Refusal reason={refusal} className="hd-dialog-text" />
      <ul className="hd-linked-requests hd-duplicates">
        {data.map((other) => (
          <li key={other.requestId}>
            <DuplicateText other={other} />
            <DuplicateActions request={request} other={other} isRunning={isRunning} onLink={handleLink} onClose={setClosed} />
          </li>
        ))}
      </ul>
      {closed && <CloseDialog request={request} other={closed} onClose={() => setClosed(undefined)} />}
    </SidebarCard>
  );
}

/** Which claim, and why it is here. */
function DuplicateText({ other }: { other: PossibleDuplicate }) {
  const { t } = useTranslation(['duplicates', 'request']);
  const { number } = useFormat();
  const { sharedSerials, isSameDefect, isSameCompany, companyName } = other;
  return (
    <>
      <span className="hd-row">
        <Link to={deskPaths.case(other.requestId)}>
          <RequestNumber>{other.requestNo}</RequestNumber>
        </Link>
        <span className="hd-hint hd-t12">{t(`request:status.${other.status}`)}</span>
        <bdi className="hd-hint hd-t12 hd-end hd-cut">{other.contactName}</bdi>
      </span>
      <bdi>{other.title}</bdi>
      {sharedSerials > 0 && (
        <span className="hd-t12 hd-duplicate-why">{t('shared', { count: sharedSerials, number: number(sharedSerials) })}</span>
      )}
      {isSameDefect && <span className="hd-t12 hd-duplicate-why">{t('sameDefect')}</span>}
      {!isSameCompany && (
        <>
          <span className="hd-hint hd-t12">{t('otherCompany', { company: companyName })}</span>
          <span className="hd-hint hd-t12">{t('linkUnseen')}</span>
        </>
      )}
    </>
  );
}

interface DuplicateActionsProps {
  request: RequestDetail;
  other: PossibleDuplicate;
  isRunning: boolean;
  onLink: (other: PossibleDuplicate) => unknown;
  onClose: (other: PossibleDuplicate) => void;
}

function DuplicateActions({ request: { actions }, other, isRunning, onLink, onClose }: DuplicateActionsProps) {
  const { t } = useTranslation('duplicates');
  if (!isAllowed(actions, 'linkDuplicate')) return null;
  const number = other.requestNo;
  return (
    <span className="hd-row hd-row-wrap hd-duplicate-actions">
      <Button
        size="small"
        icon={<Icon name="link" />}
        disabled={isRunning}
        aria-label={t('linkOf', { number })}
        onClick={() => void onLink(other)}
      >
        {t('dialog.confirm')}
      </Button>
      {isAllowed(actions, 'proposeRejection') && (
        <Button size="small" type="text" aria-label={t('closeOf', { number })} onClick={() => onClose(other)}>
          {t('close')}
        </Button>
      )}
    </span>
  );
}
