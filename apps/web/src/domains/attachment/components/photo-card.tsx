import type { PhotoPlace } from '@heliodesk/contract/attachment';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { attachmentList } from '../queries.ts';

/** Beside the files: how many of the photos that are asked for are there. */
export function PhotoCard({ requestId, places }: { requestId: number; places: readonly PhotoPlace[] }) {
  const { t } = useTranslation('attachment');
  const { number } = useFormat();
  const { data: files = [] } = useQuery(attachmentList(requestId));
  const isThere = (place: PhotoPlace) => files.some((file) => file.place === place);
  const done = places.filter(isThere).length;
  return (
    <section className="hd-card hd-photo-card" aria-label={t('places.card')}>
      <p className="hd-row">
        <b>{t('places.card')}</b>
        <b className="hd-end hd-num">{t('places.count', { done: number(done), all: number(places.length) })}</b>
      </p>
      <span className="hd-photo-cells" aria-hidden="true">
        {places.map((place) => (
          <i key={place} className={isThere(place) ? 'on' : undefined} />
        ))}
      </span>
      <p className={done === places.length ? 'hd-k-good' : undefined}>{done === places.length ? t('places.all') : t('places.without')}</p>
    </section>
  );
}
