import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { serialCounts, SerialFindings, SerialList } from '#src/domains/serial-number/index.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';

const columns = 24;

/** The serial numbers of a claim as a field of cells, with the counts of their verdicts. */
export function SerialCard({ requestId }: { requestId: number }) {
  const { t } = useTranslation('request');
  const [isOpen, setOpen] = useState(false);
  const { data: counts, error } = useQuery(serialCounts(requestId));
  if (!counts) return error ? null : <BlockSkeleton lines={7} />;
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
      {counts.total === 0 ? <p className="hd-hint">{t('case.noSerials')}</p> : <SerialFindings requestId={requestId} columns={columns} />}
      <Drawer open={isOpen} size={720} title={t('case.serials')} destroyOnHidden onClose={() => setOpen(false)}>
        <SerialList requestId={requestId} canEdit={false} />
      </Drawer>
    </SidebarCard>
  );
}
