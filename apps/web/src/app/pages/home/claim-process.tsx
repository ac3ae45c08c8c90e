import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { links } from '../../public/links.ts';
import { useOpenLinks } from '../../public/open-links.ts';

const steps = ['submit', 'pickUp', 'approved', 'complete', 'survey'] as const;

/** Where the sun of a step is: five stations on a flat arc of 1,200 x 128. */
const stations = steps.map((step, index) => {
  const x = 120 + index * 240;
  return { step, x, y: 150 - 128 * Math.sqrt(1 - ((x - 600) / 596) ** 2) };
});

function ProcessArc() {
  return (
    <svg className="run-arc" viewBox="0 0 1200 158" aria-hidden="true">
      <path
        d="M4 150A596 128 0 0 1 1196 150"
        fill="none"
        stroke="var(--hd-ill-line)"
        strokeWidth="1.25"
        strokeDasharray="1.5 6"
        strokeLinecap="round"
      />
      <path d="M0 150H1200" stroke="var(--hd-line-2)" />
      {stations.map(({ step, x, y }) => (
        <g key={step}>
          <path d={`M${x} ${(y + 22).toFixed(1)}V150`} stroke="var(--hd-line-2)" strokeDasharray="2 4" />
          <circle cx={x} cy={y.toFixed(1)} r="20" fill="var(--hd-sun)" opacity=".18" />
          <circle cx={x} cy={y.toFixed(1)} r="11" fill="var(--hd-sun)" />
        </g>
      ))}
    </svg>
  );
}

/** How a claim runs, from sending it to the survey, as stations of the sun. */
export function ClaimProcess() {
  const { t } = useTranslation('home');
  const isOpenLink = useOpenLinks();
  return (
    <section className="sec wrap">
      <div className="sec-head">
        <div>
          <h2>{t('runTitle')}</h2>
          <p>{t('runText')}</p>
        </div>
        {isOpenLink('moduleClaim') && (
          <Link className="btn lg not-phone" to={links.moduleClaim}>
            {t('runStart')}
          </Link>
        )}
      </div>
      <div className="run">
        <ProcessArc />
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(step)}</h3>
              <span className="when">{t(`${step}When`)}</span>
              <p>{t(`${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
