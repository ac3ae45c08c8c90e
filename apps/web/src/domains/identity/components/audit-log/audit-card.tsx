import './audit-log.css';
import type { AuditRow } from '@heliodesk/contract/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnfoldButton } from '#src/ui/data-table/unfold-button.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { ActionCell, ActorCell, SubjectCell } from './audit-cells.tsx';
import { AuditDetails } from './audit-details.tsx';

/** An entry on a phone; what changed is inside once it is opened. */
export function AuditCard({ row }: { row: AuditRow }) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  return (
    <article className="hd-row-card hd-audit-card">
      <div className="hd-row hd-t13">
        <UtcTime at={row.at} className="hd-hint" />
        <span className="hd-end hd-hint">
          <Ltr>{row.address}</Ltr>
        </span>
      </div>
      <p>
        <ActionCell row={row} />
      </p>
      <div className="hd-t13">
        <ActorCell row={row} />
      </div>
      <div className="hd-row hd-t13">
        <SubjectCell row={row} />
        <UnfoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          {t('table.details')}
        </UnfoldButton>
      </div>
      {isOpen && <AuditDetails row={row} />}
    </article>
  );
}
