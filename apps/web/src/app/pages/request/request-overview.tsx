import type { RequestDetail } from '@heliodesk/contract/request';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '#src/domains/attachment/index.ts';
import { findRequestKind, LinkedRequests, RequestText } from '#src/domains/request/index.ts';
import { Block } from '#src/ui/page/page.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';

/** What the customer submitted; a request of a kind that this web cannot file says no more than every request does. */
export function RequestOverview({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const Overview = findRequestKind(request.requestType)?.Overview;
  const links = <LinkedRequests links={request.links} reader="customer" />;
  if (Overview)
    return (
      <>
        {links}
        <Suspense fallback={<BlockSkeleton lines={6} />}>
          <Overview request={request} />
        </Suspense>
      </>
    );
  return (
    <>
      {links}
      {request.desc.trim() !== '' && (
        <Block title={t('case.description')}>
          <RequestText>{request.desc}</RequestText>
        </Block>
      )}
      <Block title={t('case.files')}>
        <AttachmentList requestId={request.requestId} />
      </Block>
    </>
  );
}
