import type { RequestDetail } from '@heliodesk/contract/request';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '#src/domains/attachment/index.ts';
import {
  CustomerCard,
  findRequestKind,
  LinkedRequests,
  PossibleDuplicates,
  RelatedRequests,
  SidebarCard,
  UnlinkButton,
} from '#src/domains/request/index.ts';
import { ShipmentsCard } from '#src/domains/shipment/index.ts';
import { SolutionsCard } from '#src/domains/solution/index.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';

/** Everything known about a case, as cards: customer, in their words what is wrong, what came of it, details of its kind, files. */
export function CaseSidebar({ request, isHidden }: { request: RequestDetail; isHidden: boolean }) {
  const { t } = useTranslation('request');
  const { requestId, requestType, customer, desc } = request;
  const Cards = findRequestKind(requestType)?.Cards;
  return (
    <aside className="hd-case-sidebar" aria-label={t('case.details')} hidden={isHidden}>
      {customer && <CustomerCard customer={customer} state={request.contactState} />}
      {desc.trim() !== '' && (
        <SidebarCard title={t('case.description')}>
          <p className="hd-sidebar-text" dir="auto">
            {desc}
          </p>
        </SidebarCard>
      )}
      <Suspense fallback={null}>
        <SolutionsCard request={request} />
        <ShipmentsCard request={request} />
      </Suspense>
      <LinkedRequests links={request.links} reader="staff" renderAction={(link) => <UnlinkButton request={request} link={link} />} />
      <PossibleDuplicates request={request} />
      {customer && <RelatedRequests requestId={requestId} links={request.links} />}
      {Cards && (
        <Suspense fallback={<BlockSkeleton lines={10} />}>
          <Cards requestId={requestId} />
        </Suspense>
      )}
      <SidebarCard title={t('case.files')}>
        <AttachmentList requestId={requestId} />
      </SidebarCard>
    </aside>
  );
}
