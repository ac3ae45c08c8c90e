import type { ProviderCompany } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { EditButton, PeopleCell, PlaceCell, StateCell } from './provider-cells.tsx';
import { ProviderPeople } from './provider-people.tsx';

/** A company on a phone; its people stand inside once it is opened. */
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
        <Button
          type="text"
          size="small"
          className="hd-end"
          aria-expanded={isOpen}
          icon={<Icon name="chevron-down" />}
          iconPlacement="end"
          onClick={() => setOpen(!isOpen)}
        >
          {t('people')}
        </Button>
      </div>
      {isOpen && <ProviderPeople company={row} />}
    </article>
  );
}
