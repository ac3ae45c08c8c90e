import '#src/ui/public/public.css';
import '#src/ui/public/menu.css';
import './layout.css';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Announcements } from './announcements.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The frame of the public pages: notices, header, the page, footer. */
export function PublicLayout() {
  const { t } = useTranslation('site');
  return (
    <div className="pub">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Announcements />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
