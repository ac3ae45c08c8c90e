import type { Attachment, PhotoPlace } from '@heliodesk/contract/attachment';
import { useTranslation } from 'react-i18next';
import type { UploadRules } from '#src/ui/files/upload-rules.ts';
import type { RequestUploads } from '../use-request-uploads.ts';
import { PlaceTile } from './place-tile.tsx';

interface PlaceTilesProps {
  places: readonly PhotoPlace[];
  /** Those that have no photo yet. */
  free: readonly PhotoPlace[];
  files: readonly Attachment[];
  uploads: RequestUploads;
  rules: UploadRules;
  onRemove: (attId: number) => unknown;
}

const isPhoto = ({ type, name }: File): boolean => type.startsWith('image/') || /\.heic$/i.test(name);

/** The photos that are asked for, each with its place. */
export function PlaceTiles({ places, free, files, uploads, rules, onRemove }: PlaceTilesProps) {
  const { t } = useTranslation('attachment');

  /** The first photo goes to this place, and the others to the free ones after it; what is no photo has none. */
  const handleFiles = (place: PhotoPlace, given: readonly File[]) => {
    const at = places.indexOf(place);
    const next = [...places.slice(at + 1), ...places.slice(0, at)].filter((one) => free.includes(one));
    const former = uploads.jobs.find((job) => job.place === place);
    if (former) uploads.cancel(former.id);
    const photos = given.filter(isPhoto).map((file, index) => ({ file, place: [place, ...next][index] }));
    uploads.addFiles([...photos, ...given.filter((file) => !isPhoto(file)).map((file) => ({ file }))]);
  };
  return (
    <section aria-labelledby="photo-places">
      <h2 id="photo-places">{t('places.title')}</h2>
      <p>{t('places.lead')}</p>
      <ul className="hd-places">
        {places.map((place) => (
          <PlaceTile
            key={place}
            place={place}
            file={files.find((file) => file.place === place)}
            job={uploads.jobs.find((job) => job.place === place)}
            rules={rules}
            onFiles={(given) => handleFiles(place, given)}
            onCancel={uploads.cancel}
            onRetry={uploads.retry}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}
