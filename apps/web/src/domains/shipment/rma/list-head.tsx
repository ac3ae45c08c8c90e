import type { RmaList } from '@heliodesk/contract/shipment';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { CountCells, piecesPerCell } from './rma-cells.tsx';

/** What the solution covers, against the numbers that are there. */
export function ListHead({ list }: { list: RmaList }) {
  const { t } = useTranslation('replacements');
  const { number } = useFormat();
  const { quantity, oldCount, newCount, finishTime, name } = list;
  const per = piecesPerCell(quantity);
  const entered = finishTime === null ? 'entered' : 'locked';
  const rows = [
    { key: 'solution', count: quantity, look: 'solution' },
    { key: 'old', count: oldCount, look: entered },
    { key: 'new', count: newCount, look: entered },
  ] as const;
  return (
    <Block
      title={<span dir="auto">{t('heading', { name })}</span>}
      actions={per > 1 && <span className="hd-hint hd-t12">{t('perCell', { number: number(per) })}</span>}
    >
      <div className="hd-rma-counts">
        {rows.map(({ key, count, look }) => (
          <Fragment key={key}>
            <span>{t(`count.${key}`)}</span>
            <CountCells count={count} quantity={quantity} look={look} />
            <b className={`hd-num${count < quantity ? ' hd-k-warn' : ''}`}>{number(count)}</b>
          </Fragment>
        ))}
      </div>
      {finishTime === null && <p className="hd-t13 hd-rma-why">{t('why')}</p>}
    </Block>
  );
}

/** Over a list that can't be changed any more. */
export function LockedNotice({ finishTime }: { finishTime: string }) {
  const { t } = useTranslation('replacements');
  const { day } = useFormat();
  return (
    <p className="hd-alert" role="status">
      <Icon name="lock" />
      <span>{t('lockedText', { day: day(finishTime) })}</span>
    </p>
  );
}
