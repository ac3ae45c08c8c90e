import './second-factor.css';
import { saveFile } from '#src/platform/save-file.ts';

/** The codes, which are shown once. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="sf-codes" dir="ltr">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}

const textOf = (codes: readonly string[]): string => codes.join('\n');

/** Saves the codes as a file. */
export const downloadCodes = (codes: readonly string[]): void =>
  saveFile(
    { blob: new Blob([`Heliodesk\n\n${textOf(codes)}\n`], { type: 'text/plain' }), fileName: undefined },
    'heliodesk-recovery-codes.txt',
  );

export const copyCodes = (codes: readonly string[]): Promise<void> => navigator.clipboard.writeText(textOf(codes));
