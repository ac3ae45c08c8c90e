import type { SerialVerdict } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { serialCounts } from '../queries.ts';
import { sortImports, useImports } from '../use-import.ts';
import { Findings } from './findings.tsx';

interface SerialFindingsProps {
  requestId: number;
  /** Cells side by side: fewer where there is less room. */
  columns?: number;
  /** Whether what the latest spreadsheet had and the claim has not is told too. */
  withLeftOut?: boolean;
  /** Shows the numbers with a verdict. */
  onShow?: (verdict: SerialVerdict) => void;
}

/** What was found out about the serial numbers of a claim: figures, a field of cells, and the reasons with their counts. */
export function SerialFindings({ requestId, columns, withLeftOut = false, onShow }: SerialFindingsProps) {
  const { data: counts } = useQuery(serialCounts(requestId));
  const { added } = sortImports(useImports(withLeftOut ? requestId : undefined) ?? []);
  if (!counts || counts.total === 0) return null;
  const hasLeftOut = added !== undefined && added.duplicate + added.malformed + added.overLimit > 0;
  return (
    <Findings
      verdicts={counts.verdicts}
      reasons={hasLeftOut ? added.reasons : undefined}
      onShow={onShow}
      {...(columns === undefined ? {} : { columns })}
    />
  );
}
