import type { RequestDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { spanParts } from '#src/ui/shapes/promise.ts';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { useSpanText } from '#src/ui/shapes/use-span-text.ts';

interface ContactClockProps {
  request: Pick<RequestDetail, 'firstContactDue' | 'firstContactAt' | 'submitTime'>;
  title: string;
  /** What a phone shows instead. */
  brief: ReactNode;
  /** What keeps the contact from being made. */
  hindrance?: ReactNode;
}

/** The clock of the first contact, small on a phone; once the contact was made, how long it took. */
export function ContactClock({ request, title, brief, hindrance }: ContactClockProps) {
  const isNarrow = useNarrow();
  const { firstContactDue, firstContactAt, submitTime } = request;
  if (firstContactDue === null) return null;
  if (firstContactAt !== null) return <ContactMade at={firstContactAt} since={submitTime ?? firstContactAt} />;
  const times = { dueAt: firstContactDue, since: submitTime };
  if (isNarrow)
    return (
      <div className="hd-row">
        <PromiseArc {...times} />
        <span className="hd-hint hd-t13 hd-end">{brief}</span>
      </div>
    );
  return (
    <div className="hd-case-promise">
      <PromiseArc {...times} size="large" title={title} note={hindrance} />
    </div>
  );
}

function ContactMade({ at, since }: { at: string; since: string }) {
  const { t } = useTranslation('request');
  const duration = useSpanText()(spanParts(new Date(at).getTime() - new Date(since).getTime(), true));
  return (
    <div className="hd-case-promise hd-row hd-hint">
      <Icon name="check" size={20} />
      <div>
        <p className="hd-t13">{t('page.contactedAfter', { duration })}</p>
        <p className="hd-t12">
          <UtcTime at={at} withZone />
        </p>
      </div>
    </div>
  );
}
