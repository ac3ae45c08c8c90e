import './module-claim.css';
import { useTranslation } from 'react-i18next';
import { PromiseCard } from '#src/domains/request/index.ts';
import type { SidebarProps } from '#src/domains/request/index.ts';
import { AddSerials } from '#src/domains/serial-number/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { ShippingSidebar } from './shipping/delivery-note.tsx';

/** Beside the address, how it reads on a parcel; beside the serial numbers, how to add some; beside the other steps, what to have at hand and what is promised. */
export function ClaimSidebar({ step, requestId, ...props }: SidebarProps<ClaimValues>) {
  const { t } = useTranslation('moduleClaim');
  if (step === 'shipping') return <ShippingSidebar {...props} />;
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
