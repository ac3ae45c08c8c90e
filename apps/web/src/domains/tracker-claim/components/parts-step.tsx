import { useTranslation } from 'react-i18next';
import type { WorkProps } from '#src/domains/request/index.ts';
import { EditedParts } from './edited-parts.tsx';

const ignore = () => undefined;

/** The step of the parts. */
export function PartsStep({ requestId, onFrozen = ignore }: WorkProps) {
  const { t } = useTranslation('trackerClaim');
  return (
    <>
      <header className="hd-step-head">
        <h2>{t('parts.title')}</h2>
        <p>{t('parts.lead')}</p>
      </header>
      <EditedParts requestId={requestId} onFrozen={onFrozen} />
    </>
  );
}
