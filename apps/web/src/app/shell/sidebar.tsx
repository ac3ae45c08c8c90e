import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '#src/ui/format/use-format.ts';
import { BrandMark } from '#src/ui/icons/brand-mark.tsx';
import { isIconName } from '#src/ui/icons/icon-paths.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { choosable, homePath } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import type { MenuCount } from './shell-connection.ts';
import { useMenuTitle } from './use-menu-title.ts';

interface SidebarProps {
  menu: readonly MenuEntry[];
  counts: Readonly<Record<string, MenuCount>> | undefined;
  /** Path of the entry to mark. */
  marked: string | undefined;
  affiliation: string | undefined;
  hasLogo: boolean;
  isFolded: boolean;
  /** Called when an entry is chosen, also that of the present page. */
  onChoose?: () => void;
}

interface Group {
  title: string | undefined;
  entries: MenuEntry[];
}

/** Entries under their headings, in the order of the menu. */
function groupsOf(menu: readonly MenuEntry[]): Group[] {
  const groups: Group[] = [];
  for (const entry of choosable(menu)) {
    const last = groups.find((group) => group.title === entry.group);
    if (last) last.entries.push(entry);
    else groups.push({ title: entry.group, entries: [entry] });
  }
  return groups.toSorted((one, other) => Number(one.title !== undefined) - Number(other.title !== undefined));
}

/** The menu; folded, only its icons are left. */
export function Sidebar({ menu, counts, marked, affiliation, hasLogo, isFolded, onChoose }: SidebarProps) {
  const { t } = useTranslation('shell');
  const title = useMenuTitle();
  return (
    <nav className={isFolded ? 'hd-sidebar hd-sidebar-folded' : 'hd-sidebar'} aria-label={t('mainMenu')}>
      {hasLogo && (
        <Link to={homePath} className="hd-sidebar-brand" onClick={onChoose}>
          <BrandMark size={24} />
          <span translate="no">{t('product')}</span>
        </Link>
      )}
      <div className="hd-sidebar-menu">
        {groupsOf(menu).map((group) => (
          <div key={group.title ?? ''}>
            {group.title && <p className="hd-sidebar-heading">{title(group.title)}</p>}
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.name}>
                  <SidebarLink
                    entry={entry}
                    title={title(entry.title)}
                    count={counts?.[entry.name]}
                    isMarked={entry.path === marked}
                    isFolded={isFolded}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {affiliation && !isFolded && (
        <p className="hd-sidebar-user">
          <bdi>{affiliation}</bdi>
        </p>
      )}
    </nav>
  );
}

interface SidebarLinkProps {
  entry: MenuEntry;
  title: string;
  count: MenuCount | undefined;
  isMarked: boolean;
  isFolded: boolean;
  onChoose: (() => void) | undefined;
}

function SidebarLink({ entry, title, count, isMarked, isFolded, onChoose }: SidebarLinkProps) {
  return (
    <Link to={entry.path} aria-current={isMarked ? 'page' : undefined} title={isFolded ? title : undefined} onClick={onChoose}>
      <Icon name={isIconName(entry.icon) ? entry.icon : 'file'} size={18} />
      <span className="hd-grow hd-sidebar-title">{title}</span>
      {count && <Count {...count} />}
    </Link>
  );
}

/** How many there are; in amber where they wait for the reader. */
function Count({ count, isWaiting = false, cap }: MenuCount) {
  const { t } = useTranslation('request');
  const { number } = useFormat();
  if (count === 0) return null;
  const shown = count > cap ? `${number(cap)}+` : number(count);
  if (!isWaiting) return <span className="hd-count">{shown}</span>;
  return (
    <span className="hd-count hd-k-warn">
      <span aria-hidden="true">{shown}</span>
      <span className="hd-vh">{t('list.waiting', { number: shown })}</span>
    </span>
  );
}
