import '../components/request.css';
import { listRelated } from '@heliodesk/contract/request';
import type { LinkedRequest } from '@heliodesk/contract/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '#src/platform/http/call.ts';
import { RequestNumber } from '../components/request-labels.tsx';
import { deskKeys } from './desk-case.ts';
import { deskPaths } from './desk-paths.ts';
import { SidebarCard } from './sidebar-card.tsx';

const relatedTo = (requestId: number) =>
  queryOptions({
    queryKey: [...deskKeys.detail(requestId), 'related'] as const,
    queryFn: ({ signal }) => call(listRelated, { query: { requestId }, signal, quiet: true, background: true }),
    staleTime: 60_000,
  });

/** Other requests of the company, with what they have in common with this one; those that are linked are shown elsewhere. */
export function RelatedRequests({ requestId, links }: { requestId: number; links: readonly LinkedRequest[] }) {
  const { t } = useTranslation(['caseWork', 'request']);
  const { data = [] } = useQuery(relatedTo(requestId));
  const shown = data.filter((related) => links.every((link) => link.requestId !== related.requestId));
  if (shown.length === 0) return null;
  return (
    <SidebarCard title={t('related.title')}>
      <ul className="hd-linked-requests">
        {shown.map((related) => (
          <li key={related.requestId}>
            <span className="hd-hint hd-t12">{t(`related.${related.relation}`)}</span>
            <span className="hd-row">
              <Link to={deskPaths.case(related.requestId)}>
                <RequestNumber>{related.requestNo}</RequestNumber>
              </Link>
              <span className="hd-hint hd-t12">{t(`request:status.${related.status}`)}</span>
            </span>
            <bdi>{related.title}</bdi>
          </li>
        ))}
      </ul>
    </SidebarCard>
  );
}
