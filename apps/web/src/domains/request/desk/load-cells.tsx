import '#src/ui/shapes/cells.css';
import './person.css';
import { useTranslation } from 'react-i18next';

/** So many cells there are; who has more fills all of them. */
const cells = 20;
/** From here on, someone has much to do. */
const much = 17;

/** How many requests someone has open: a cell for each, and the number. */
export function LoadCells({ open }: { open: number }) {
  const { t } = useTranslation('desk');
  return (
    <span className="hd-load">
      <span className="hd-cells hd-cells-medium" aria-hidden="true">
        <i className={open < much ? 'hd-f1' : 'hd-f2'} style={{ inlineSize: `${(Math.min(open, cells) / cells) * 100}%` }} />
      </span>
      <span className="hd-hint hd-t12 hd-num">{t('assign.load', { count: open })}</span>
    </span>
  );
}
