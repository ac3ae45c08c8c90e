import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#src/platform/rich-text.tsx';
import { Arc } from '#src/ui/shapes/arc.tsx';
import { clockOf, useSecondsLeft } from '#src/ui/shapes/use-seconds-left.ts';

export interface Wait {
  until: number;
  /** How long it was in all. */
  seconds: number;
}

interface SignInWaitProps {
  wait: Wait;
  /** What can be done during the wait. */
  ways: ReactNode;
  onOver: () => void;
}

/** After wrong passwords: when the next try is possible, as an arc of the sun. */
export function SignInWait({ wait: { until, seconds }, ways, onOver }: SignInWaitProps) {
  const { t } = useTranslation('signOn');
  const left = useSecondsLeft(until);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  return (
    <div className="alert sun wait" role="alert">
      <Arc state={{ phase: 'running', distance: left * 1000, share: 1 - left / seconds }} radius={40} />
      <div className="grow">
        <b role="timer" aria-live="off">
          <RichText
            text={t('wait.title')}
            marks={{
              time: (
                <bdi dir="ltr" className="num">
                  {clockOf(left)}
                </bdi>
              ),
            }}
          />
        </b>
        <p>{t('wait.text')}</p>
        {ways}
      </div>
    </div>
  );
}
