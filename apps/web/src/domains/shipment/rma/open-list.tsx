import './rma.css';
import type { RmaList } from '@heliodesk/contract/shipment';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deskPaths, requestPaths } from '#src/domains/request/index.ts';
import { useCan } from '#src/platform/session.ts';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { AddPairs } from './add-pairs.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { ListHead, LockedNotice } from './list-head.tsx';
import { PairTable } from './pair-table.tsx';
import type { RmaFilters } from './queries.ts';
import { ExportList } from './sheet-buttons.tsx';

/** One list: how full it is, a form for more of it, and its pairs. */
export function OpenList({ list, state }: { list: RmaList; state: TableState<RmaFilters> }) {
  const isCustomer = !useCan('csp:desk:list');
  return (
    <div className="hd-rma-main">
      <p className="hd-t13">
        <RequestLink list={list} />
      </p>
      {list.isAsked && isCustomer && <ConfirmBar list={list} />}
      {list.finishTime !== null && <LockedNotice finishTime={list.finishTime} />}
      <ListHead list={list} />
      {list.isOpen && <AddPairs addressId={list.addressId} />}
      <PairTable list={list} state={state} actions={list.fitCount + list.fixCount > 0 && <ExportList addressId={list.addressId} />} />
    </div>
  );
}

/** Leads to the claim, as the reader has it. */
function RequestLink({ list: { requestId, requestNo } }: { list: RmaList }) {
  const { t } = useTranslation('replacements');
  const isStaff = useCan('csp:desk:list');
  return (
    <Link to={isStaff ? deskPaths.case(requestId) : requestPaths.page(requestId)}>
      {t('openRequest', { number: requestNo })} <Icon name="arrow-on" size={16} />
    </Link>
  );
}
