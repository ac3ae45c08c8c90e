import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Brand } from './header.tsx';
import { useOpenLinks } from './open-links.ts';
import { SiteLink } from './site-link.tsx';

const columns = [
  {
    name: 'nav.modules',
    entries: [
      ['moduleEnquiry', 'foot.enquiry'],
      ['moduleClaim', 'foot.claim'],
      ['authenticity', 'link.authenticity'],
      ['moduleAnswers', 'foot.answers'],
    ],
  },
  {
    name: 'nav.trackers',
    entries: [
      ['trackerEnquiry', 'foot.enquiry'],
      ['trackerClaim', 'foot.claim'],
      ['trackerAnswers', 'foot.answers'],
    ],
  },
  {
    name: 'nav.services',
    entries: [
      ['registerWarranty', 'link.warrantyRegistration'],
      ['designTool', 'link.designTool'],
      ['discontinued', 'foot.spares'],
      ['paidServices', 'link.paidServices'],
    ],
  },
  {
    name: 'nav.contact',
    entries: [
      ['contact', 'foot.byRegion'],
      ['providers', 'link.providers'],
      ['rateService', 'link.rateService'],
      ['serviceOrders', 'nav.myServiceOrders'],
    ],
  },
] as const;

/** The footer of the public site. */
export function Footer() {
  const { t } = useTranslation('site');
  const isOpenLink = useOpenLinks();
  return (
    <footer className="foot">
      <div className="wrap">
        <h2 className="vh">{t('foot.more')}</h2>
        <div className="foot-cols">
          <div>
            <Brand />
            <p className="hint foot-about">{t('foot.about')}</p>
          </div>
          {columns.map(({ name, entries }) => (
            <div key={name}>
              <h3>{t(name)}</h3>
              <ul>
                {entries
                  .filter(([to]) => isOpenLink(to))
                  .map(([to, label]) => (
                    <li key={to}>
                      <SiteLink to={to}>{t(label)}</SiteLink>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="foot-end">
          <span>{t('foot.copyright', { year: new Date().getUTCFullYear() })}</span>
          <Link to="/privacy">{t('foot.privacy')}</Link>
          <span className="end">{t('foot.utc')}</span>
        </div>
      </div>
    </footer>
  );
}
