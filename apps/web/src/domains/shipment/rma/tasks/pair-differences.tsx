import '../rma.css';
import { serialChangeKinds, type PairChange, type Tip } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';

/** What the customer has changed in the lists since they were asked: how much of each kind, and the first of it. */
export function PairDifferences({ tip: { pairChanges: difference } }: { tip: Tip }) {
  const { t } = useTranslation(['tipSerials', 'serialNumber']);
  const { number } = useFormat();
  if (difference === null) return null;
  const { counts, first } = difference;
  const kinds = serialChangeKinds.filter((kind) => counts[kind] > 0);
  return (
    <div className="hd-rma-changes" role="group" aria-label={t('changes')}>
      {kinds.length === 0 && <p className="hd-hint">{t('unchanged')}</p>}
      {kinds.map((kind) => {
        const changes = first.filter((change) => change.kind === kind);
        const rest = counts[kind] - changes.length;
        return (
          <div key={kind}>
            <h3>{t(`${kind}Count`, { count: counts[kind], number: number(counts[kind]) })}</h3>
            <ul>
              {changes.map((change) => (
                <li key={`${change.addressId} ${change.oldSn} ${change.newSn}`}>
                  <Pair change={change} />
                </li>
              ))}
              {rest > 0 && <li className="hd-hint">{t('serialNumber:paste.more', { count: rest, number: number(rest) })}</li>}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** Both numbers; of one that has changed, the new number before, too. */
function Pair({ change: { oldSn, newSn, wasNewSn } }: { change: PairChange }) {
  const { t } = useTranslation('common');
  return (
    <span className="hd-row hd-row-wrap">
      <Ltr mono>{oldSn || t('none')}</Ltr>
      <span aria-hidden="true">·</span>
      {wasNewSn !== '' && (
        <s className="hd-hint">
          <Ltr mono>{wasNewSn}</Ltr>
        </s>
      )}
      <Ltr mono>{newSn || t('none')}</Ltr>
    </span>
  );
}
