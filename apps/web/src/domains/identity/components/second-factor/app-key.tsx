import './second-factor.css';
import type { AppSetUp } from '@heliodesk/contract/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Around the code, as wide as scanners want it. */
const border = 4;

/** What an authenticator app has to know: a picture to scan, and the key for typing. */
export function AppKey({ setUp: { qr, secret } }: { setUp: AppSetUp }) {
  const { t } = useTranslation('secondFactor');
  const [isCopied, setCopied] = useState(false);
  const side = qr.size + 2 * border;
  const copy = async () => {
    await navigator.clipboard.writeText(secret.replaceAll(' ', ''));
    setCopied(true);
  };
  return (
    <>
      <p className="sf-step">
        <b aria-hidden="true">{1}</b>
        {t('scan')}
      </p>
      <div className="sf-key">
        <svg viewBox={`${-border} ${-border} ${side} ${side}`} role="img" aria-label={t('qr')} shapeRendering="crispEdges">
          <path d={qr.path} fill="#15212e" />
        </svg>
        <div>
          <p className="sf-quiet">{t('cantScan')}</p>
          <code dir="ltr">{secret}</code>
          <button type="button" className="sf-small" onClick={() => void copy()}>
            <Icon name="copy" />
            {t(isCopied ? 'copied' : 'copyKey')}
          </button>
        </div>
      </div>
    </>
  );
}
