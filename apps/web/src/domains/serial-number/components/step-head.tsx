import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { serialCounts } from '../queries.ts';
import type { SerialPhase } from '../use-import.ts';

interface StepHeadProps {
  requestId: number;
  phase: SerialPhase;
  current: ImportStatus | undefined;
}

/** What there is to do on the step right now. */
export function StepHead({ requestId, phase, current }: StepHeadProps) {
  const { t } = useTranslation('serialStep');
  const { number } = useFormat();
  const { data: counts } = useQuery(serialCounts(requestId));
  const { total: rows = 0, valid = 0 } = current ?? {};
  const listed = counts?.total ?? 0;
  const titles: Record<SerialPhase, string> = {
    empty: t('head.empty'),
    reading: t('head.reading'),
    adding: t('head.adding'),
    ready: t('head.ready', { count: rows, rows: number(rows), number: number(valid) }),
    listed: t('head.listed', { count: listed, number: number(listed) }),
  };
  return (
    <header className="hd-serials-head">
      <h2>{titles[phase]}</h2>
      {phase !== 'adding' && <p>{t(`headText.${phase}`)}</p>}
    </header>
  );
}
