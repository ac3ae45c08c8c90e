import './tips.css';
import { tipNames, tipTypes } from '@heliodesk/contract/request';
import type { RequestDetail, Tip } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { showToast } from '#src/platform/feedback/notices.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { isAllowed } from '../actions/action-target.ts';
import { recall, review, useRefreshTips, useTips } from './queries.ts';
import { TipForm } from './tip-form.tsx';
import { TipAnswer, TipAsked, TipDue } from './tip-parts.tsx';

interface TipInTalkProps {
  request: RequestDetail;
  msgId: number;
  reader: 'staff' | 'customer';
  /** Whether an open task is done here; otherwise the page has it elsewhere. */
  isFormHere?: boolean;
}

const looks = { open: 'hd-k-warn', confirmed: 'hd-k-good', recalled: '', superseded: '' } as const;

/** A task where it was asked in the conversation: what is asked for, what became of it, and the answer. */
export function TipInTalk({ request, msgId, reader, isFormHere = false }: TipInTalkProps) {
  const { t } = useTranslation('tips');
  const { data: tips } = useTips(request.requestId);
  const tip = tips?.find((one) => one.msgId === msgId);
  if (!tip) return null;
  const isOpenForReader = tip.state === 'open' && reader === 'customer';
  if (isOpenForReader && isFormHere && isAllowed(request.actions, 'answerTip')) return <TipForm tip={tip} request={request} />;
  return (
    <article className={`hd-card hd-tip${tip.state === 'open' ? ' hd-tip-open' : ''}`}>
      <header>
        <h3 className="hd-grow">{t(`asked.${tipNames[tip.tipsType]}`)}</h3>
        {tip.state === 'open' && <TipDue tip={tip} />}
        <span className={`hd-tag ${looks[tip.state]}`}>{t(`state.${tip.state}`)}</span>
      </header>
      <div className="hd-tip-body">
        <TipAsked tip={tip} />
        {tip.state === 'confirmed' && (
          <p className="hd-hint">
            {t('answeredBy', { name: tip.answerer })} <UtcTime at={tip.closeTime} />
          </p>
        )}
        <TipAnswer tip={tip} request={request} />
      </div>
      {reader === 'staff' && <StaffFoot tip={tip} request={request} />}
      {isOpenForReader && (
        <footer>
          <a href={`#task-${tip.tipsId}`}>{t('toTask')}</a>
        </footer>
      )}
    </article>
  );
}

/** What staff do with a task: take it back while it is open, and look at the answer. */
function StaffFoot({ tip, request }: { tip: Tip; request: RequestDetail }) {
  const { t } = useTranslation(['tips', 'tipSerials']);
  const refresh = useRefreshTips();
  const [isRunning, setRunning] = useState(false);
  const { requestId, requestNo, version } = request;
  const run = async (act: () => Promise<unknown>, done?: string) => {
    setRunning(true);
    try {
      await act();
      if (done) showToast({ kind: 'good', title: done });
    } catch {
      // Why it is refused is shown by the call itself.
    } finally {
      await refresh();
      setRunning(false);
    }
  };
  const handleRecall = () => run(() => recall({ requestId, version, tipsId: tip.tipsId }), t('recalled', { number: requestNo }));
  if (tip.state === 'open' && isAllowed(request.actions, 'recallTip'))
    return (
      <footer>
        {tip.tipsType === tipTypes.serials ? (
          <ConfirmButton
            size="small"
            className="hd-end"
            title={t('tipSerials:recallTitle')}
            text={t('tipSerials:recallText')}
            confirmLabel={t('recall')}
            onConfirm={handleRecall}
          >
            {t('recall')}
          </ConfirmButton>
        ) : (
          <Button size="small" className="hd-end" loading={isRunning} onClick={() => void handleRecall()}>
            {t('recall')}
          </Button>
        )}
      </footer>
    );
  if (tip.state !== 'confirmed') return null;
  return (
    <footer>
      {tip.reviewed ? (
        <span className="hd-hint">{t('reviewed')}</span>
      ) : (
        <Button size="small" className="hd-end" loading={isRunning} onClick={() => void run(() => review(tip.tipsId))}>
          {t('review')}
        </Button>
      )}
    </footer>
  );
}
