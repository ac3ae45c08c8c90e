import './serial-tips.css';
import type { RequestDetail, SerialChange, SerialChangeKind, SerialDifference, Tip } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { VerdictTag } from '../components/verdict-labels.tsx';
import { ChangesDrawer } from './changes-drawer.tsx';
import { useKindOfModule } from './use-kind-of-module.ts';

/** What a customer has changed in the list: how much of each kind, what went and what came side by side, and the way to all of it. */
export function SerialDifferences({ tip: { serialChanges: difference }, request }: { tip: Tip; request: RequestDetail }) {
  const { t } = useTranslation('tipSerials');
  const [isOpen, setOpen] = useState(false);
  if (difference === null) return null;
  const { changeId, counts, first } = difference;
  const isChanged = counts.added + counts.removed + counts.changed > 0;
  const ofKind = (kind: SerialChangeKind) => first.filter((change) => change.kind === kind);
  return (
    <div className="hd-differences" role="group" aria-label={t('changes')}>
      <Counts difference={difference} />
      {isChanged && (
        <>
          <div className="hd-before-now">
            <Column kind="removed" count={counts.removed} changes={ofKind('removed')} />
            <Column kind="added" count={counts.added} changes={ofKind('added')} />
          </div>
          <Column kind="changed" count={counts.changed} changes={ofKind('changed')} />
          <Button type="link" size="small" onClick={() => setOpen(true)}>
            {t('openChanges')}
          </Button>
          <ChangesDrawer requestId={request.requestId} changeId={changeId} counts={counts} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
      <PiecesDiffer request={request} serials={difference.total} />
    </div>
  );
}

function Counts({ difference: { counts, total } }: { difference: SerialDifference }) {
  const { t } = useTranslation('tipSerials');
  const { number } = useFormat();
  const { added, removed, changed } = counts;
  const parts = [
    added > 0 && t('addedCount', { count: added, number: number(added) }),
    removed > 0 && t('removedCount', { count: removed, number: number(removed) }),
    changed > 0 && t('changedCount', { count: changed, number: number(changed) }),
  ].filter((part) => part !== false);
  return (
    <p className="hd-row hd-row-wrap">
      {parts.length === 0 ? (
        <span className="hd-hint">{t('unchanged')}</span>
      ) : (
        parts.map((part) => (
          <span key={part} className="hd-tag">
            {part}
          </span>
        ))
      )}
      <span className="hd-hint">{t('total', { count: total, number: number(total) })}</span>
    </p>
  );
}

interface ColumnProps {
  kind: SerialChangeKind;
  count: number;
  changes: readonly SerialChange[];
}

function Column({ kind, count, changes }: ColumnProps) {
  const { t } = useTranslation(['tipSerials', 'serialNumber']);
  const { number } = useFormat();
  const kindOf = useKindOfModule();
  if (count === 0) return null;
  const rest = count - changes.length;
  return (
    <div className={`hd-difference hd-difference-${kind}`}>
      <h3>{t(`kinds.${kind}`)}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change.sn}>
            <Ltr mono>{change.sn}</Ltr>
            {change.was ? (
              <span className="hd-hint">
                <s>{kindOf(change.was)}</s> {kindOf(change)}
              </span>
            ) : (
              <VerdictTag verdict={change.verdict} />
            )}
          </li>
        ))}
        {rest > 0 && <li className="hd-hint">{t('serialNumber:paste.more', { count: rest, number: number(rest) })}</li>}
      </ul>
    </div>
  );
}

/** Pieces and serial numbers of a claim that don't match anymore. */
function PiecesDiffer({ request: { quantity }, serials }: { request: RequestDetail; serials: number }) {
  const { t } = useTranslation('tipSerials');
  const { number } = useFormat();
  if (quantity === null || quantity === serials) return null;
  return (
    <div className="hd-alert hd-k-warn">
      <Icon name="warning" size={16} />
      <span>{t('piecesDiffer', { pieces: number(quantity), serials: number(serials) })}</span>
    </div>
  );
}
