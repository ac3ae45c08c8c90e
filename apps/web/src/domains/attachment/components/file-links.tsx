import type { Attachment } from '@heliodesk/contract/attachment';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Files to download, with their sizes; nothing without any. */
export function FileLinks({ label, files }: { label: string; files: readonly Attachment[] }) {
  const { fileSize } = useFormat();
  if (files.length === 0) return null;
  return (
    <ul aria-label={label}>
      {files.map(({ attId, fileName, url, size }) => (
        <li key={attId}>
          <Icon name="file" />{' '}
          <a href={url} download={fileName}>
            <Ltr>{fileName}</Ltr>
          </a>{' '}
          <span className="hd-hint hd-num">
            <Ltr>{fileSize(size)}</Ltr>
          </span>
        </li>
      ))}
    </ul>
  );
}
