import type { RequestDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';

interface ContactClockProps {
  request: Pick<RequestDetail, 'firstContactDue' | 'firstContactAt' | 'submitTime'>;
  title: string;
  /** Before the time of the contact that was made. */
  contacted: string;
  /** What a phone shows instead. */
  brief: ReactNode;
}

/** The clock of the first contact; small on a phone. */
export function ContactClock({ request, title, contacted, brief }: ContactClockProps) {
  const isNarrow = useNarrow();
  const { firstContactDue, firstContactAt, submitTime } = request;
  if (firstContactDue === null) return null;
  const times = { dueAt: firstContactDue, keptAt: firstContactAt, since: submitTime };
  if (isNarrow)
    return (
      <div className="hd-row">
        <PromiseArc {...times} />
        <span className="hd-hint hd-t13 hd-end">{brief}</span>
      </div>
    );
  const note = firstContactAt && (
    <>
      {contacted} <UtcTime at={firstContactAt} />
    </>
  );
  return (
    <div className="hd-case-promise">
      <PromiseArc {...times} size="large" title={title} note={note} />
    </div>
  );
}
