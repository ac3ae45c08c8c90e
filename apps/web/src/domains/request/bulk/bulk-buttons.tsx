import { bulkLimit } from '@heliodesk/contract/request';
import type { BulkAction, RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Can } from '#src/ui/actions/permissions.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { useExport } from '../desk/export-button.tsx';
import { useBulkChoice } from './bulk-choice.ts';

interface BulkButtonsProps {
  rows: readonly RequestRow[];
  /** Of an export. */
  columns: readonly string[];
  onStart: (action: BulkAction) => void;
}

/** What can be done with the chosen rows, each with how many of them it can be done with. */
export function BulkButtons({ rows, columns, onStart }: BulkButtonsProps) {
  const { t } = useTranslation(['bulk', 'desk', 'common']);
  const chosenFor = useBulkChoice();
  const { isRunning, save } = useExport();
  const offer = (action: BulkAction, icon: IconName, label: string) => (
    <BulkButton icon={icon} label={label} count={chosenFor(rows, action).length} onClick={() => onStart(action)} />
  );
  const exported = rows.slice(0, bulkLimit).map(({ requestId }) => requestId);
  return (
    <>
      <Can permission="csp:request:bulk">
        <Can permission="csp:request:assign">{offer('assign', 'person', t('desk:action.assign'))}</Can>
        {offer('askFiles', 'paperclip', t('askFiles'))}
        {offer('remind', 'bell', t('remind'))}
      </Can>
      <Can permission="csp:desk:export">
        <BulkButton
          icon="download"
          label={t('common:export')}
          count={exported.length}
          isBusy={isRunning}
          onClick={() => void save({ requestIds: exported.join(','), columns: columns.join(',') })}
        />
      </Can>
    </>
  );
}

interface BulkButtonProps {
  icon: IconName;
  label: string;
  count: number;
  isBusy?: boolean;
  onClick: () => void;
}

function BulkButton({ icon, label, count, isBusy = false, onClick }: BulkButtonProps) {
  const { number } = useFormat();
  return (
    <button type="button" disabled={count === 0 || isBusy} onClick={onClick}>
      <Icon name={icon} />
      {label} <span className="hd-bulk-count">{number(count)}</span>
    </button>
  );
}
