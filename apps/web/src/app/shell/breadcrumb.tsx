import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#src/ui/icons/icon.tsx';
import { breadcrumbOf } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { useMenuTitle } from './use-menu-title.ts';

/** The trail of the current page; its last word is what the page calls itself. A word that the next one repeats is left out. */
export function Breadcrumb({ menu, pathname, pageTitle }: { menu: readonly MenuEntry[]; pathname: string; pageTitle: string }) {
  const { t } = useTranslation('shell');
  const title = useMenuTitle();
  const crumbs = breadcrumbOf(menu, pathname);
  const trail = crumbs
    .filter((crumb, index) => index < crumbs.length - 1 || crumb.to !== undefined)
    .map((crumb) => ({ ...crumb, word: title(crumb.title) }))
    .filter(({ word }, index, words) => word !== (words[index + 1]?.word ?? pageTitle));
  return (
    <nav className="hd-crumbs" aria-label={t('breadcrumb')}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.title} className={crumb.to === undefined ? 'hd-crumb-heading' : undefined}>
            {crumb.to === undefined ? (
              <span className="hd-cut">{crumb.word}</span>
            ) : (
              <Link className="hd-cut" to={crumb.to}>
                {crumb.word}
              </Link>
            )}
            <Icon name="chevron-on" size={14} />
          </li>
        ))}
        {/* In its own direction, so that the end of it is cut. */}
        <li className="hd-cut-end" aria-current="page" dir="auto">
          {pageTitle}
        </li>
      </ol>
    </nav>
  );
}
