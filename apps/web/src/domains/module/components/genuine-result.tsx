import { passportPageOf, type ModuleQueryResult } from '@heliodesk/contract/module';
import { formatDay } from '@heliodesk/phrases/formats/times';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RichText } from '#src/platform/rich-text.tsx';
import { formatUtc } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Arc } from '#src/ui/shapes/arc.tsx';
import { Disc } from '#src/ui/shapes/status-disc.tsx';
import { ModulePicture } from './module-picture.tsx';

const year = 365.25 * 24 * 60 * 60 * 1000;

function Warranty({ title, start, end, now }: { title: string; start: string; end: string; now: Date }) {
  const { t, i18n } = useTranslation('module');
  const [from, until] = [new Date(start).getTime(), new Date(end).getTime()];
  const left = until - now.getTime();
  const share = Math.min(1, Math.max(0, (now.getTime() - from) / (until - from)));
  const date = formatDay(end, i18n.language, 'UTC');
  const years = Math.floor(left / year);
  const words = left <= 0 ? t('ended', { date }) : years > 0 ? t('ends', { date, count: years }) : t('endsSoon', { date });
  return (
    <li>
      <div className="life-arc">
        <Arc state={{ phase: left > 0 ? 'running' : 'late', distance: Math.abs(left), share }} radius={78} />
        <div className="ends">
          <bdi dir="ltr">{formatUtc(start, 'day')}</bdi>
          <bdi dir="ltr">{formatUtc(end, 'day')}</bdi>
        </div>
      </div>
      <div>
        <h3>{title}</h3>
        <p>{words}</p>
      </div>
    </li>
  );
}

function Figures({ result }: { result: ModuleQueryResult }) {
  const { t } = useTranslation('module');
  const type = result.power === null ? result.moduleType : [result.moduleType, result.power].filter(Boolean).join(' ');
  return (
    <dl className="five">
      <div className="wide">
        <dt>{t('serialNumber')}</dt>
        <dd>
          <bdi dir="ltr" className="mono">
            {result.serialNumber}
          </bdi>
        </dd>
      </div>
      <div>
        <dt>{t('moduleType')}</dt>
        <dd>
          <bdi dir="ltr">{type ?? t('none')}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('grade')}</dt>
        <dd>{result.grade ?? t('none')}</dd>
      </div>
      <div>
        <dt>{t('queryTime')}</dt>
        <dd>
          <time dateTime={result.queryTime}>
            <bdi dir="ltr" className="num">
              {formatUtc(result.queryTime)}
            </bdi>
          </time>{' '}
          {t('utc')}
        </dd>
      </div>
      <div>
        <dt>{t('region')}</dt>
        <dd>{result.warrantyRegion ?? t('none')}</dd>
      </div>
    </dl>
  );
}

/** The answer for a module that we made: its five figures and, for the signed-in, how long its warranties run. */
export function GenuineResult({ result, now = new Date() }: { result: ModuleQueryResult; now?: Date }) {
  const { t } = useTranslation('module');
  const { warrantyStart, productWarrantyEnd, performanceWarrantyEnd } = result;
  const back = encodeURIComponent(`/moduleQuery/index?sn=${result.serialNumber}`);
  return (
    <div className="plate" role="status">
      <div className="verdict k-good">
        <span className="vd">
          <Disc tone="good" end="check" size={32} />
        </span>
        <div>
          <h2>{t('genuine')}</h2>
          <p>{t('genuineText')}</p>
        </div>
      </div>
      <Figures result={result} />
      {warrantyStart === null ? (
        <p className="plate-more">
          <Icon name="lock" size={16} />
          <span>
            <RichText text={t('signInForMore')} marks={{ link: <Link to={`/login?redirect=${back}`} /> }} />
          </span>
        </p>
      ) : (
        <ul className="lives">
          {productWarrantyEnd && <Warranty title={t('productWarranty')} start={warrantyStart} end={productWarrantyEnd} now={now} />}
          {performanceWarrantyEnd && (
            <Warranty title={t('performanceWarranty')} start={warrantyStart} end={performanceWarrantyEnd} now={now} />
          )}
        </ul>
      )}
      {warrantyStart !== null && (
        <p className="plate-more">
          <Icon name="module" size={16} />
          <Link to={passportPageOf(result.serialNumber)}>{t('passport')}</Link>
        </p>
      )}
      <div className="plate-pic" aria-hidden="true">
        <ModulePicture />
      </div>
    </div>
  );
}
