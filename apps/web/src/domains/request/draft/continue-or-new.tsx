import type { CustomerChoice } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { useRequestTypeName } from '../components/request-labels.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { requestPaths } from '../paths.ts';
import { draftList } from '../queries.ts';
import type { RequestDraftKind } from './draft-kind.ts';
import { hasUnsavedNew } from './start-draft.ts';

const ChooseDraft = lazyDialog(() => import('./choose-draft.tsx').then((module) => module.ChooseDraft));

const mostShown = 10;

interface ContinueOrNewProps<Values extends object> {
  kind: RequestDraftKind<Values>;
  /** The customer staff are acting for. */
  customer: CustomerChoice | undefined;
  /** The empty form. */
  children: () => ReactNode;
}

/** A new request, unless there are open drafts of the kind: then the person chooses first. What was typed into a new one continues. */
export function ContinueOrNew<Values extends object>({ kind, customer, children }: ContinueOrNewProps<Values>) {
  const navigate = useNavigate();
  const typeName = useRequestTypeName()(kind.type);
  const [isNew, setNew] = useState(() => hasUnsavedNew(kind, customer?.contactId));
  const { data, error } = useQuery({
    ...draftList({ type: kind.type, onBehalfOf: customer?.contactId, pageSize: mostShown }),
    enabled: !isNew,
    gcTime: 0,
    placeholderData: undefined,
  });
  // What cannot be asked for must not keep anyone from filing.
  if (!isNew && (error !== null || data?.rows.length === 0)) setNew(true);
  if (isNew) return children();
  return (
    <>
      <h1 className="hd-vh">{typeName}</h1>
      {data === undefined ? (
        <FormSkeleton fields={6} />
      ) : (
        <ChooseDraft
          type={kind.type}
          drafts={data.rows}
          total={data.total}
          onStartNew={() => setNew(true)}
          onLeave={() => void navigate(customer === undefined ? requestPaths.drafts : deskPaths.list)}
        />
      )}
    </>
  );
}
