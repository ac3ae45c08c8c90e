import { Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { TabStore } from './tab-store.ts';
import type { Closing, OpenTab } from './tabs.ts';
import { useTabTitles } from './use-tab-titles.ts';

interface VisitedTabsProps {
  tabs: readonly OpenTab[];
  store: TabStore;
  /** Path of the page that is looked at. */
  active: string;
}

const noIcon = <span className="hd-menu-gap" />;
const takesFocus = { autoFocus: true } as const;

/** The visited pages. A right click, or the menu key, opens what can be done with one. */
export function VisitedTabs({ tabs, store, active }: VisitedTabsProps) {
  const { t } = useTranslation('shell');
  const titleOf = useTabTitles();
  const list = useFocusAfterClosing(tabs.length);
  return (
    <nav className="hd-tabs" aria-label={t('tabs.label')}>
      <ul ref={list}>
        {tabs.map((tab) => (
          <VisitedTab
            key={tab.path}
            tab={tab}
            title={titleOf(tab)}
            store={store}
            isActive={tab.path === active}
            isAlone={tabs.length === 1}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Keeps the focus among the tabs when the one that had it is closed. */
function useFocusAfterClosing(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (isFewer && document.activeElement === document.body) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [count]);
  return list;
}

interface VisitedTabProps {
  tab: OpenTab;
  title: string;
  store: TabStore;
  isActive: boolean;
  isAlone: boolean;
}

function VisitedTab({ tab, title, store, isActive, isAlone }: VisitedTabProps) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  const isUnsaved = tab.unsaved.length > 0;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive, title]);
  const closeTabs = (closing: Closing) => store.close(closing, tab.path, navigate);

  const items: MenuProps['items'] = [
    { key: 'refresh', label: t('common:refresh'), icon: <Icon name="refresh" /> },
    { key: 'current', label: t('tabs.closeCurrent'), icon: <Icon name="close" />, disabled: tab.meta.affix },
    { key: 'others', label: t('tabs.closeOthers'), icon: noIcon, disabled: isAlone },
    { key: 'all', label: t('tabs.closeAll'), icon: noIcon },
    ...(isUnsaved
      ? [{ type: 'divider' as const }, { key: 'hint', label: t('tabs.unsavedHint', { title }), disabled: true, className: 'hd-tab-hint' }]
      : []),
  ];
  const handleMenu: MenuProps['onClick'] = ({ key }) => {
    if (key === 'refresh') store.refresh(tab.path, navigate);
    else if (key === 'current' || key === 'others' || key === 'all') closeTabs(key);
  };

  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen && document.activeElement?.closest('.hd-tab-menu')) link.current?.focus();
  };

  return (
    <Dropdown
      trigger={['contextMenu']}
      classNames={{ root: 'hd-tab-menu' }}
      menu={{ items, onClick: handleMenu }}
      onOpenChange={handleOpenChange}
      {...takesFocus}
    >
      <li ref={item} className={isActive ? 'hd-tab hd-tab-active' : 'hd-tab'}>
        <Link
          ref={link}
          to={tab.fullPath}
          aria-current={isActive ? 'page' : undefined}
          onAuxClick={(event) => event.button === 1 && !tab.meta.affix && closeTabs('current')}
          onKeyDown={(event) => event.key === 'Delete' && !tab.meta.affix && closeTabs('current')}
        >
          {isUnsaved && <span className="hd-tab-sun" />}
          <span className="hd-tab-title hd-cut hd-cut-end" dir="auto">
            {title}
          </span>
          {isUnsaved && <span className="hd-vh">{t('tabs.unsaved')}</span>}
        </Link>
        {!tab.meta.affix && (
          <button type="button" aria-label={t('tabs.close', { title })} onClick={() => closeTabs('current')}>
            <Icon name="close" size={14} />
          </button>
        )}
      </li>
    </Dropdown>
  );
}
