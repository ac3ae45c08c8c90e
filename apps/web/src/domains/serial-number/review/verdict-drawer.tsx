import './verdict-file.css';
import { mostRowsTold, type VerdictFile, type VerdictLeftOut } from '@heliodesk/contract/serial-number';
import { Button } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { VerdictFigures } from '#src/ui/shapes/cells.tsx';
import { SideDrawer } from '#src/ui/page/side-drawer.tsx';
import { useVerdictFile } from './review-queries.ts';
import { VerdictDifferences, type Kept } from './verdict-differences.tsx';

interface VerdictDrawerProps {
  requestId: number;
  file: NonNullable<VerdictFile>;
  isOpen: boolean;
  onClose: () => void;
}

/** How many rows get the decision of the file. */
const takenOf = ({ apply, differ }: NonNullable<VerdictFile>, { keep, except }: Kept): number =>
  apply + (keep === 'file' ? differ - except.length : except.length);

const figures = [
  ['apply', 3],
  ['unchanged', 6],
  ['differ', 2],
  ['leftOut', 4],
] as const;

/** What an uploaded file would do; nothing is decided until someone says so. */
export function VerdictDrawer({ requestId, file, isOpen, onClose }: VerdictDrawerProps) {
  const { t } = useTranslation(['verdictFile', 'common']);
  const { number } = useFormat();
  const [kept, setKept] = useState<Kept>({ keep: 'here', except: [] });
  const { apply, discard } = useVerdictFile(requestId);
  const taken = takenOf(file, kept);
  const onError = (refusal: Error) => showToast({ kind: 'bad', title: messageOf(refusal) });
  const handleApply = () => {
    const onSuccess = () => showToast({ kind: 'good', title: t('done') });
    apply.mutate({ fileId: file.fileId, keep: kept.keep, except: [...kept.except] }, { onSuccess, onError });
  };
  const handleDiscard = () => discard.mutate(file.fileId, { onSuccess: () => showToast({ kind: 'good', title: t('discarded') }), onError });
  return (
    <SideDrawer
      open={isOpen}
      size={560}
      title={t('title')}
      onClose={onClose}
      footer={
        <div className="hd-row hd-verdict-foot">
          <Button loading={discard.isPending} onClick={handleDiscard}>
            {t('common:discard')}
          </Button>
          <Button type="primary" disabled={taken === 0} loading={apply.isPending} onClick={handleApply}>
            {t('take', { number: number(taken) })}
          </Button>
        </div>
      }
    >
      <div className="hd-verdict-body">
        <div>
          <b dir="auto">{file.fileName}</b>
          <p className="hd-hint hd-t13">{t('rows', { number: number(file.rows) })}</p>
        </div>
        <VerdictFigures parts={figures.map(([key, color]) => ({ key, color, value: file[key], label: t(key) }))} />
        {file.differ > 0 && <VerdictDifferences file={file} kept={kept} onChange={setKept} />}
        {file.leftOut > 0 && <LeftOut file={file} />}
        {file.readAs.map(({ text, reason, rows }) => (
          <p key={text} className="hd-t13 hd-verdict-note">
            {t('readAs', { text, reason, number: number(rows) })}
          </p>
        ))}
      </div>
    </SideDrawer>
  );
}

function LeftOut({ file: { leftOut, leftOutRows } }: Pick<VerdictDrawerProps, 'file'>) {
  const { t } = useTranslation('verdictFile');
  const { number } = useFormat();
  return (
    <section>
      <h3 className="hd-verdict-heading">
        {t('leftOutTitle')} <span className="hd-count">{number(leftOut)}</span>
      </h3>
      <ul className="hd-verdict-left">
        {leftOutRows.map((row) => (
          <li key={row.row}>
            <b>{t('row', { row: number(row.row) })}</b> <Fault row={row} />
          </li>
        ))}
      </ul>
      {leftOutRows.length === mostRowsTold && <p className="hd-hint hd-t13">{t('more', { number: number(mostRowsTold) })}</p>}
    </section>
  );
}

function Fault({ row: { fault, sn, text, otherRow } }: { row: VerdictLeftOut }) {
  const { t } = useTranslation('verdictFile');
  const { number } = useFormat();
  return (
    <span>
      <Trans
        t={t}
        i18nKey={`fault.${fault}`}
        values={{ sn, text, other: number(otherRow ?? 0) }}
        components={{ sn: <Ltr mono>{null}</Ltr> }}
      />
    </span>
  );
}
