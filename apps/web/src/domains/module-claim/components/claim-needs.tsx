import { photoPlacesOf, requestTypes } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { attachmentList } from '#src/domains/attachment/index.ts';
import type { SidebarProps } from '#src/domains/request/index.ts';
import { serialCounts } from '#src/domains/serial-number/index.ts';
import { StepMark } from '#src/ui/shapes/steps.tsx';
import type { ClaimValues } from '../claim-values.ts';

const places = photoPlacesOf(requestTypes.moduleClaim);

/** What a claim needs beside its answers, each ticked once it is there. */
export function ClaimNeeds({ requestId }: Pick<SidebarProps<ClaimValues>, 'requestId'>) {
  const { t } = useTranslation(['moduleClaim', 'ui']);
  const enabled = requestId !== undefined;
  const { data: serials } = useQuery({ ...serialCounts(requestId ?? 0), enabled });
  const { data: files = [] } = useQuery({ ...attachmentList(requestId ?? 0), enabled });
  const needs = [
    { text: t('need.serials'), isThere: serials !== undefined && serials.total > 0 },
    { text: t('need.photos'), isThere: places.every((place) => files.some((file) => file.place === place)) },
  ];
  return (
    <section className="hd-card hd-claim-needs" aria-label={t('need.title')}>
      <h2 className="hd-h-sm">{t('need.title')}</h2>
      <ul>
        {needs.map(({ text, isThere }) => (
          <li key={text}>
            <StepMark state={isThere ? 'done' : 'later'} size={16} />
            <span>{text}</span>
            {isThere && <span className="hd-vh">{t('ui:steps.done')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
