import { photoPlacesOf, requestTypes } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { attachmentList } from '#src/domains/attachment/index.ts';
import { CheckedItem } from '#src/domains/request/index.ts';
import type { ChecksProps } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { ClaimValues } from '../claim-values.ts';
import { usePiecesFit } from '../pieces.ts';

const places = photoPlacesOf(requestTypes.moduleClaim);

/** On the last check: whether modules and serial numbers match, and whether the photos are there, which stop no one. */
export function ClaimChecks({ requestId, values }: ChecksProps<ClaimValues>) {
  const { t } = useTranslation(['moduleClaim', 'attachment']);
  const { number, labels } = useFormat();
  const fit = usePiecesFit(requestId, values);
  const { data: files } = useQuery({ ...attachmentList(requestId ?? 0), enabled: requestId !== undefined });
  const free = places.filter((place) => !files?.some((file) => file.place === place));
  return (
    <>
      {fit?.pieces !== undefined && fit.pieces === fit.listed && (
        <CheckedItem isDone>{t('moduleClaim:fit.matching', { number: number(fit.listed) })}</CheckedItem>
      )}
      {files && (
        <CheckedItem isDone={free.length === 0}>
          {free.length === 0
            ? t('attachment:places.all')
            : t('attachment:places.missing', { places: labels(free.map((place) => t(`attachment:places.${place}.name`))) })}
        </CheckedItem>
      )}
    </>
  );
}
