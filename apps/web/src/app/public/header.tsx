import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signOut } from '#src/domains/identity/session-calls.ts';
import { useHasSession } from '#src/platform/session.ts';
import { BrandMark } from '#src/ui/icons/brand-mark.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { LanguageMenu } from '#src/ui/public/language-menu.tsx';
import { usePopover } from '#src/ui/public/use-popover.ts';
import { HeaderMenus } from './header-menus.tsx';
import { links } from './links.ts';
import { useWorkspaceLinks } from './workspace-links.ts';

/** What a narrow screen opens on a press. */
const PagesSheet = lazy(async () => ({ default: (await import('./phone-sheet.tsx')).PagesSheet }));
const LanguageSheet = lazy(async () => ({ default: (await import('./phone-sheet.tsx')).LanguageSheet }));

/** The mark and the name, leading home. */
export function Brand() {
  const { t } = useTranslation('site');
  return (
    <Link className="brand" to="/home" aria-label={t('brand')}>
      <BrandMark />
      <span>{t('brand')}</span>
    </Link>
  );
}

function Tools() {
  const { t } = useTranslation('site');
  const [own] = useWorkspaceLinks();
  const hasSession = useHasSession();
  return (
    <>
      <LanguageMenu className="not-tablet" />
      {own && (
        <Link className="btn quiet not-tablet" to={links[own.to]}>
          {t(own.label)}
        </Link>
      )}
      {!hasSession ? (
        <Link className="btn not-tablet" to="/login">
          {t('nav.signIn')}
        </Link>
      ) : (
        <button type="button" className="btn not-tablet" onClick={() => void signOut()}>
          {t('nav.signOut')}
        </button>
      )}
    </>
  );
}

/** The header of the public site: menus, language, sign-in; on a narrow screen two sheets. */
export function Header() {
  const { t } = useTranslation('site');
  const [sheet, setSheet] = useState<'pages' | 'language'>();
  const close = useCallback(() => setSheet(undefined), []);
  const frame = usePopover<HTMLElement>(sheet !== undefined, close);
  const toggle = (name: 'pages' | 'language') => setSheet(sheet === name ? undefined : name);
  return (
    <header ref={frame} className="topnav">
      <div className="wrap">
        <Brand />
        <HeaderMenus />
        <div className="tools">
          <Tools />
          <button
            type="button"
            className="tool"
            aria-label={t('nav.language')}
            aria-expanded={sheet === 'language'}
            aria-controls="sheet-language"
            onClick={() => toggle('language')}
          >
            <Icon name="globe" size={20} />
          </button>
          <button
            type="button"
            className="tool"
            aria-label={t('nav.menu')}
            aria-expanded={sheet === 'pages'}
            aria-controls="sheet-pages"
            onClick={() => toggle('pages')}
          >
            <Icon name={sheet === 'pages' ? 'close' : 'menu'} size={20} />
          </button>
        </div>
      </div>
      <Suspense>
        {sheet === 'pages' && <PagesSheet onLeave={close} />}
        {sheet === 'language' && <LanguageSheet onLeave={close} />}
      </Suspense>
    </header>
  );
}
