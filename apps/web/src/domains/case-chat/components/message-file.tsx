import { download } from '@heliodesk/contract/attachment';
import type { Attachment } from '@heliodesk/contract/attachment';
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** The storage key in a file's address; the bytes are fetched with the session's header, never by a bare link. */
const storageKey = ({ url }: Attachment): string => new URL(url, location.origin).searchParams.get('fileName') ?? '';

const isPicture = ({ contentType }: Attachment): boolean => contentType.startsWith('image/');

async function save(file: Attachment): Promise<void> {
  const { blob } = await call(download, { query: { fileName: storageKey(file) } });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: file.fileName });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A file in the talk: its name downloads it, pictures and PDF are looked at in place. */
export function MessageFile({ file }: { file: Attachment }) {
  const { t } = useTranslation('caseChat');
  const { fileSize } = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="hd-msg-file">
      <Icon name={isPicture(file) ? 'image' : 'file'} />
      <button
        type="button"
        className="hd-msg-file-name hd-cut"
        aria-label={t(file.previewable ? 'file.preview' : 'file.download', { name: file.fileName })}
        onClick={() => (file.previewable ? setOpen(true) : void save(file))}
      >
        <Ltr>{file.fileName}</Ltr>
      </button>
      <span className="hd-hint hd-num">
        <Ltr>{fileSize(file.size)}</Ltr>
      </span>
      {file.previewable && (
        <Button
          type="text"
          size="small"
          aria-label={t('file.download', { name: file.fileName })}
          icon={<Icon name="download" />}
          onClick={() => void save(file)}
        />
      )}
      {isOpen && <Preview file={file} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Preview({ file, onClose }: { file: Attachment; onClose: () => void }) {
  const { t } = useTranslation('caseChat');
  const [shown, setShown] = useState<{ address?: string; hasFailed?: boolean }>({});
  useEffect(() => {
    const stop = new AbortController();
    let address: string | undefined;
    call(download, { query: { fileName: storageKey(file), inline: 'true' }, signal: stop.signal, quiet: true })
      .then(({ blob }) => {
        address = URL.createObjectURL(new Blob([blob], { type: isPicture(file) ? file.contentType : 'application/pdf' }));
        setShown({ address });
      })
      .catch(() => !stop.signal.aborted && setShown({ hasFailed: true }));
    return () => {
      stop.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);
  return (
    <Modal
      open
      width="min(960px, 92vw)"
      title={<Ltr>{file.fileName}</Ltr>}
      onCancel={onClose}
      footer={
        <Button icon={<Icon name="download" />} onClick={() => void save(file)}>
          {t('file.download', { name: file.fileName })}
        </Button>
      }
    >
      <div className="hd-msg-preview">
        {shown.hasFailed && <p role="alert">{t('file.failed')}</p>}
        {shown.address &&
          (isPicture(file) ? (
            <img src={shown.address} alt={file.fileName} />
          ) : (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the viewer of PDF does not run in a sandbox; the type is fixed above
            <iframe src={shown.address} title={file.fileName} />
          ))}
      </div>
    </Modal>
  );
}
