import './next.css';
import { liveStatuses } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useFinish } from '#src/ui/page/tab.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { needsAnswer } from './needs-answer.ts';
import { countAnswered } from './next-queries.ts';

/** As long as the way back is offered: one may notice only when the next case is there. Milliseconds. */
const shownFor = 10_000;

/** What ended our turn: the customer has more tasks than before, has our answer, or there is nothing to answer anymore. */
function wayOf({ status, waitingOn, decisionDue, tips, lastWord }: RequestDetail, before: number) {
  if (tips > before) return 'askedOf' as const;
  const isOpen = liveStatuses.some((live) => live === status) && decisionDue === null;
  return isOpen && (waitingOn === 'customer' || lastWord?.by === 'us') ? ('answeredOf' as const) : ('doneOf' as const);
}

/**
 * The way on from a case. One that was handed out says so in a strip, and once it is answered the next one comes by itself, unless something
 * that is still open, such as what a macro did, holds it.
 */
export function useNextQueue(request: RequestDetail, { isHeld }: { isHeld: boolean }) {
  const { t } = useTranslation('deskNext');
  const [params] = useSearchParams();
  const isHandedOut = params.get(deskPaths.fromNext) !== null;
  const finish = useFinish();
  const navigate = useNavigate();
  /** How many tasks the customer had when it was our turn; nothing while it hasn't been. */
  const askedWith = useRef<number>(undefined);
  const isAsked = needsAnswer(request);
  const { requestId, requestNo: number, tips } = request;
  const goOn = () => {
    if (isHandedOut && askedWith.current !== undefined && !isAsked) {
      countAnswered(requestId);
      showToast({
        kind: 'good',
        title: t(wayOf(request, askedWith.current), { number }),
        text: t('wentOn'),
        action: { label: t('backTo', { number }), onClick: () => void navigate(deskPaths.caseFromNext(requestId)) },
        until: Date.now() + shownFor,
      });
    }
    askedWith.current = undefined;
    finish(deskPaths.next);
  };
  const goOnByItself = useEffectEvent(goOn);
  useEffect(() => {
    if (isAsked) askedWith.current ??= tips;
    else if (isHandedOut && askedWith.current !== undefined && !isHeld) goOnByItself();
  }, [isAsked, isHandedOut, isHeld, tips]);
  return { isHandedOut, goOn, strip: isHandedOut && <Strip number={number} onBack={() => finish(deskPaths.next)} /> };
}

function Strip({ number, onBack }: { number: string; onBack: () => void }) {
  const { t } = useTranslation('deskNext');
  return (
    <div className="hd-next-strip">
      <Icon name="arrow-on" />
      <span className="hd-grow">
        <NumberInText text={t('strip', { number })} number={number} />
      </span>
      <Button size="small" onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}
