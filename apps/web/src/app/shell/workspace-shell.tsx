import '#src/ui/tokens.css';
import '#src/ui/base.css';
import './shell.css';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PermissionProvider } from '#src/ui/actions/permissions.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { useMobile } from '#src/ui/page/use-media.ts';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { loadThemeColors } from '#src/ui/theme/accent-shades.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { KeepAlivePages } from './keep-alive-pages.tsx';
import { entryAt, flattenMenu, markedPath } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { useKeptFocus, usePageArrival } from './page-focus.ts';
import { setPreferences, usePreferences } from './preferences.ts';
import { useRecentPage } from './recent-pages.ts';
import type { SearchedPage } from './use-palette-hits.tsx';
import type { ShellConnection } from './shell-connection.ts';
import { ShellDialog } from './shell-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useTabTitles } from './use-tab-titles.ts';
import { useTabs } from './use-tabs.ts';
import { VisitedTabs } from './visited-tabs.tsx';

const SearchPalette = lazyDialog(() => import('./search-palette.tsx').then((module) => module.SearchPalette));
const TabQuestionDialog = lazyDialog(() => import('./tab-question.tsx').then((module) => module.TabQuestionDialog));
const SettingsDrawer = lazyDialog(async () => {
  const [{ SettingsDrawer: drawer }] = await Promise.all([import('./settings-drawer.tsx'), loadThemeColors()]);
  return drawer;
});

/** The workspace: everything behind sign-in is in it. An element for a layout route; brings theme and permissions. */
export function WorkspaceShell({ connection }: { connection: ShellConnection }) {
  const { size, themeColor } = usePreferences();
  const { permissions } = connection.user;
  return (
    <ThemeProvider language={connection.language} size={size} themeColor={themeColor}>
      <PermissionProvider permissions={permissions}>
        <Frame connection={connection} />
      </PermissionProvider>
    </ThemeProvider>
  );
}

type Overlay = 'menu' | 'search' | 'settings';

function Frame({ connection }: { connection: ShellConnection }) {
  const { t } = useTranslation('shell');
  const location = useLocation();
  const { pathname } = location;
  const { isSidebarOpen, hasTabs, isHeaderFixed, hasLogo } = usePreferences();
  const isMobile = useMobile();
  const menu = useMemo(() => flattenMenu(connection.menu), [connection.menu]);
  const { store, tabs } = useTabs(menu);
  const titleOf = useTabTitles();
  const active = store.keys.of(location);
  const present = tabs.find((tab) => tab.path === active);
  const pageTitle = present ? titleOf(present) : '';
  const page = { path: active, title: pageTitle, offered: store.offered };
  useRecentPage(present);
  const { overlay, show, hide } = useOverlay(pathname);
  const main = useMain(pathname, overlay, pageTitle);

  const sidebar = (
    <Sidebar
      menu={menu}
      counts={connection.counts}
      marked={markedPath(entryAt(menu, pathname))}
      affiliation={connection.user.affiliation}
      hasLogo={hasLogo}
      isFolded={!isMobile && !isSidebarOpen}
      onChoose={hide}
    />
  );
  return (
    <div className={['hd-app', !isSidebarOpen && 'hd-app-folded', !isHeaderFixed && 'hd-app-loose'].filter(Boolean).join(' ')}>
      <a href="#main" className="hd-skip">
        {t('skip')}
      </a>
      {!isMobile && sidebar}
      <TopBar
        connection={connection}
        menu={menu}
        pathname={pathname}
        pageTitle={pageTitle}
        isSidebarOpen={isSidebarOpen}
        onFold={() => setPreferences({ isSidebarOpen: !isSidebarOpen })}
        onMenu={() => show('menu')}
        onSearch={() => show('search')}
        onSettings={() => show('settings')}
        onSignOut={() => store.leave(() => void connection.signOut())}
      />
      {hasTabs && <VisitedTabs tabs={tabs} store={store} active={active} />}
      <main id="main" className={hasTabs ? 'hd-sheet' : 'hd-sheet hd-sheet-bare'} tabIndex={-1} ref={main}>
        {connection.notices}
        {connection.strip}
        <Suspense fallback={<PageSkeleton />}>
          <KeepAlivePages tabs={tabs} store={store} keepsAlive={hasTabs} />
        </Suspense>
      </main>
      <output className="hd-vh">{pageTitle && t('opened', { title: pageTitle })}</output>
      <Overlays shown={overlay} sidebar={isMobile && sidebar} {...{ connection, menu, page }} onClose={hide} />
      {/* It comes with the first thing typed, so that it is there when something is about to be lost. */}
      {tabs.some((tab) => tab.unsaved.length > 0) && <TabQuestionDialog store={store} />}
    </div>
  );
}

interface OverlaysProps {
  connection: ShellConnection;
  shown: Overlay | undefined;
  /** The menu, where it is a drawer. */
  sidebar: ReactNode;
  menu: readonly MenuEntry[];
  /** The page below and the actions available there. */
  page: SearchedPage;
  onClose: () => void;
}

function Overlays({ shown, sidebar, connection, menu, page, onClose }: OverlaysProps) {
  const { searchRecords, loadViews, otherWays } = connection;
  const { t } = useTranslation('shell');
  return (
    <>
      {shown === 'menu' && sidebar && (
        <ShellDialog label={t('mainMenu')} place="start" onClose={onClose}>
          {sidebar}
        </ShellDialog>
      )}
      {shown === 'search' && <SearchPalette {...{ menu, page, searchRecords, loadViews, otherWays }} onClose={onClose} />}
      {shown === 'settings' && <SettingsDrawer onClose={onClose} />}
    </>
  );
}

/** What lies over the frame; going to another page takes it away. */
function useOverlay(pathname: string) {
  const [shown, setShown] = useState<{ overlay: Overlay; pathname: string }>();
  const show = useCallback((overlay: Overlay) => setShown({ overlay, pathname }), [pathname]);
  const hide = useCallback(() => setShown(undefined), []);
  return { overlay: shown?.pathname === pathname ? shown.overlay : undefined, show, hide };
}

/** The place of the pages: it keeps the focus, and the document is named after the page in it. */
function useMain(pathname: string, overlay: Overlay | undefined, pageTitle: string) {
  const { t } = useTranslation('shell');
  const main = useRef<HTMLElement>(null);
  usePageArrival(main, pathname, overlay);
  useKeptFocus(main);
  useEffect(() => {
    const product = t('product');
    document.title = pageTitle ? `${pageTitle} | ${product}` : product;
  }, [pageTitle, t]);
  return main;
}
