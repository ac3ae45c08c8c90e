import './case.css';
import type { RequestEvent } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { UtcTime } from '#src/ui/format/utc-time.tsx';

const mostAtFirst = 4;

/** What happened to a case, newest first: the latest ones, or all of them. */
export function CaseEvents({ events }: { events: readonly RequestEvent[] }) {
  const { t } = useTranslation('desk');
  const [isWhole, setWhole] = useState(false);
  const newestFirst = events.toSorted((a, b) => b.time.localeCompare(a.time) || b.eventId - a.eventId);
  const shown = isWhole ? newestFirst : newestFirst.slice(0, mostAtFirst);
  return (
    <section className="hd-case-events">
      <h2 className="hd-h-sm">{t('case.events')}</h2>
      {events.length === 0 && <p className="hd-hint hd-t12">{t('case.noEvents')}</p>}
      <ul>
        {shown.map((event) => (
          <EventLine key={event.eventId} event={event} />
        ))}
      </ul>
      {events.length > mostAtFirst && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('case.fewerEvents') : t('case.allEvents', { count: events.length })}
        </Button>
      )}
    </section>
  );
}

function EventLine({ event: { action, actor, onBehalfOf, reason, time, call, change, otherNo, macro, rule } }: { event: RequestEvent }) {
  const { t, i18n } = useTranslation(['desk', 'caseEvent', 'caseWork', 'routing']);
  const key = call === undefined ? `caseEvent:${action}` : `caseWork:called.${call.direction === 'in' ? 'in' : call.result}`;
  const what = t((i18n.exists(key) ? key : 'caseEvent:other') as 'caseEvent:other');
  return (
    <li>
      {/* What Heliodesk did by itself names no one. */}
      {actor === '' ? (
        <b>{what}</b>
      ) : (
        <Trans
          t={t}
          i18nKey={onBehalfOf === null ? 'case.by' : 'case.byFor'}
          values={{ what, name: actor, onBehalfOf: onBehalfOf ?? '' }}
          components={{ b: <b>{null}</b> }}
        />
      )}
      {macro !== undefined && (
        <bdi className="hd-hint">
          <Icon name="bolt" /> {macro}
        </bdi>
      )}
      {rule !== undefined && <span className="hd-hint">{t('routing:ruleOf', { rule })}</span>}
      {reason && (
        <q>
          <bdi>{reason}</bdi>
        </q>
      )}
      {change && <ChangeLine before={change.before} after={change.after} />}
      {otherNo && <bdi dir="ltr">{otherNo}</bdi>}
      {call?.phone && <bdi dir="ltr">{call.phone}</bdi>}
      <UtcTime at={call?.calledAt ?? time} />
    </li>
  );
}

/** Who had the case, and who has it since. */
function ChangeLine({ before, after }: NonNullable<RequestEvent['change']>) {
  const { t } = useTranslation('caseWork');
  if (after === null) return null;
  return <bdi className="hd-hint">{before === null ? t('change.to', { after }) : t('change.fromTo', { before, after })}</bdi>;
}
