import type { RequestDetail } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';

/** Of a request that has ended, until when a message brings it back. */
export function ReopenNote({ request: { reopenUntil, status } }: { request: Pick<RequestDetail, 'reopenUntil' | 'status'> }) {
  const { t } = useTranslation('waiting');
  if (reopenUntil === null) return null;
  return (
    <p className="hd-hint hd-conversation-closed">
      <Trans
        t={t}
        i18nKey={status === 'withdrawn' ? 'ended.withdrawn' : 'ended.completed'}
        components={{ time: <LocalTime at={reopenUntil} /> }}
      />
    </p>
  );
}
