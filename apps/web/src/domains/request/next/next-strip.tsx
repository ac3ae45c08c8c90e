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
import { countDone } from './next-queries.ts';

/** Above a case that was handed out: once it is answered, the next one comes by itself. */
export function NextStrip({ request }: { request: RequestDetail }) {
  const [params] = useSearchParams();
  return params.get(deskPaths.fromNext) === null ? null : <Strip request={request} />;
}

function Strip({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('deskNext');
  const finish = useFinish();
  const asked = useRef(false);
  const isAsked = needsAnswer(request);
  const goOn = useEffectEvent(() => {
    countDone('answered');
    showToast({ kind: 'good', title: t('answeredOf', { number: request.requestNo }) });
    finish(deskPaths.next);
  });
  useEffect(() => {
    if (isAsked) asked.current = true;
    else if (asked.current) goOn();
  }, [isAsked]);
  return (
    <div className="hd-next-strip">
      <Icon name="arrow-on" />
      <span className="hd-grow">
        <NumberInText text={t('strip', { number: request.requestNo })} number={request.requestNo} />
      </span>
      <Button size="small" onClick={() => finish(deskPaths.next)}>
        {t('back')}
      </Button>
    </div>
  );
}
