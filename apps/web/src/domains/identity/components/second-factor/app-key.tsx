import './second-factor.css';
import type { AppSetUp } from '@heliodesk/contract/identity';
import { useTranslation } from 'react-i18next';

/** Around the code, as wide as scanners want it. */
const border = 4;

/** What an authenticator app has to know: a picture to scan, and the key for typing. */
export function AppKey({ setUp: { qr, secret } }: { setUp: AppSetUp }) {
  const { t } = useTranslation('secondFactor');
  const side = qr.size + 2 * border;
  return (
    <>
      <p>{t('scan')}</p>
      <div className="sf-key">
        <svg viewBox={`${-border} ${-border} ${side} ${side}`} role="img" aria-label={t('qr')} shapeRendering="crispEdges">
          <path d={qr.path} fill="#15212e" />
        </svg>
        <div>
          <p>{t('cantScan')}</p>
          <code dir="ltr">{secret}</code>
        </div>
      </div>
    </>
  );
}
