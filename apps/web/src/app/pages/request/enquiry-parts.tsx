import type { RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList, caseFiles } from '#src/domains/attachment/index.ts';
import { Conversation, OpeningRow } from '#src/domains/case-chat/index.ts';
import { findRequestKind, LinkedRequests, questionAskedAt, SidebarCard, TipInTalk } from '#src/domains/request/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ReopenNote } from './reopen-note.tsx';

/** The question as it was submitted, and everything that was answered and asked since. */
export function EnquiryThread({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const { data: files = [] } = useQuery(caseFiles(request.requestId));
  const isAsked = questionAskedAt(request) !== undefined;
  const isAnswered = request.waitingOn !== 'customer' && request.lastWord?.by === 'us';
  return (
    <section className="hd-card hd-enquiry-thread" aria-label={t('page.thread')}>
      <header>
        <h2 className="hd-grow">{t('page.thread')}</h2>
        {isAsked && <span className="hd-tag hd-k-warn">{t('next.answerQuestion')}</span>}
        {isAnswered && (
          <span className="hd-tag hd-k-good">
            <Icon name="check" />
            {t('page.answered')}
          </span>
        )}
      </header>
      <Conversation
        requestId={request.requestId}
        actions={request.actions}
        to={request.contactName}
        renderTip={(msgId) => <TipInTalk request={request} msgId={msgId} reader="customer" isFormHere />}
        replyNote={<ReopenNote request={request} />}
        opening={
          <OpeningRow
            name={request.creator}
            at={request.submitTime}
            text={request.desc}
            files={files.filter(({ purpose }) => purpose === 'request')}
          />
        }
      />
    </section>
  );
}

/** What an enquiry is about, and its files. */
export function EnquiryAside({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const Overview = findRequestKind(request.requestType)?.Overview;
  return (
    <>
      {Overview && (
        <Suspense fallback={<BlockSkeleton lines={5} />}>
          <Overview request={request} />
        </Suspense>
      )}
      <LinkedRequests links={request.links} reader="customer" />
      <SidebarCard title={t('case.files')}>
        <AttachmentList requestId={request.requestId} />
      </SidebarCard>
    </>
  );
}
