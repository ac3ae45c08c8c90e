import { holds } from '@heliodesk/contract/kit';
import { paymentPages } from '@heliodesk/contract/payment';
import { deskPages, hasDesk, ownRequestPages } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { landingAmong } from '#src/domains/identity/redirect-target.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { Way, Ways } from '#src/ui/states/state-sheet.tsx';
import { landingPages } from '../landing-pages.ts';

const lists = {
  [deskPages.list]: { title: 'menu.desk', icon: 'inbox' },
  [ownRequestPages.list]: { title: 'menu.myRequests', icon: 'inbox' },
  [paymentPages.bank]: { title: 'menu.payments', icon: 'bank' },
} as const;
const profile = { title: 'menu.profile', icon: 'person' } as const;

/** Where to go from a page that can't be shown: the own work, the site. */
export function WaysOn() {
  const { t } = useTranslation(['shell', 'common']);
  const info = useCurrentUser();
  const own = info && landingAmong(landingPages, info);
  const { title, icon } = own !== undefined && own in lists ? lists[own as keyof typeof lists] : profile;
  return (
    <>
      <h2>{t('unavailable.next')}</h2>
      <Ways>
        {own && <Way to={own} icon={icon} title={t(title)} />}
        <Way to="/home" icon="home" title={t('menu.home')} />
        <Way to="/contactus" icon="help" title={t('common:contactUs')} hint={t('unavailable.contactHint')} />
      </Ways>
    </>
  );
}

/** The list that the reader looks requests up in; providers have none, nor staff without a desk. */
export function useOwnList(): string | undefined {
  const info = useCurrentUser();
  if (info === undefined) return undefined;
  if (info.user.kind === 'staff') return hasDesk(info) ? deskPages.list : undefined;
  return holds(info.permissions, 'csp:request:list') ? ownRequestPages.list : undefined;
}
