import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const numbers = { serial: 'TC2-0091-7714', power: '24 W', code: 'E31' };

const marks = [
  [172, 64],
  [100, 84],
  [280, 36],
] as const;

/** A nameplate and a display, drawn, with the places of the numbers that a part is asked for. */
export function Nameplate() {
  const { t } = useTranslation('trackerClaim');
  const id = useId();
  return (
    <section className="hd-card hd-nameplate" aria-labelledby={id}>
      <h2 className="hd-h-sm" id={id}>
        {t('plate.title')}
      </h2>
      <svg viewBox="0 0 304 168" role="img" aria-label={t('plate.picture')}>
        <rect x="1" y="1" width="302" height="166" rx="6" fill="var(--hd-bg-raised)" stroke="var(--hd-line-2)" />
        <g fill="none" stroke="var(--hd-ill-line)" strokeWidth="1.5">
          <rect x="20" y="22" width="150" height="124" rx="4" />
          <rect x="190" y="22" width="94" height="52" rx="4" />
          <circle cx="237" cy="112" r="20" />
        </g>
        <g fill="var(--hd-ill-cell-3)">
          <rect x="34" y="38" width="70" height="8" rx="1" />
          <rect x="34" y="94" width="60" height="8" rx="1" />
          <rect x="34" y="114" width="96" height="6" rx="1" />
          <rect x="34" y="126" width="82" height="6" rx="1" />
        </g>
        <rect x="30" y="56" width="130" height="16" rx="2" fill="var(--hd-sun-soft)" stroke="var(--hd-sun)" strokeWidth="1.5" />
        <g className="hd-plate-numbers" direction="ltr">
          <text x="38" y="68">
            {numbers.serial}
          </text>
          <text x="38" y="87">
            {numbers.power}
          </text>
          <text x="215" y="54" className="hd-plate-code">
            {numbers.code}
          </text>
        </g>
        <rect x="30" y="78" width="60" height="12" rx="2" fill="none" stroke="var(--hd-sun)" strokeWidth="1.5" />
        <rect x="206" y="36" width="62" height="24" rx="2" fill="none" stroke="var(--hd-sun)" strokeWidth="1.5" />
        {marks.map(([x, y], index) => (
          <g key={x} className="hd-plate-mark">
            <circle cx={x} cy={y} r="8" />
            <text x={x} y={y + 4}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="hd-t13">
        <li>{t('plate.serial')}</li>
        <li>{t('plate.power')}</li>
        <li>{t('plate.code')}</li>
      </ol>
    </section>
  );
}
