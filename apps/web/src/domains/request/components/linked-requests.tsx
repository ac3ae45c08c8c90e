import './request.css';
import type { LinkedRequest, LinkKind } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SidebarCard } from '../desk/sidebar-card.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { requestPaths } from '../paths.ts';
import { RequestNumber } from './request-labels.tsx';

/** What the other request is, from the first one of the link and from the second. */
const names = {
  claimOf: { outward: 'request:page.behindClaim', inward: 'request:page.claimFrom' },
  splitFrom: { outward: 'split:outward', inward: 'split:inward' },
  duplicateOf: { outward: 'duplicates:outward', inward: 'duplicates:inward' },
} as const satisfies Record<LinkKind, object>;

interface LinkedRequestsProps {
  links: readonly LinkedRequest[];
  reader: 'customer' | 'staff';
  /** What the reader can do with a link. */
  renderAction?: (link: LinkedRequest) => ReactNode;
}

/** Other requests about the same thing, with why they are linked; nothing without any. */
export function LinkedRequests({ links, reader, renderAction }: LinkedRequestsProps) {
  const { t } = useTranslation(['request', 'duplicates', 'split']);
  if (links.length === 0) return null;
  const pathOf = ({ requestId }: LinkedRequest) => (reader === 'staff' ? deskPaths.case(requestId) : requestPaths.page(requestId));
  return (
    <SidebarCard title={t('page.linked')}>
      <ul className="hd-linked-requests">
        {links.map((link) => (
          <li key={link.requestId}>
            <span className="hd-hint hd-t12">{t(names[link.kind][link.outward ? 'outward' : 'inward'])}</span>
            <span className="hd-row">
              <Link to={pathOf(link)}>
                <RequestNumber>{link.requestNo}</RequestNumber>
              </Link>
              <span className="hd-hint hd-t12">{t(`status.${link.status}`)}</span>
              {renderAction?.(link)}
            </span>
            <bdi>{link.title}</bdi>
            {link.reason !== '' && (
              <q dir="auto" className="hd-hint hd-t12">
                {link.reason}
              </q>
            )}
          </li>
        ))}
      </ul>
    </SidebarCard>
  );
}
