import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { closeWork, setOpenWork } from '../open-work.ts';
import type { OpenPart, OpenWork } from '../open-work.ts';
import { partValuesOf } from '../part-values.ts';
import type { PartKind, PartValues, PartView } from '../part-values.ts';
import { usePartChanges } from '../queries.ts';
import { usePartName } from './part-card.tsx';

/** What was taken back just now, with the way to have it again. */
interface Undone {
  said: string;
  onUndo: () => void;
}

export type PartWork = ReturnType<typeof usePartWork>;

/** Everything that is done with the parts of a claim; what is dropped or deleted can be had again. */
export function usePartWork(requestId: number, onFrozen: () => void) {
  const { t } = useTranslation(['trackerClaim', 'common']);
  const { number } = useFormat();
  const { save, add, remove } = usePartChanges(requestId, onFrozen);
  const nameOf = usePartName();
  const [undone, setUndone] = useState<Undone>();
  const open = (work: OpenWork) => {
    setUndone(undefined);
    setOpenWork(requestId, work);
  };
  const close = () => {
    setUndone(undefined);
    closeWork(requestId);
  };
  const drop = (work: OpenWork) => {
    closeWork(requestId);
    const said = work.as === 'rows' ? t('rows.dropped') : t(work.id === null ? 'parts.dropped' : 'parts.changesDropped');
    setUndone({ said, onUndo: () => open(work) });
  };
  const keep = async ({ kind, id, version, values }: OpenPart) => {
    await save.mutateAsync({ kind, id, version, values });
    close();
  };
  const addRows = async (kind: PartKind, parts: readonly PartValues[]) => {
    await add.mutateAsync({ kind, parts });
    close();
    showToast({ kind: 'good', title: t('rows.added', { count: parts.length, number: number(parts.length) }) });
  };
  const removePart = async (kind: PartKind, part: PartView) => {
    if (part.id === null) return;
    await remove.mutateAsync({ kind, id: part.id });
    const again = () => {
      setUndone(undefined);
      const values = partValuesOf(part);
      // What can't be added again as it was, such as a part of a copy, is opened.
      save.mutate({ kind, values }, { onError: () => open({ as: 'part', kind, id: null, storedPieces: 0, values }) });
    };
    setUndone({ said: t('parts.deleted', { name: nameOf(kind, part) }), onUndo: again });
  };
  return { undone, open, drop, keep, addRows, removePart, isBusy: save.isPending || add.isPending || remove.isPending };
}
