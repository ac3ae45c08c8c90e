import './home.css';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePageTitle } from '#src/platform/page-title.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { RowsScene } from '#src/ui/public/rows-scene.tsx';
import { heroScene } from '#src/ui/public/scenes.ts';
import { links } from '../public/links.ts';
import { useOpenLinks } from '../public/open-links.ts';
import { ClaimProcess } from './home/claim-process.tsx';

function Hero() {
  const { t } = useTranslation(['home', 'site']);
  const navigate = useNavigate();
  return (
    <section className="hero">
      <div className="hero-pic" aria-hidden="true">
        <RowsScene scene={heroScene} />
      </div>
      <div className="wrap">
        <div className="hero-text">
          <h1>{t('headline')}</h1>
          <p className="lead">{t('lead')}</p>
          <form
            action={links.authenticity}
            onSubmit={(event) => {
              event.preventDefault();
              const sn = String(new FormData(event.currentTarget).get('sn') ?? '').trim();
              void navigate(sn ? `${links.authenticity}?sn=${encodeURIComponent(sn)}` : links.authenticity);
            }}
          >
            <label className="lab" htmlFor="sn">
              {t('serialLabel')}
            </label>
            <div className="sn-form">
              <span className="input xl">
                <input
                  id="sn"
                  name="sn"
                  dir="ltr"
                  placeholder={t('site:serialExample')}
                  autoComplete="off"
                  spellCheck={false}
                  aria-describedby="sn-help"
                />
              </span>
              <button type="submit" className="btn primary xl">
                {t('check')}
              </button>
            </div>
            <p className="help" id="sn-help">
              {t('serialHelp')}
            </p>
          </form>
        </div>
      </div>
    </section>
  );
}

const entryPoints = [
  {
    name: 'ask',
    icon: 'help',
    entries: [
      ['moduleEnquiry', 'site:link.moduleEnquiry'],
      ['trackerEnquiry', 'site:link.trackerEnquiry'],
    ],
  },
  {
    name: 'claim',
    icon: 'shield',
    entries: [
      ['moduleClaim', 'site:link.moduleClaim'],
      ['trackerClaim', 'site:link.trackerClaim'],
    ],
  },
  {
    name: 'find',
    icon: 'book',
    entries: [
      ['moduleAnswers', 'site:link.moduleAnswers'],
      ['trackerAnswers', 'site:link.trackerAnswers'],
    ],
  },
  {
    name: 'talk',
    icon: 'phone',
    entries: [
      ['contact', 'site:link.contactByRegion'],
      ['providers', 'home:findProvider'],
    ],
  },
] as const satisfies readonly { name: string; icon: IconName; entries: readonly (readonly [keyof typeof links, string])[] }[];

function EntryPoints() {
  const { t } = useTranslation(['home', 'site']);
  const isOpenLink = useOpenLinks();
  return (
    <div className="wrap over">
      <div className="frame">
        {entryPoints.map(({ name, icon, entries }) => (
          <section key={name} className="entry-point">
            <Icon name={icon} size={20} />
            <h2>{t(`home:${name}Title`)}</h2>
            <p>{t(`home:${name}Text`)}</p>
            <ul>
              {entries
                .filter(([to]) => isOpenLink(to))
                .map(([to, label]) => (
                  <li key={label}>
                    <Link to={links[to]}>
                      {t(label)}
                      <Icon name="arrow-on" size={16} />
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** /home: a serial number to check, four entry points, and how a claim runs. */
export default function Home() {
  const { t } = useTranslation('home');
  usePageTitle(t('title'));
  return (
    <>
      <Hero />
      <EntryPoints />
      <ClaimProcess />
    </>
  );
}
