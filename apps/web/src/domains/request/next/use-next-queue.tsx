import './next.css';
import type { RequestDetail } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useFinish } from '#src/ui/page/tab.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { needsAnswer } from './needs-answer.ts';
import { countAnswered } from './next-queries.ts';

/**
 * The way on from a case. One that was handed out says so in a strip, and once it is answered the next one comes by itself, unless something
 * that is still open, such as what a macro did, holds it.
 */
export function useNextQueue(request: RequestDetail, { isHeld }: { isHeld: boolean }) {
  const { t } = useTranslation('deskNext');
  const [params] = useSearchParams();
  const isHandedOut = params.get(deskPaths.fromNext) !== null;
  const finish = useFinish();
  const asked = useRef(false);
  const isAsked = needsAnswer(request);
  const { requestId, requestNo } = request;
  const goOn = () => {
    if (isHandedOut && asked.current && !isAsked) {
      countAnswered(requestId);
      showToast({ kind: 'good', title: t('answeredOf', { number: requestNo }) });
    }
    asked.current = false;
    finish(deskPaths.next);
  };
  const goOnByItself = useEffectEvent(goOn);
  useEffect(() => {
    if (isAsked) asked.current = true;
    else if (isHandedOut && asked.current && !isHeld) goOnByItself();
  }, [isAsked, isHandedOut, isHeld]);
  return { isHandedOut, goOn, strip: isHandedOut && <Strip number={requestNo} onBack={() => finish(deskPaths.next)} /> };
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
