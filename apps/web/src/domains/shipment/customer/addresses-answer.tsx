import '../shipment.css';
import type { Tip } from '@heliodesk/contract/request';
import type { BatchAddress, BatchSettlement } from '@heliodesk/contract/shipment';
import { mostAddresses } from '@heliodesk/contract/shipment';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TipFrame } from '#src/domains/request/index.ts';
import type { TipFormProps } from '#src/domains/request/index.ts';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { VerdictCells } from '#src/ui/shapes/cells.tsx';
import type { CellColor } from '#src/ui/shapes/cells.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { AddressDrawer } from './address-drawer.tsx';
import { AddressRow } from './address-row.tsx';
import { Kilowatts } from './kilowatts.tsx';
import { useAddressTask, useShowTask } from './queries.ts';
import { useSubmit } from './use-submit.ts';

/** Where the goods of an exchange go, entered and submitted in its place. */
export function AddressesAnswer({ tip }: TipFormProps) {
  const { data: task, error, refetch } = useAddressTask(tip.tipsId);
  if (!task) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={6} />;
  return <AddressesCard tip={tip} task={task} />;
}

function AddressesCard({ tip, task }: { tip: Tip; task: BatchSettlement }) {
  const { t } = useTranslation('shipment');
  const [edited, setEdited] = useState<BatchAddress | 'new'>();
  const show = useShowTask(tip.tipsId);
  const { submit, isRunning, refusal, faults } = useSubmit(task);
  const rest = task.quantity - task.givenQty;
  return (
    <>
      <TipFrame
        tip={tip}
        icon="truck"
        foot={
          <>
            {' '}
            <Rest rest={rest} />
            <span className="hd-end">
              {rest === 0 ? (
                <Button type="primary" icon={<Icon name="send" />} loading={isRunning} onClick={() => void submit()}>
                  {t('submit')}
                </Button>
              ) : (
                <BlockedButton label={t('submit')} reason={t('notYet')} />
              )}
            </span>
          </>
        }
      >
        <Given task={task} />
        <Addresses tip={tip} task={task} faults={faults} onEdit={setEdited} />
        <Refusal reason={refusal} className="hd-tip-refusal" />
      </TipFrame>
      {edited && (
        <AddressDrawer
          tipsId={tip.tipsId}
          address={edited === 'new' ? undefined : edited}
          rest={Math.max(0, rest)}
          onSaved={show}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** Addresses take turns in these. */
const colors: readonly CellColor[] = [1, 5, 3, 6];

/** What is exchanged, and how much of it has an address. */
function Given({ task: { newComponent, model, quantity, givenQty, addresses } }: { task: BatchSettlement }) {
  const { t } = useTranslation('shipment');
  const { number } = useFormat();
  const shown = `${number(givenQty)} / ${number(quantity)}`;
  const parts = addresses.map(({ addressId, batchQty }, index) => ({
    key: String(addressId),
    value: batchQty,
    color: colors[index % colors.length] ?? 1,
    label: null,
  }));
  return (
    <>
      <p className="hd-row">
        <span className="hd-grow hd-ink" dir="auto">
          {newComponent} <Ltr>{model}</Ltr>
        </span>
        <b className="hd-num" role="img" aria-label={t('given', { given: number(givenQty), total: number(quantity) })}>
          <Ltr>{shown}</Ltr>
        </b>
      </p>
      <VerdictCells parts={parts} total={quantity} legend={false} />
    </>
  );
}

interface AddressesProps {
  tip: Tip;
  task: BatchSettlement;
  /** What is wrong with single ones, by their places. */
  faults: ReadonlyMap<number, string[]>;
  onEdit: (address: BatchAddress | 'new') => void;
}

function Addresses({ tip: { tipsId }, task, faults, onEdit }: AddressesProps) {
  const { t } = useTranslation('shipment');
  const { addresses, quantity, givenQty } = task;
  return (
    <>
      <ul className="hd-goods-list" aria-label={t('addresses')}>
        {addresses.map((address, index) => (
          <AddressRow
            key={address.addressId}
            tipsId={tipsId}
            address={address}
            index={index}
            rest={quantity - givenQty}
            most={quantity}
            faults={faults.get(index) ?? []}
            onEdit={() => onEdit(address)}
          />
        ))}
      </ul>
      <p className="hd-row">
        <Button icon={<Icon name="plus" />} disabled={addresses.length >= mostAddresses} onClick={() => onEdit('new')}>
          {t('add')}
        </Button>
        <span className="hd-end hd-num hd-hint">
          <Kilowatts power={task.givenPower} of={task.totalPower} />
        </span>
      </p>
    </>
  );
}

/** How many pieces have no address yet, or too many. */
function Rest({ rest }: { rest: number }) {
  const { t } = useTranslation(['shipment', 'tips']);
  const { number } = useFormat();
  if (rest === 0) return <span className="hd-hint hd-grow">{t('tips:final')}</span>;
  return (
    <span className="hd-grow hd-goods-rest" role="status">
      <Icon name="info" size={16} />
      {rest > 0 ? t('without', { number: number(rest) }) : t('tooMany', { number: number(-rest) })}
    </span>
  );
}
