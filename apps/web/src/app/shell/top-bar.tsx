import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { pressedKey } from '#src/ui/page/pressed-key.ts';
import { useMobile, useNarrow } from '#src/ui/page/use-media.ts';
import { AvatarMenu, LanguageMenu, SizeMenu } from './bar-menus.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import type { MenuEntry } from './menu.ts';
import type { ShellConnection } from './shell-connection.ts';

interface TopBarProps {
  connection: ShellConnection;
  menu: readonly MenuEntry[];
  pathname: string;
  pageTitle: string;
  isSidebarOpen: boolean;
  onFold: () => void;
  onMenu: () => void;
  onSearch: () => void;
  onSettings: () => void;
  onSignOut: () => void;
}

/** The bar above the sheet. */
export function TopBar({
  connection,
  menu,
  pathname,
  pageTitle,
  isSidebarOpen,
  onFold,
  onMenu,
  onSearch,
  onSettings,
  onSignOut,
}: TopBarProps) {
  const { t } = useTranslation('shell');
  const isMobile = useMobile();
  const isNarrow = useNarrow();
  const { user, languages, language, setLanguage } = connection;
  const fold = isSidebarOpen ? t('foldMenu') : t('unfoldMenu');
  return (
    <header className="hd-top">
      {isMobile ? (
        <button type="button" className="hd-tool" aria-label={t('openMenu')} onClick={onMenu}>
          <Icon name="menu" size={20} />
        </button>
      ) : (
        <button type="button" className="hd-tool" aria-label={fold} title={fold} aria-expanded={isSidebarOpen} onClick={onFold}>
          <Icon name="sidebar" size={20} />
        </button>
      )}
      {isNarrow ? (
        <span className="hd-top-title hd-cut hd-cut-end" dir="auto" aria-hidden="true">
          {pageTitle}
        </span>
      ) : (
        <Breadcrumb menu={menu} pathname={pathname} pageTitle={pageTitle} />
      )}
      <SearchButton onSearch={onSearch} hasRecords={connection.searchRecords !== undefined} />
      <SizeMenu />
      <LanguageMenu languages={languages} language={language} setLanguage={setLanguage} />
      <button
        type="button"
        className="hd-tool hd-not-phone"
        aria-label={t('settings.title')}
        title={t('settings.title')}
        onClick={onSettings}
      >
        <Icon name="settings" size={20} />
      </button>
      {connection.bell}
      <AvatarMenu
        user={user}
        onSignOut={onSignOut}
        onSettings={onSettings}
        isNarrow={isNarrow}
        languages={languages}
        language={language}
        setLanguage={setLanguage}
      />
    </header>
  );
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

function SearchButton({ onSearch, hasRecords }: { onSearch: () => void; hasRecords: boolean }) {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (pressedKey(event).toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onSearch();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onSearch]);
  return (
    <button type="button" className="hd-search-button" aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
      <Icon name="search" />
      <span className="hd-grow hd-cut">{hasRecords ? t('search.placeholderRecords') : t('search.placeholder')}</span>
      <kbd className="hd-kbd" aria-hidden="true">
        {isMac() ? t('search.keys.mac') : t('search.keys.ctrl')}
      </kbd>
    </button>
  );
}
