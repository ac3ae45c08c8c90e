// The connection is kept on every page, so that a person who is locked out learns it immediately.
import '#src/platform/live-updates.ts';
import '#src/ui/icons/workspace-icons.ts';
import '../request-kinds.ts';
import { holds } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { chooseLanguage, signOut } from '#src/domains/identity/session-calls.ts';
import { Bell } from '#src/domains/notification/index.ts';
import { isProofAsked } from '#src/platform/fresh-proof.ts';
import { currentLanguage, loadFactorPhrases } from '#src/platform/i18n/language.ts';
import { useAvailableLanguages } from '#src/platform/i18n/language-settings.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import type { OpenedSession } from '../router/session-opening.ts';
import type { SearchHit, ShellConnection } from '../shell/shell-connection.ts';
import { Notices } from '../shell/notices.tsx';
import { WorkspaceShell } from '../shell/workspace-shell.tsx';
import { otherWaysIn } from './other-ways.ts';
import { useMenuCounts } from './menu-counts.ts';
import { createQueryClient } from './query-client.ts';

/** Loaded with the first search. */
const searchRecordsAs =
  (reader: 'customer' | 'staff') =>
  async (text: string, signal: AbortSignal): Promise<readonly SearchHit[]> =>
    (await import('./search-records.ts')).searchRecords(text, reader, signal);
const searches = { staff: searchRecordsAs('staff'), customer: searchRecordsAs('customer') };

/** Staff search what the desk has, customers what their lists show. */
const searchOf = (permissions: readonly string[]) =>
  holds(permissions, 'csp:desk:list') ? searches.staff : holds(permissions, 'csp:request:list') ? searches.customer : undefined;

/** Loaded with the first search, for who has the desk. */
const viewsOf = async (): Promise<readonly SearchHit[]> => (await import('./search-views.ts')).loadViews();

const FreshProofDialog = lazy(async () => {
  const importDialog = import('#src/domains/identity/components/second-factor/fresh-proof-dialog.tsx');
  const [{ FreshProofDialog: dialog }] = await Promise.all([importDialog, loadFactorPhrases()]);
  return { default: dialog };
});

/** Asks who it is where a call waits for that. */
function FreshProof() {
  const isAsked = useSyncExternalStore(isProofAsked.subscribe, isProofAsked.get);
  return (
    isAsked && (
      <Suspense>
        <FreshProofDialog />
      </Suspense>
    )
  );
}

/** Everything behind sign-in: the frame with what it needs of user, menu and language. */
export function Workspace() {
  const opened = useLoaderData<OpenedSession | undefined>();
  const present = useCurrentUser();
  const [client] = useState(createQueryClient);
  const { i18n } = useTranslation();
  const language = i18n.language;
  const offered = useAvailableLanguages();
  const connection = useMemo((): ShellConnection | undefined => {
    if (!opened) return undefined;
    const { user, permissions } = present ?? opened.info;
    return {
      user: { name: user.userName, avatar: user.avatar, affiliation: user.companyName ?? undefined, permissions },
      menu: opened.menu,
      languages: offered.map((code) => ({ code, name: languageNames[code] })),
      language: language ? currentLanguage() : 'en',
      setLanguage: chooseLanguage,
      signOut: () => signOut(),
      searchRecords: searchOf(permissions),
      loadViews: holds(permissions, 'csp:desk:list') ? viewsOf : undefined,
      otherWays: otherWaysIn(opened.menu),
      bell: <Bell />,
      notices: (
        <>
          <Notices />
          <FreshProof />
        </>
      ),
    };
  }, [opened, present, language, offered]);
  if (!connection) return null;
  return (
    <QueryClientProvider client={client}>
      <CountedShell connection={connection} />
    </QueryClientProvider>
  );
}

/** The frame, with figures beside its menu once they are there. */
function CountedShell({ connection }: { connection: ShellConnection }) {
  const counts = useMenuCounts(connection.menu);
  const counted = useMemo(() => ({ ...connection, counts }), [connection, counts]);
  return <WorkspaceShell connection={counted} />;
}
