import '../../shipment.css';
import { mostAddresses } from '@heliodesk/contract/shipment';
import type { BatchSettlement } from '@heliodesk/contract/shipment';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentAnswer } from '#src/domains/request/index.ts';
import type { ConsentFormProps } from '#src/domains/request/index.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { AddressForm } from '../../customer/address-drawer.tsx';
import { placeOf } from '../../customer/use-submit.ts';
import { exchangesOf, submitFor } from '../../queries.ts';
import { TypedRow } from './typed-row.tsx';
import { sentOf } from './typed-address.ts';
import { useTypedAddresses } from './use-typed-addresses.ts';

/** Where the goods of an exchange go, entered by staff for a customer who has agreed in writing. It begins with what was entered before. */
export function AddressesWithConsent(props: ConsentFormProps) {
  const { data, error, refetch } = useQuery(exchangesOf(props.tip.requestId));
  const exchange = data?.find(({ tipsId }) => tipsId === props.tip.tipsId);
  if (!exchange) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={6} />;
  return <Typed {...props} exchange={exchange} />;
}

/** What is wrong with single addresses, by their places, and the rest in words. */
function faultsOf(error: unknown): { faults: Map<number, string[]>; rest: string | undefined } {
  const errors = error instanceof CallError ? error.errors : [];
  const byPlace = Map.groupBy(errors, ({ path }) => placeOf(path));
  const faults = new Map(
    [...byPlace].flatMap(([index, found]) => (index === undefined ? [] : [[index, found.map(({ message }) => message)]])),
  );
  const [general] = byPlace.get(undefined) ?? [];
  return { faults, rest: general?.message ?? (errors.length === 0 ? messageOf(error) : undefined) };
}

function Typed({ tip, request, onDone, exchange }: ConsentFormProps & { exchange: BatchSettlement }) {
  const { t } = useTranslation('shipment');
  const { addresses, rest, setQuantity, put, remove } = useTypedAddresses(exchange);
  const [edited, setEdited] = useState<number | 'new'>();
  const [faults, setFaults] = useState<ReadonlyMap<number, string[]>>(new Map());
  const answer = (attId: number, key: string) => {
    setFaults(new Map());
    return submitFor({ msgId: tip.msgId, version: exchange.version, attId, addresses: addresses.map(sentOf) }, key);
  };
  const explain = (error: unknown) => {
    const found = faultsOf(error);
    setFaults(found.faults);
    return found.rest;
  };
  return (
    <>
      <ConsentAnswer
        requestId={tip.requestId}
        said={t('submitted')}
        blocked={rest === 0 ? undefined : t('notYet')}
        onAnswer={answer}
        explain={explain}
        onDone={onDone}
      >
        <Given given={exchange.quantity - rest} total={exchange.quantity} />
        <ul className="hd-goods-list" aria-label={t('addresses')}>
          {addresses.map((address, index) => (
            <TypedRow
              key={address.key}
              address={address}
              index={index}
              faults={faults.get(index) ?? []}
              onQuantity={(batchQty) => setQuantity(index, batchQty)}
              onEdit={() => setEdited(index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
        <Button icon={<Icon name="plus" />} disabled={addresses.length >= mostAddresses} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </ConsentAnswer>
      {edited !== undefined && (
        <AddressForm
          address={edited === 'new' ? undefined : addresses[edited]}
          persistKey={`consent_address_${tip.tipsId}_${edited}`}
          {...(request.customer ? { contactId: request.customer.contactId } : {})}
          onSave={async (values) => put(edited, values)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** How many pieces have an address. */
function Given({ given, total }: { given: number; total: number }) {
  const { t } = useTranslation('shipment');
  const { number } = useFormat();
  return <p className="hd-num">{t('given', { given: number(given), total: number(total) })}</p>;
}
