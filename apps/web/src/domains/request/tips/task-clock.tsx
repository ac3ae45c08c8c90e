import type { WaitingRequest } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Arc } from '#src/ui/shapes/arc.tsx';
import { promiseStateOf } from '#src/ui/shapes/promise.ts';
import { useNow } from '#src/ui/shapes/use-now.ts';

/** When the next reminder of a task goes out; after the last one, until when the request waits. */
export function TaskClock({ task: { askTime, remindTime, closeTime } }: { task: WaitingRequest }) {
  const { t } = useTranslation('waiting');
  const now = useNow();
  const dueAt = remindTime ?? closeTime;
  if (dueAt === null) return null;
  return (
    <span className="hd-clock hd-hint hd-t13">
      <Arc state={promiseStateOf({ dueAt, since: askTime, keptAt: null, now })} />
      <span>
        <Trans
          t={t}
          i18nKey={remindTime === null ? 'tasks.until' : 'tasks.reminder'}
          components={{ time: <LocalTime at={dueAt} as="day" /> }}
        />
      </span>
    </span>
  );
}
