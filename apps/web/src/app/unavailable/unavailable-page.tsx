import { pageAccess } from '@heliodesk/contract/identity';
import type { PageAccess } from '@heliodesk/contract/identity';
import { deskPages, ownRequestPages, requestPageOf } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { call } from '#src/platform/http/call.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { StateSheet, Way, Ways } from '#src/ui/states/state-sheet.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { useMenuTitle } from '../shell/use-menu-title.ts';
import { MissingPage } from './missing-page.tsx';
import { WaysOn } from './ways-on.tsx';

/** What the workspace shows at an address that the reader's menu does not hold. */
export function UnavailablePage() {
  const { pathname } = useLocation();
  const { data, error, refetch } = useQuery({
    queryKey: ['identity', 'page-access', pathname],
    queryFn: ({ signal }) => call(pageAccess, { query: { path: pathname }, signal, quiet: true }),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
  return data.title === null ? <MissingPage /> : <NoAccess access={data} title={data.title} pathname={pathname} />;
}

interface NoAccessProps {
  access: PageAccess;
  /** Key of the page's title. */
  title: string;
  pathname: string;
}

function NoAccess({ access: { kinds, givers }, title, pathname }: NoAccessProps) {
  const { t } = useTranslation('shell');
  const page = useMenuTitle()(title);
  const user = useCurrentUser()?.user;
  const isOfOwnKind = user !== undefined && kinds.includes(user.kind);
  const whose = kinds[0] ?? 'staff';
  return (
    <StateSheet
      picture="locked"
      title={isOfOwnKind ? t('unavailable.deniedTitle', { page }) : t(`unavailable.for.${whose}`, { page })}
      lead={t(isOfOwnKind ? 'unavailable.deniedText' : 'unavailable.otherAccount', { name: user?.userName ?? '' })}
    >
      {givers.length > 0 && <Givers givers={givers} page={page} />}
      <OwnView pathname={pathname} kind={user?.kind} />
      <WaysOn />
    </StateSheet>
  );
}

function Givers({ givers, page }: { givers: PageAccess['givers']; page: string }) {
  const { t } = useTranslation('shell');
  const subject = encodeURIComponent(t('unavailable.mailSubject', { page }));
  const body = encodeURIComponent(t('unavailable.mailText', { page, address: location.href }));
  return (
    <section aria-labelledby="givers">
      <h2 id="givers">{t('unavailable.givers')}</h2>
      <ul className="hd-card hd-givers">
        {givers.map(({ name, email }) => (
          <li key={email}>
            <Icon name="person" />
            <span className="hd-grow hd-giver">
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className="hd-hint">{t('unavailable.giver')}</span>
            </span>
            <Button href={`mailto:${email}?subject=${subject}&body=${body}`}>{t('unavailable.ask', { name })}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same request as the reader sees it, where its address is that of the other side. */
function OwnView({ pathname, kind }: { pathname: string; kind: string | undefined }) {
  const { t } = useTranslation('shell');
  const reader = kind === 'staff' ? 'staff' : 'customer';
  const theirs = (reader === 'staff' ? ownRequestPages : deskPages).one;
  const match = matchPath(theirs, pathname);
  const requestId = match?.params.requestId;
  if (requestId === undefined || kind === 'provider') return null;
  return (
    <>
      <h2>{t('unavailable.ownView')}</h2>
      <Ways>
        <Way to={requestPageOf(Number(requestId), reader)} icon="file" title={t('menu.request')} />
      </Ways>
    </>
  );
}
