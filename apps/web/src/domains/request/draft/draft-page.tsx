import type { CustomerChoice } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { ActingFor } from '#src/domains/account/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { currentLanguage } from '#src/platform/i18n/language.ts';
import { useCan } from '#src/platform/session.ts';
import { FormSkeleton, ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { requestPaths } from '../paths.ts';
import type { RequestDraftKind } from './draft-kind.ts';
import { ContinueOrNew } from './continue-or-new.tsx';
import { DraftWizard } from './draft-wizard.tsx';
import { useSubmittedElsewhere } from './use-submitted-elsewhere.ts';
import { copiedDraft, newDraft, resumedDraft, storedDraft } from './start-draft.ts';

/** Only staff start before they know who the request is for. */
const StaffStart = lazy(async () => ({ default: (await import('./staff-start.tsx')).StaffStart }));

const idOf = (value: string | null): number | undefined => (value && /^\d{1,15}$/.test(value) ? Number(value) : undefined);

/** Which draft an address asks for. */
interface Asked {
  requestId: number | undefined;
  isCopy: boolean;
  onBehalfOf: number | undefined;
}

interface Opened {
  /** What it was opened for. */
  start: Asked;
  /** What the address says now; it follows the draft once that has its number. */
  asked: Asked;
  ownId: number | undefined;
  count: number;
}

const isSame = (one: Asked, other: Asked): boolean =>
  one.requestId === other.requestId && one.isCopy === other.isCopy && one.onBehalfOf === other.onBehalfOf;

const open = (asked: Asked, count: number): Opened => ({ start: asked, asked, ownId: asked.isCopy ? undefined : asked.requestId, count });

interface DraftPageProps<Values extends object> {
  kind: RequestDraftKind<Values>;
}

/** Begins, continues with, or copies a request of a kind. */
export function DraftPage<Values extends object>({ kind }: DraftPageProps<Values>) {
  const isStaff = useCan('csp:request:behalf');
  const { i18n } = useTranslation();
  const [params] = useSearchParams();
  const asked: Asked = {
    requestId: idOf(params.get('requestId')),
    isCopy: params.get('action') === 'clone',
    // Customers file for themselves, whatever an address says.
    onBehalfOf: isStaff ? idOf(params.get('onBehalfOf')) : undefined,
  };
  const [opened, setOpened] = useState(() => open(asked, 0));
  if (!isSame(opened.asked, asked)) {
    // The draft's own new number in the address is no other draft.
    const isOwn = !asked.isCopy && asked.requestId !== undefined && asked.requestId === opened.ownId;
    setOpened(isOwn ? { ...opened, asked } : open(asked, opened.count + 1));
  }
  const handleNumbered = useCallback((ownId: number) => setOpened((before) => ({ ...before, ownId })), []);
  if (isStaff && asked.requestId === undefined && asked.onBehalfOf === undefined)
    return (
      <Suspense fallback={<ListSkeleton />}>
        <StaffStart type={kind.type} texts={kind.texts(i18n.t).onBehalf} />
      </Suspense>
    );
  return <OpenedDraft key={opened.count} kind={kind} {...opened.start} onNumbered={handleNumbered} />;
}

interface OpenedDraftProps<Values extends object> extends Asked, DraftPageProps<Values> {
  onNumbered: (requestId: number) => void;
}

function OpenedDraft<Values extends object>({ kind, requestId, isCopy, onBehalfOf, onNumbered }: OpenedDraftProps<Values>) {
  const { data, error, refetch } = useQuery({ ...storedDraft(kind, requestId ?? 0, isCopy), enabled: requestId !== undefined });
  // Some kinds refuse to load what was submitted as a draft, some answer it.
  const isSubmitted = isError(error, 'request.notDraft') || (data !== undefined && !isCopy && data.type === kind.type && !data.draft);
  useSubmittedElsewhere(kind, isSubmitted ? requestId : undefined);
  const wizard = { kind, isCopy, onNumbered };
  if (requestId === undefined)
    return (
      <For contactId={onBehalfOf}>
        {(customer) => (
          <ContinueOrNew kind={kind} customer={customer}>
            {() => <DraftWizard {...wizard} isCopy={false} start={newDraft(kind, customer, currentLanguage())} customer={customer} />}
          </ContinueOrNew>
        )}
      </For>
    );
  if (error && !isSubmitted) return <ErrorState error={error} onRetry={refetch} />;
  if (!data || isSubmitted) return <FormSkeleton fields={6} />;
  // The address of another kind.
  if (data.type !== kind.type) return <Navigate replace to={(isCopy ? requestPaths.clone : requestPaths.draft)(data.type, requestId)} />;
  // A draft belongs to its customer whatever the address says; a copy may be for a colleague of theirs.
  const contactId = data.customerId === null ? undefined : isCopy ? (onBehalfOf ?? data.customerId) : data.customerId;
  const start = isCopy ? copiedDraft(kind, data, requestId, contactId) : resumedDraft(kind, data, requestId, contactId);
  const startedBy = contactId === undefined ? data.onBehalf?.by : undefined;
  return (
    <For contactId={contactId}>{(customer) => <DraftWizard {...wizard} start={start} customer={customer} startedBy={startedBy} />}</For>
  );
}

/** For a customer's contact where staff act, else for oneself. */
function For({ contactId, children }: { contactId: number | undefined; children: (customer?: CustomerChoice) => ReactNode }) {
  return contactId === undefined ? children() : <ActingFor contactId={contactId}>{children}</ActingFor>;
}
