import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signOut } from '#src/domains/identity/session-calls.ts';
import { useHasSession } from '#src/platform/session.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { LanguageChoice } from '#src/ui/public/language-choice.tsx';
import { headerLine, links } from './links.ts';
import { useOpenLinks } from './open-links.ts';
import { SiteLink } from './site-link.tsx';
import { useWorkspaceLinks } from './workspace-links.ts';

/** All pages on a narrow screen. */
export function PagesSheet({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('site');
  const own = useWorkspaceLinks();
  const hasSession = useHasSession();
  const isOpenLink = useOpenLinks();
  return (
    <section className="sheet" id="sheet-pages" aria-label={t('nav.allPages')}>
      <nav aria-label={t('nav.menu')}>
        {headerLine.map((item) =>
          'entries' in item ? (
            <details key={item.name}>
              <summary>
                {t(`nav.${item.name}`)}
                <Icon name="chevron-down" size={20} />
              </summary>
              <ul>
                {item.entries
                  .filter(({ to }) => isOpenLink(to))
                  .map(({ to, label }) => (
                    <li key={label}>
                      <SiteLink to={to} onClick={onLeave}>
                        {t(`link.${label}`)}
                      </SiteLink>
                    </li>
                  ))}
              </ul>
            </details>
          ) : (
            <Link key={item.name} className="s-link" to={links[item.to]} onClick={onLeave}>
              {t(`nav.${item.name}`)}
            </Link>
          ),
        )}
      </nav>
      <div className="sheet-f">
        {!hasSession ? (
          <Link className="btn primary lg block" to="/login" onClick={onLeave}>
            {t('nav.signIn')}
          </Link>
        ) : (
          <button type="button" className="btn lg block" onClick={() => void signOut()}>
            {t('nav.signOut')}
          </button>
        )}
        {own.map(({ to, label }) => (
          <Link key={to} className="btn lg block" to={links[to]} onClick={onLeave}>
            {t(label)}
          </Link>
        ))}
      </div>
    </section>
  );
}

/** Languages and appearance on a narrow screen. */
export function LanguageSheet({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('site');
  return (
    <section className="sheet sheet-l" id="sheet-language" aria-label={t('nav.languageAndAppearance')}>
      <h2>{t('nav.language')}</h2>
      <LanguageChoice onChosen={onLeave} />
    </section>
  );
}
