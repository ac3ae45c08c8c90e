import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowChoice } from '../queries.ts';
import { Findings } from './findings.tsx';

export interface ImportFindingsProps {
  status: ImportStatus;
  /** Shows rows with what was found. */
  onChoose: (choice: RowChoice) => void;
}

/** What was found in a spreadsheet: figures, cells, and the reasons for warnings and for rows left out. */
export function ImportFindings({ status, onChoose }: ImportFindingsProps) {
  const { t } = useTranslation('serialNumber');
  const id = useId();
  const title = status.state === 'reading' ? t('found.soFar') : t('found.title');
  const found = (
    <Findings
      verdicts={status.verdicts}
      reasons={status.reasons}
      hasLeftOutCells
      onShow={(verdict) => onChoose({ filter: 'warnings', verdict })}
      onShowLeftOut={(reason) => onChoose({ filter: 'leftOut', reason })}
    />
  );
  if (status.state === 'ready') return <section aria-label={title}>{found}</section>;
  return (
    <section aria-labelledby={id}>
      <h2 className="hd-h-sm" id={id}>
        {title}
      </h2>
      {found}
    </section>
  );
}
