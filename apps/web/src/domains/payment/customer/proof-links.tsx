import type { Attachment } from '@heliodesk/contract/attachment';
import { labelOf } from '#src/platform/schema-rules.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** The files that prove a payment, to download. */
export function ProofLinks({ proofs }: { proofs: readonly Attachment[] }) {
  const { fileSize } = useFormat();
  if (proofs.length === 0) return null;
  return (
    <ul aria-label={labelOf('proof')}>
      {proofs.map(({ attId, fileName, url, size }) => (
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
