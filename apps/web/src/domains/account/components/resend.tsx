import { resendActivation } from '@heliodesk/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { call } from '#src/platform/http/call.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Arc } from '#src/ui/shapes/arc.tsx';
import { clockOf, useSecondsLeft } from '#src/ui/shapes/use-seconds-left.ts';

/** The next mail can be asked for after this many seconds (spec 3 §4). */
const resendAfter = 60;

/** Sends the activation mail again, once a minute; the wait is an arc of the sun. */
export function Resend({ email }: { email: string }) {
  const { t } = useTranslation('registration');
  const [until, setUntil] = useState(() => Date.now() + resendAfter * 1000);
  const left = useSecondsLeft(until);
  const resend = async () => {
    if (left > 0) return;
    setUntil(Date.now() + resendAfter * 1000);
    try {
      await call(resendActivation, { query: { email } });
      showToast({ kind: 'good', title: t('resent') });
    } catch {
      // The policy has told why; it may be tried again right away.
      setUntil(0);
    }
  };
  return (
    <div className="resend">
      <div className="count-arc">
        <Arc state={{ phase: 'running', distance: left * 1000, share: 1 - left / resendAfter }} radius={58} />
        <p className="num" role="timer" aria-live="off">
          <bdi dir="ltr">{clockOf(left)}</bdi>
        </p>
      </div>
      <div>
        <h2>{t('noMail')}</h2>
        <p>{left > 0 ? t('resendIn', { count: left }) : t('resendNow')}</p>
        <button type="button" className="btn lg" aria-disabled={left > 0} onClick={() => void resend()}>
          <Icon name="mail" size={16} />
          {t('resend')}
        </button>
      </div>
    </div>
  );
}
