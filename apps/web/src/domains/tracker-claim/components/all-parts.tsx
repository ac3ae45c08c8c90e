import './tracker-claim.css';
import type { TrackerClaimView } from '@heliodesk/contract/tracker-claim';
import { useTranslation } from 'react-i18next';
import { PartList } from './part-card.tsx';

/** Tracker parts and inverters of a claim, only to be looked at. */
export function AllParts({ trackerList, inverterList }: Pick<TrackerClaimView, 'trackerList' | 'inverterList'>) {
  const { t } = useTranslation('trackerClaim');
  return (
    <>
      <PartList kind="tracker" parts={trackerList} />
      {inverterList.length > 0 && (
        <>
          <h3 className="hd-h-sm">{t('parts.inverter')}</h3>
          <PartList kind="inverter" parts={inverterList} />
        </>
      )}
    </>
  );
}
