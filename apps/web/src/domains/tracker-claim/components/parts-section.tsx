import { mostParts } from '@heliodesk/contract/tracker-claim';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { useOpenWork } from '../open-work.ts';
import type { OpenPart, OpenTarget } from '../open-work.ts';
import { emptyPart, partValuesOf } from '../part-values.ts';
import type { PartKind, PartView } from '../part-values.ts';
import { PartCard, usePartName } from './part-card.tsx';
import { PartForm } from './part-form.tsx';
import { PastedRowsForm } from './pasted-rows-form.tsx';
import type { PartWork } from './use-part-work.ts';

interface PartsSectionProps {
  requestId: number;
  kind: PartKind;
  parts: readonly PartView[];
  /** What is open on this step, of either kind. */
  open: OpenTarget | undefined;
  changes: PartWork;
}

const newPart = (kind: PartKind, values = emptyPart): OpenPart => ({ as: 'part', kind, id: null, storedPieces: 0, values });

const changed = (kind: PartKind, part: PartView): OpenPart => ({
  as: 'part',
  kind,
  id: part.id,
  version: part.version,
  storedPieces: part.pcs,
  values: partValuesOf(part),
});

/** The parts of one kind as cards, with the one form that is open in its place. */
export function PartsSection({ requestId, kind, parts, open, changes }: PartsSectionProps) {
  const { t } = useTranslation('trackerClaim');
  const isLocked = open !== undefined || changes.isBusy;
  const own = open?.kind === kind ? open : undefined;
  const isOpen = ({ id }: PartView) => own?.as === 'part' && own.id === id;
  return (
    <Block
      title={
        <>
          {t(`parts.${kind}`)} <span className="hd-hint hd-t13 hd-parts-need">{t(`parts.need.${kind}`)}</span>
        </>
      }
      actions={<SectionActions {...{ kind, parts, isLocked }} onOpen={changes.open} />}
    >
      {parts.length > 0 && (
        <ul className="hd-parts">
          {parts.map((part) =>
            isOpen(part) ? (
              <li key={part.id}>
                <OpenForm {...{ requestId, changes, part }} />
              </li>
            ) : (
              <PartCard
                key={part.id}
                kind={kind}
                part={part}
                isLocked={isLocked}
                actions={{
                  onCopy: () => changes.open(newPart(kind, { ...partValuesOf(part), serialNumber: '' })),
                  onEdit: () => changes.open(changed(kind, part)),
                  onDelete: () => void changes.removePart(kind, part).catch(() => undefined),
                }}
              />
            ),
          )}
        </ul>
      )}
      {own?.as === 'part' && !parts.some(isOpen) && <OpenForm {...{ requestId, changes }} />}
      {own?.as === 'rows' && <OpenTable {...{ requestId, changes }} />}
    </Block>
  );
}

function SectionActions({
  kind,
  parts,
  isLocked,
  onOpen,
}: Pick<PartsSectionProps, 'kind' | 'parts'> & { isLocked: boolean; onOpen: PartWork['open'] }) {
  const { t } = useTranslation(['trackerClaim', 'claim']);
  const { number, parts: joined } = useFormat();
  const pieces = parts.reduce((sum, { pcs }) => sum + pcs, 0);
  const isFull = parts.length >= mostParts;
  return (
    <>
      {parts.length > 0 && (
        <span className="hd-hint hd-t13 hd-num hd-not-phone">
          {joined([
            t('parts.count', { count: parts.length, number: number(parts.length) }),
            t('claim:pieces', { count: pieces, number: number(pieces) }),
          ])}
        </span>
      )}
      <Button size="small" type="text" disabled={isLocked || isFull} onClick={() => onOpen({ as: 'rows', kind, rows: [] })}>
        {t('rows.open')}
      </Button>
      <Button size="small" icon={<Icon name="plus" />} disabled={isLocked || isFull} onClick={() => onOpen(newPart(kind))}>
        {t(`parts.addNew.${kind}`)}
      </Button>
    </>
  );
}

interface OpenFormProps extends Pick<PartsSectionProps, 'requestId' | 'changes'> {
  /** The stored part that is changed. */
  part?: PartView;
}

/** The part that is being typed; one that was removed elsewhere in the meantime is added again. */
function OpenForm({ requestId, part, changes }: OpenFormProps) {
  const nameOf = usePartName();
  const work = useOpenWork(requestId);
  if (work?.as !== 'part') return null;
  const open = part ? work : { ...work, id: null, storedPieces: 0 };
  return (
    <PartForm
      requestId={requestId}
      open={open}
      name={part && nameOf(open.kind, part)}
      onSave={changes.keep}
      onDrop={() => changes.drop(open)}
    />
  );
}

/** The pasted rows. */
function OpenTable({ requestId, changes }: Pick<PartsSectionProps, 'requestId' | 'changes'>) {
  const work = useOpenWork(requestId);
  if (work?.as !== 'rows') return null;
  return (
    <PastedRowsForm
      requestId={requestId}
      open={work}
      isBusy={changes.isBusy}
      onAdd={(values) => changes.addRows(work.kind, values)}
      onDrop={() => changes.drop(work)}
    />
  );
}
