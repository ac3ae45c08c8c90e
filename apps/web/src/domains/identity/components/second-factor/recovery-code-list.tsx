import './second-factor.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/platform/save-file.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

const textOf = (codes: readonly string[]): string => codes.join('\n');

/** Saves the codes as a file. */
const downloadCodes = (codes: readonly string[]): void =>
  saveFile(
    { blob: new Blob([`Heliodesk\n\n${textOf(codes)}\n`], { type: 'text/plain' }), fileName: undefined },
    'heliodesk-recovery-codes.txt',
  );

/** The codes, which are shown once, with the ways to keep them. Printing prints nothing else. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('secondFactor');
  const [done, setDone] = useState<'downloaded' | 'copied'>();
  const copy = async () => {
    await navigator.clipboard.writeText(textOf(codes));
    setDone('copied');
  };
  const download = () => {
    downloadCodes(codes);
    setDone('downloaded');
  };
  return (
    <>
      <ul className="sf-codes" dir="ltr" data-title={`Heliodesk: ${t('codes')}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="sf-buttons">
        <button type="button" className="sf-small" onClick={download}>
          <Icon name="download" />
          {t('download')}
        </button>
        <button type="button" className="sf-small" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('copyAll')}
        </button>
        <button type="button" className="sf-small" onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </button>
        <span className="sf-quiet" role="status">
          {done && t(done)}
        </span>
      </div>
    </>
  );
}
