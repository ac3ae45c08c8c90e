import { mostRowsTold, type VerdictDiffering, type VerdictFile } from '@heliodesk/contract/serial-number';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';

type Side = 'here' | 'file';

/** What stays where the file differs, and for which serial numbers the other. */
export interface Kept {
  keep: Side;
  except: readonly number[];
}

const otherOf: Readonly<Record<Side, Side>> = { here: 'file', file: 'here' };

interface VerdictDifferencesProps {
  file: NonNullable<VerdictFile>;
  kept: Kept;
  onChange: (kept: Kept) => void;
}

/** Serial numbers that are decided otherwise in the claim: one of the two stays, for all of them or one by one. */
export function VerdictDifferences({ file: { differ, differing }, kept: { keep, except }, onChange }: VerdictDifferencesProps) {
  const { t } = useTranslation('verdictFile');
  const { number } = useFormat();
  const sides = [
    { value: 'here' as const, label: t('here') },
    { value: 'file' as const, label: t('file') },
  ];
  const sideOf = (id: number): Side => (except.includes(id) ? otherOf[keep] : keep);
  const choose = (id: number, side: Side) =>
    onChange({ keep, except: side === keep ? except.filter((each) => each !== id) : [...except, id] });
  return (
    <section>
      <div className="hd-row hd-row-wrap hd-verdict-all">
        <h3 className="hd-verdict-heading hd-grow">
          {t('differTitle')} <span className="hd-count">{number(differ)}</span>
        </h3>
        <SegmentedControl<Side>
          size="small"
          aria-label={t('keepAll')}
          value={keep}
          options={sides}
          onChange={(side) => onChange({ keep: side, except: [] })}
        />
      </div>
      <table className="hd-verdict-table">
        <thead>
          <tr>
            <th scope="col">{t('sn')}</th>
            <th scope="col">{t('here')}</th>
            <th scope="col">{t('file')}</th>
            <th scope="col">{t('keep')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((row) => (
            <tr key={row.id}>
              <Decisions row={row} />
              <td>
                <SegmentedControl<Side>
                  size="small"
                  aria-label={t('keepOf', { sn: row.sn })}
                  value={sideOf(row.id)}
                  options={sides}
                  onChange={(side) => choose(row.id, side)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {differing.length === mostRowsTold && <p className="hd-hint hd-t13">{t('more', { number: number(mostRowsTold) })}</p>}
    </section>
  );
}

function Decisions({ row: { sn, here, hereReason, file, fileReason } }: { row: VerdictDiffering }) {
  const { t } = useTranslation(['verdictFile', 'review']);
  return (
    <>
      <td>
        <Ltr mono>{sn}</Ltr>
      </td>
      <td data-label={t('here')}>
        {t(`review:state.${here}`)}
        <div className="hd-hint hd-t12">{hereReason}</div>
      </td>
      <td data-label={t('file')}>
        {t(`review:state.${file}`)}
        <div className="hd-hint hd-t12">{fileReason}</div>
      </td>
    </>
  );
}
