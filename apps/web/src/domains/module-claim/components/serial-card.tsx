import { serialVerdicts } from '@heliodesk/contract/serial-number';
import type { SerialVerdict } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { serialCounts, SerialList } from '#src/domains/serial-number/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { PanelMap } from '#src/ui/shapes/cells.tsx';
import type { CellColor, CellPart } from '#src/ui/shapes/cells.tsx';

/** Valid numbers are green, what the registry does not know or knows as settled is red, other warnings are amber. */
const colors: Readonly<Record<SerialVerdict, CellColor>> = {
  ok: 3,
  unknown: 4,
  replacedBefore: 4,
  inOtherClaim: 2,
  outOfWarranty: 2,
  otherType: 5,
  otherPower: 5,
  otherRegion: 5,
};

const columns = 24;
const maxRows = 8;

/** So many modules are one cell that all of them fit into a few rows. */
const perCellOf = (total: number): number => Math.max(1, Math.ceil(total / (columns * maxRows)));

/** The serial numbers of a claim as a field of cells, with the counts of their verdicts. */
export function SerialCard({ requestId }: { requestId: number }) {
  const { t } = useTranslation('request');
  const [isOpen, setOpen] = useState(false);
  const { data: counts } = useQuery(serialCounts(requestId));
  if (!counts) return null;
  return (
    <SidebarCard
      title={t('case.serials')}
      extra={
        counts.total > 0 && (
          <Button type="link" size="small" onClick={() => setOpen(true)}>
            {t('case.openList')}
          </Button>
        )
      }
    >
      {counts.total === 0 ? <p className="hd-hint">{t('case.noSerials')}</p> : <SerialField counts={counts} />}
      <Drawer open={isOpen} size={720} title={t('case.serials')} destroyOnHidden onClose={() => setOpen(false)}>
        <SerialList requestId={requestId} canEdit={false} />
      </Drawer>
    </SidebarCard>
  );
}

function SerialField({ counts: { total, verdicts } }: { counts: { total: number; verdicts: Record<SerialVerdict, number> } }) {
  const { t } = useTranslation(['request', 'serialNumber']);
  const { number } = useFormat();
  const perCell = perCellOf(total);
  const parts = serialVerdicts
    .toReversed()
    .filter((verdict) => verdicts[verdict] > 0)
    .map((verdict): CellPart => ({
      key: verdict,
      value: verdicts[verdict],
      color: colors[verdict],
      label: t(verdict === 'ok' ? 'serialNumber:verdict.ok' : `serialNumber:short.${verdict}`),
    }));
  return (
    <>
      <PanelMap parts={parts} per={perCell} columns={columns} />
      <ul className="hd-legend">
        {parts.map(({ key, value, color, label }) => (
          <li key={key}>
            <i className={`hd-key hd-f${color}`} />
            <span>
              <b className="hd-num">{number(value)}</b> {label}
            </span>
          </li>
        ))}
      </ul>
      {perCell > 1 && <p className="hd-hint hd-t12">{t('case.perCell', { number: number(perCell) })}</p>}
    </>
  );
}
