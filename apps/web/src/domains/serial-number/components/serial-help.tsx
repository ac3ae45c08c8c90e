import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StepMark } from '#src/ui/shapes/steps.tsx';

/** Where a module has its number: on the label at the back, and on the frame. */
export function WhereCard() {
  const { t } = useTranslation('serialStep');
  const id = useId();
  return (
    <section className="hd-card hd-serial-help" aria-labelledby={id}>
      <h2 className="hd-h-sm" id={id}>
        {t('where.title')}
      </h2>
      <svg viewBox="0 0 272 104" role="img" aria-label={t('where.picture')}>
        <rect x="1" y="1" width="270" height="102" rx="4" fill="var(--hd-ill-sky)" />
        <rect x="28" y="14" width="84" height="76" rx="2" fill="var(--hd-bg)" stroke="var(--hd-ill-cell-1)" strokeWidth="2" />
        <rect x="60" y="20" width="20" height="8" rx="1" fill="var(--hd-ill-cell-1)" />
        <rect x="44" y="42" width="52" height="32" rx="1" fill="var(--hd-ill-sky)" stroke="var(--hd-sun)" strokeWidth="2" />
        <path d="M49 50h22M49 55h14" stroke="var(--hd-ill-line)" strokeWidth="2" />
        <path
          d="M50 61v8M53 61v8M55 61v8M59 61v8M62 61v8M64 61v8M68 61v8M72 61v8M74 61v8M78 61v8M82 61v8M85 61v8M89 61v8"
          stroke="var(--hd-ill-cell-1)"
          strokeWidth="1.5"
        />
        <rect x="152" y="22" width="96" height="52" rx="2" fill="var(--hd-ill-cell-2)" />
        <path d="M152 39.3H248M152 56.6H248M168 22V74M184 22V74M200 22V74M216 22V74M232 22V74" stroke="var(--hd-ill-gap)" strokeWidth="1" />
        <rect x="152" y="74" width="96" height="12" fill="var(--hd-ill-cell-3)" />
        <rect x="180" y="76" width="40" height="8" rx="1" fill="var(--hd-bg)" stroke="var(--hd-sun)" strokeWidth="2" />
      </svg>
      <p className="hd-t13">{t('where.text')}</p>
    </section>
  );
}

/** What every number is compared with. */
export function CheckedCard({ defectDate }: { defectDate: string | null | undefined }) {
  const { t } = useTranslation('serialStep');
  const id = useId();
  const day = defectDate?.slice(0, 10).replaceAll('-', '/');
  return (
    <section className="hd-card hd-serial-help" aria-labelledby={id}>
      <h2 className="hd-h-sm" id={id}>
        {t('checked.title')}
      </h2>
      <ul>
        {[t('checked.made'), day ? t('checked.warrantyOn', { day }) : t('checked.warranty'), t('checked.region')].map((text) => (
          <li key={text}>
            <StepMark state="later" size={16} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
