import { isOver } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { spanParts } from '#src/ui/shapes/promise.ts';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { useSpanText } from '#src/ui/shapes/use-span-text.ts';

type Contacted = Pick<RequestDetail, 'status' | 'firstContactDue' | 'firstContactAt' | 'submitTime'>;

/** Of a request that ended without contact, no one waits for it anymore. */
const hasClock = ({ status, firstContactDue, firstContactAt }: Contacted): boolean =>
  firstContactDue !== null && (firstContactAt !== null || !isOver(status));

interface ContactClockProps {
  request: Contacted;
  title: string;
  /** A short version of the title, for a phone. */
  brief: ReactNode;
  /** What keeps the contact from being made. */
  hindrance?: ReactNode;
  /** On a phone, at the end of the line. */
  beside?: ReactNode;
}

/** The clock of the first contact, one line on a phone. After the contact, how long it took. */
export function ContactClock({ request, title, brief, hindrance, beside }: ContactClockProps) {
  const isNarrow = useNarrow();
  const { firstContactDue, firstContactAt, submitTime } = request;
  if (isNarrow)
    return (
      <div className="hd-case-brief">
        <BriefClock request={request} brief={brief} />
        {beside}
      </div>
    );
  if (firstContactDue === null || !hasClock(request)) return null;
  if (firstContactAt !== null) return <ContactMade request={request} at={firstContactAt} />;
  return (
    <div className="hd-case-promise">
      <PromiseArc dueAt={firstContactDue} since={submitTime} size="large" title={title} note={hindrance} />
    </div>
  );
}

function BriefClock({ request, brief }: Pick<ContactClockProps, 'request' | 'brief'>) {
  const made = useMadeAfter(request);
  const { firstContactDue, submitTime } = request;
  if (firstContactDue === null || !hasClock(request)) return null;
  if (made !== undefined)
    return (
      <span className="hd-row hd-hint">
        <Icon name="check" /> {made}
      </span>
    );
  return (
    <span className="hd-row">
      <PromiseArc dueAt={firstContactDue} since={submitTime} />
      <span className="hd-hint">{brief}</span>
    </span>
  );
}

/** How long the first contact took, in words. */
function useMadeAfter({ firstContactAt, submitTime }: Contacted): string | undefined {
  const { t } = useTranslation('request');
  const spanText = useSpanText();
  if (firstContactAt === null) return undefined;
  const span = new Date(firstContactAt).getTime() - new Date(submitTime ?? firstContactAt).getTime();
  return t('page.contactedAfter', { duration: spanText(spanParts(span, true)) });
}

function ContactMade({ request, at }: { request: Contacted; at: string }) {
  const made = useMadeAfter(request);
  return (
    <div className="hd-case-promise hd-row hd-hint">
      <Icon name="check" size={20} />
      <div>
        <p className="hd-t13">{made}</p>
        <p className="hd-t12">
          <LocalTime at={at} />
        </p>
      </div>
    </div>
  );
}
