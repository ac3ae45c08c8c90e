import './rma.css';
import { areComplete, type Tip } from '@heliodesk/contract/request';
import { Button } from 'antd';
import type { RmaList } from '@heliodesk/contract/shipment';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { requestPaths, TipDue, useAnswering, useLiveParts, useTips } from '#src/domains/request/index.ts';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useShowLists } from './queries.ts';

/** Over a list that a task asks the customer for: how far its lists are against the solution, and the answer. */
export function ConfirmBar({ list: { requestId, addressId } }: { list: RmaList }) {
  useLiveParts(requestId);
  const { data: tips = [] } = useTips(requestId);
  const tip = tips.find(({ state, pairs }) => state === 'open' && pairs?.some((asked) => asked.addressId === addressId));
  return tip && <Bar key={tip.tipsId} tip={tip} />;
}

function Bar({ tip }: { tip: Tip }) {
  const { t } = useTranslation(['replacements', 'tips']);
  const { number } = useFormat();
  const answering = useAnswering(tip);
  const showLists = useShowLists();
  const lists = tip.pairChanges?.lists ?? [];
  const sum = (of: 'fitCount' | 'fixCount' | 'quantity') => lists.reduce((total, list) => total + list[of], 0);
  const fixCount = sum('fixCount');
  return (
    <section className="hd-rma-confirm" aria-label={t('task.bar')}>
      <div className="hd-row hd-row-wrap">
        {areComplete(lists) ? (
          <Button
            type="primary"
            icon={<Icon name="check" />}
            loading={answering.isRunning}
            onClick={() => void answering.send().then(showLists)}
          >
            {t('task.confirm')}
          </Button>
        ) : (
          <BlockedButton label={t('task.confirm')} reason={t('task.notYet')} />
        )}
        <span>{t('pairs', { done: number(sum('fitCount')), total: number(sum('quantity')) })}</span>
        {fixCount > 0 && <span className="hd-tag hd-k-warn">{t('toFix', { number: number(fixCount) })}</span>}
        <span className="hd-end">
          <TipDue tip={tip} />
        </span>
      </div>
      <p className="hd-t13">
        {t('tips:title.pairs', { name: tip.asker })}
        {tip.content !== '' && (
          <>
            {': '}
            <q dir="auto">{tip.content}</q>
          </>
        )}
      </p>
      <p className="hd-hint hd-t13">
        {areComplete(lists) ? (
          t('tips:final')
        ) : (
          <Link to={`${requestPaths.page(tip.requestId)}#task-${tip.tipsId}`}>{t('task.withNote')}</Link>
        )}
      </p>
      <Refusal reason={answering.refusal} className="hd-t13" />
    </section>
  );
}
