import { tips, tipTypes } from '@heliodesk/contract/request';
import type { RequestDetail, Tip } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { isAllowed } from '../actions/action-target.ts';
import { AnswerForCustomer } from './answer-for-customer.tsx';
import { recall, review, useRefreshTips } from './queries.ts';
import { ConsentButton } from './solution/consent-button.tsx';
import { consentActionOf } from './solution/consent-forms.tsx';

interface StaffFootProps {
  tip: Tip;
  request: RequestDetail;
}

/** What staff do with a task: answer it for the customer or take it back while it is open, and look at the answer. */
export function StaffFoot(props: StaffFootProps) {
  const { state } = props.tip;
  if (state === 'open') return <OpenFoot {...props} />;
  return state === 'confirmed' ? <AnsweredFoot {...props} /> : null;
}

/** Runs a step; whatever comes of it, the task is looked at again. */
function useStep() {
  const refresh = useRefreshTips();
  const [isRunning, setRunning] = useState(false);
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
  return { isRunning, run };
}

function OpenFoot({ tip, request }: StaffFootProps) {
  const { byHand, recallable } = tips[tip.tipsType];
  const mayAnswer = byHand && isAllowed(request.actions, 'answerTip');
  const mayRecall = recallable && isAllowed(request.actions, 'recallTip');
  const mayHaveConsent = consentActionOf(tip, request) !== undefined;
  if (!mayAnswer && !mayRecall && !mayHaveConsent) return null;
  return (
    <footer>
      <span className="hd-end hd-row">
        {mayHaveConsent && <ConsentButton tip={tip} request={request} />}
        {mayAnswer && <AnswerForCustomer tip={tip} request={request} />}
        {mayRecall && <Recall tip={tip} request={request} />}
      </span>
    </footer>
  );
}

function Recall({ tip: { tipsId, tipsType, pairs }, request: { requestId, requestNo, version } }: StaffFootProps) {
  const { t } = useTranslation(['tips', 'tipSerials', 'replacements']);
  const { isRunning, run } = useStep();
  const handleRecall = () => run(() => recall({ requestId, version, tipsId }), t('recalled', { number: requestNo }));
  return tipsType === tipTypes.serials ? (
    <ConfirmButton
      size="small"
      title={t('tipSerials:recallTitle')}
      text={t(pairs === null ? 'tipSerials:recallText' : 'replacements:task.recallText')}
      confirmLabel={t('recall')}
      onConfirm={handleRecall}
    >
      {t('recall')}
    </ConfirmButton>
  ) : (
    <Button size="small" loading={isRunning} onClick={() => void handleRecall()}>
      {t('recall')}
    </Button>
  );
}

function AnsweredFoot({ tip: { tipsId, reviewed } }: StaffFootProps) {
  const { t } = useTranslation('tips');
  const { isRunning, run } = useStep();
  return (
    <footer>
      {reviewed ? (
        <span className="hd-hint">{t('reviewed')}</span>
      ) : (
        <Button size="small" className="hd-end" loading={isRunning} onClick={() => void run(() => review(tipsId))}>
          {t('review')}
        </Button>
      )}
    </footer>
  );
}
