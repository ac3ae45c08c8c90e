import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { labelIn } from '#src/domains/request/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { PartKind, PartView } from '../part-values.ts';

const icons = { tracker: 'tracker', inverter: 'box' } as const;

/** What parts are called: of a tracker part its product type, of an inverter what its label says. */
export function usePartName(): (kind: PartKind, part: Pick<PartView, 'productsType'>) => string {
  const products = useDictionaryOptions('product_type');
  return (kind, { productsType }) => (kind === 'tracker' ? (labelIn(products, productsType) ?? productsType) : productsType);
}

interface PartCardProps {
  kind: PartKind;
  part: PartView;
  /** Without it the part is only looked at. */
  actions?: { onCopy: () => void; onEdit: () => void; onDelete: () => void } | undefined;
  /** Something else is open. */
  isLocked?: boolean;
}

/** A defective part: what it is, how many, what is wrong, and the numbers of its pieces. */
export function PartCard({ kind, part, actions, isLocked = false }: PartCardProps) {
  const { t } = useTranslation(['trackerClaim', 'claim', 'common']);
  const { number } = useFormat();
  const name = usePartName()(kind, part);
  return (
    <li className="hd-part">
      <Icon name={icons[kind]} size={20} />
      <div className="hd-grow">
        <p className="hd-row hd-row-wrap">
          <b dir="auto">{name}</b>
          <span className="hd-tag hd-num">{t('claim:pieces', { count: part.pcs, number: number(part.pcs) })}</span>
        </p>
        <PartFacts kind={kind} part={part} />
      </div>
      {actions && (
        <span className="hd-row hd-part-actions">
          <IconButton icon="copy" label={t('parts.copyOf', { name })} isLocked={isLocked} onClick={actions.onCopy} />
          <IconButton icon="pen" label={t('common:editOf', { name })} isLocked={isLocked} onClick={actions.onEdit} />
          <IconButton icon="trash" label={t('common:deleteOf', { name })} isLocked={isLocked} onClick={actions.onDelete} />
        </span>
      )}
    </li>
  );
}

/** What is wrong with a part, what is known of it, and the numbers of its pieces. */
export function PartFacts({ kind, part }: Pick<PartCardProps, 'kind' | 'part'>) {
  const { t } = useTranslation('trackerClaim');
  const { number, typed } = useFormat();
  const brackets = useDictionaryOptions('bracket_type');
  const serials = part.serialNumber.split('\n').filter((sn) => sn !== '');
  const facts = [
    kind === 'tracker' ? labelIn(brackets, part.bracketType) : undefined,
    t('parts.alarm', { hours: number(part.alarmDuration) }),
    t('parts.power', { watts: typed(part.power) }),
    t('parts.errorCode', { code: part.errorCode }),
  ].filter((fact) => fact !== undefined);
  return (
    <>
      <p className="hd-t13 hd-part-words" dir="auto">
        {part.failuresDesc}
      </p>
      <p className="hd-t12 hd-hint hd-part-facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {serials.length > 0 ? (
        <p className="hd-t12 hd-part-serials">
          {serials.map((sn) => (
            <Ltr mono key={sn}>
              {sn}
            </Ltr>
          ))}
        </p>
      ) : (
        <p className="hd-t13 hd-k-warn hd-row">
          <Icon name="warning" />
          {t('parts.noSerials')}
        </p>
      )}
    </>
  );
}

interface IconButtonProps {
  icon: 'copy' | 'pen' | 'trash';
  label: string;
  isLocked: boolean;
  onClick: () => void;
}

function IconButton({ icon, label, isLocked, onClick }: IconButtonProps) {
  return <Button type="text" size="small" aria-label={label} icon={<Icon name={icon} />} disabled={isLocked} onClick={onClick} />;
}

interface PartListProps {
  kind: PartKind;
  parts: readonly PartView[];
}

/** The parts of one kind, only to be looked at. */
export function PartList({ kind, parts }: PartListProps) {
  if (parts.length === 0) return null;
  return (
    <ul className="hd-parts">
      {parts.map((part) => (
        <PartCard key={part.id} kind={kind} part={part} />
      ))}
    </ul>
  );
}
