import { promiseNow } from '@heliodesk/contract/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatWeekday } from '@heliodesk/phrases/formats/times';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { Arc } from '#src/ui/shapes/arc.tsx';
import { requestKeys } from '../queries.ts';

/** A promise that has not started: the sun at the horizon. */
const notYet = { phase: 'running', distance: 0, share: 0 } as const;

const promiseOf = (contactId: number | undefined) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'promise', contactId],
    queryFn: ({ signal }) => call(promiseNow, { query: { contactId }, signal, background: true, quiet: true }),
  });

/** The promise that comes with submitting, and by which day if submitted today. */
export function PromiseCard({ contactId }: { contactId: number | undefined }) {
  const { t, i18n } = useTranslation('draft');
  const { data } = useQuery(promiseOf(contactId));
  return (
    <section className="hd-card hd-draft-promise" aria-label={t('promise.title')}>
      <h2 className="hd-h-sm">{t('promise.title')}</h2>
      <Arc state={notYet} radius={30} />
      <p>
        <b>{t('promise.days')}</b>
        {data && <span>{t('promise.byDay', { day: formatWeekday(data.firstContactDue, i18n.language) })}</span>}
      </p>
    </section>
  );
}
