import '../shipment.css';
import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { useExchanges } from '../queries.ts';
import { ExchangeBlock } from './exchange-block.tsx';

/** Where the goods of a claim go, and what became of them; nothing without an exchange that was accepted. */
export function ShipmentsCard({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('shipment');
  const exchanges = useExchanges(request);
  if (exchanges.length === 0) return null;
  return (
    <SidebarCard title={t('deliveries')}>
      {exchanges.map((exchange) => (
        <ExchangeBlock key={exchange.exchangeId} request={request} exchange={exchange} />
      ))}
    </SidebarCard>
  );
}
