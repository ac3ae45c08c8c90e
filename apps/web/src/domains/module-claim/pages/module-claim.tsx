import type { CustomerChoice } from '@heliodesk/contract/account';
import type { ModuleClaimDraftView } from '@heliodesk/contract/module-claim';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ActingFor } from '#src/domains/account/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { currentLanguage } from '#src/platform/i18n/language.ts';
import { useCan } from '#src/platform/session.ts';
import { FormSkeleton, ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import type { DraftStart } from '../claim-draft.ts';
import { claimOf, emptyClaim } from '../claim-values.ts';
import { submittedPath } from '../claim-steps.ts';
import { ClaimWizard } from '../components/claim-wizard.tsx';
import { persistedClaims } from '../persisted-claim.ts';
import { claimDraft } from '../queries.ts';

/** Only staff begin without knowing for whom. */
const StaffStart = lazy(async () => ({ default: (await import('../components/staff-start.tsx')).StaffStart }));

const idOf = (value: string | null): number | undefined => (value && /^\d{1,15}$/.test(value) ? Number(value) : undefined);

/** Which claim an address asks for. */
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

/** Begins, goes on with, or copies a module claim. */
export default function ModuleClaimPage() {
  const isStaff = useCan('csp:request:behalf');
  const [params] = useSearchParams();
  const asked: Asked = {
    requestId: idOf(params.get('requestId')),
    isCopy: params.get('action') === 'clone',
    // Customers file for themselves, whatever an address says.
    onBehalfOf: isStaff ? idOf(params.get('onBehalfOf')) : undefined,
  };
  const [opened, setOpened] = useState(() => open(asked, 0));
  if (!isSame(opened.asked, asked)) {
    // The draft's own new number in the address is no other claim.
    const isOwn = !asked.isCopy && asked.requestId !== undefined && asked.requestId === opened.ownId;
    setOpened(isOwn ? { ...opened, asked } : open(asked, opened.count + 1));
  }
  const handleNumbered = useCallback((ownId: number) => setOpened((before) => ({ ...before, ownId })), []);
  if (isStaff && asked.requestId === undefined && asked.onBehalfOf === undefined)
    return (
      <Suspense fallback={<ListSkeleton />}>
        <StaffStart />
      </Suspense>
    );
  return <OpenedClaim key={opened.count} {...opened.start} onNumbered={handleNumbered} />;
}

function OpenedClaim({ requestId, isCopy, onBehalfOf, onNumbered }: Asked & { onNumbered: (requestId: number) => void }) {
  const { data, error, refetch } = useQuery({ ...claimDraft(requestId ?? 0, isCopy), enabled: requestId !== undefined });
  if (requestId === undefined)
    return (
      <For contactId={onBehalfOf}>
        {(customer) => <ClaimWizard start={newClaim(customer)} isCopy={false} customer={customer} onNumbered={onNumbered} />}
      </For>
    );
  if (error) {
    if (isError(error, 'request.notDraft')) return <Navigate replace to={`${submittedPath}?requestId=${requestId}`} />;
    return <ErrorState error={error} onRetry={refetch} />;
  }
  if (!data) return <FormSkeleton fields={6} />;
  // A draft belongs to its customer whatever the address says; a copy may be for a colleague of theirs.
  const contactId = data.customerId === null ? undefined : isCopy ? (onBehalfOf ?? data.customerId) : data.customerId;
  const start = isCopy ? copiedClaim(data, requestId, contactId) : storedClaim(data, requestId, contactId);
  const startedBy = contactId === undefined ? data.onBehalf?.by : undefined;
  return (
    <For contactId={contactId}>
      {(customer) => <ClaimWizard start={start} isCopy={isCopy} customer={customer} startedBy={startedBy} onNumbered={onNumbered} />}
    </For>
  );
}

/** For a customer's contact where staff act, else for oneself. */
function For({ contactId, children }: { contactId: number | undefined; children: (customer?: CustomerChoice) => ReactNode }) {
  return contactId === undefined ? children() : <ActingFor contactId={contactId}>{children}</ActingFor>;
}

/** What was typed for one customer is never offered for another. */
const nameOf = (name: string, contactId: number | undefined): string => (contactId === undefined ? name : `${name}_for_${contactId}`);

function newClaim(customer: CustomerChoice | undefined): DraftStart {
  const name = nameOf('new', customer?.contactId);
  const persisted = persistedClaims.read(name);
  return {
    name,
    values: persisted?.values ?? emptyClaim(customer?.language ?? currentLanguage()),
    isUnsaved: persisted !== undefined,
    onBehalfOf: customer?.contactId,
  };
}

function copiedClaim(view: ModuleClaimDraftView, requestId: number, onBehalfOf: number | undefined): DraftStart {
  const name = nameOf(`copy_${requestId}`, onBehalfOf);
  const persisted = persistedClaims.read(name);
  return { name, values: persisted?.values ?? claimOf(view), isUnsaved: persisted !== undefined, cloneOf: requestId, onBehalfOf };
}

/** What this browser kept goes on; over another version only after the person has chosen. */
function storedClaim(view: ModuleClaimDraftView, requestId: number, onBehalfOf: number | undefined): DraftStart {
  const persisted = persistedClaims.read(String(requestId));
  return {
    name: String(requestId),
    values: persisted?.values ?? claimOf(view),
    isUnsaved: persisted !== undefined,
    requestId,
    onBehalfOf,
    requestNo: view.basicReq.requestNo ?? undefined,
    version: view.version,
    savedAt: view.updateTime ?? undefined,
    theirs: persisted !== undefined && persisted.version !== view.version ? view : undefined,
  };
}
