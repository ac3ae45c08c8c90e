import type { Attachment } from '@heliodesk/contract/attachment';
import { Button, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { fetchFile } from '../queries.ts';

/** A picture or a PDF, looked at in place. */
export function AttachmentPreview({ file, onClose }: { file: Attachment; onClose: () => void }) {
  const { t } = useTranslation('attachment');
  const shown = useFileAddress(file);
  return (
    <ModalDialog
      open
      width="min(960px, 92vw)"
      title={<Ltr>{file.fileName}</Ltr>}
      onCancel={onClose}
      footer={
        <Button href={file.url} download={file.fileName} icon={<Icon name="download" />}>
          {t('download', { name: file.fileName })}
        </Button>
      }
    >
      <div className="hd-preview">
        {shown === undefined && <Spin />}
        {shown === 'failed' && <p role="alert">{t('previewFailed')}</p>}
        {shown && shown !== 'failed' && <PreviewContent file={file} address={shown} />}
      </div>
    </ModalDialog>
  );
}

function PreviewContent({ file, address }: { file: Attachment; address: string }) {
  if (file.contentType.startsWith('image/')) return <img src={address} alt={file.description || file.fileName} />;
  // No sandbox: browsers refuse to show a PDF in one; the bytes are typed as PDF, so nothing in them runs as a page.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe src={address} title={file.fileName} />;
}

/** An address in memory for the bytes of a file; `failed` when they cannot be had. */
function useFileAddress(file: Attachment): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    let address: string | undefined;
    fetchFile(file, stop.signal)
      .then((blob) => {
        address = URL.createObjectURL(new Blob([blob], { type: file.contentType }));
        setShown(address);
      })
      .catch(() => {
        if (!stop.signal.aborted) setShown('failed');
      });
    return () => {
      stop.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);
  return shown;
}
