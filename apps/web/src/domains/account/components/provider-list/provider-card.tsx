import type { ProviderCompany } from '@heliodesk/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnfoldButton } from '#src/ui/data-table/unfold-button.tsx';
import { EditButton, PeopleCell, PlaceCell, StateCell } from './provider-cells.tsx';
import { ProviderPeople } from './provider-people.tsx';

/** A company on a phone; its people are inside once it is opened. */
export function ProviderCard({ row, onEdit }: { row: ProviderCompany; onEdit: () => void }) {
  const { t } = useTranslation('providers');
  const [isOpen, setOpen] = useState(false);
  return (
    <article className="hd-row-card">
      <div className="hd-row">
        <strong className="hd-grow" dir="auto">
          {row.name}
        </strong>
        <EditButton row={row} onEdit={onEdit} />
      </div>
      <div className="hd-row hd-t13">
        <PlaceCell row={row} />
        <span className="hd-end">
          <StateCell row={row} />
        </span>
      </div>
      <div className="hd-row hd-row-card-foot">
        <span className="hd-num">
          {t('column.people')} <PeopleCell row={row} />
        </span>
        <UnfoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          {t('people')}
        </UnfoldButton>
      </div>
      {isOpen && <ProviderPeople company={row} />}
    </article>
  );
}
