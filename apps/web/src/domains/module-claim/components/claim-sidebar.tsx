import './module-claim.css';
import { useTranslation } from 'react-i18next';
import { PromiseCard } from '#src/domains/request/index.ts';
import { AddSerials } from '#src/domains/serial-number/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Beside the serial numbers, how to add some; beside the other steps, what to have at hand and what is promised. */
export function ClaimSidebar({ step, requestId }: { step: string; requestId: number | undefined }) {
  const { t } = useTranslation('moduleClaim');
  if (step === 'serials' && requestId !== undefined) return <AddSerials requestId={requestId} />;
  const needs = [t('need.serials'), t('need.photos'), t('need.date'), t('need.address')];
  return (
    <>
      <h2 className="hd-h-sm hd-claim-sidebar-title">{t('need.title')}</h2>
      <ul className="hd-claim-needs">
        {needs.map((need) => (
          <li key={need}>
            <Icon name="check" />
            <span>{need}</span>
          </li>
        ))}
      </ul>
      <PromiseCard />
    </>
  );
}
