import type { Attachment } from '@heliodesk/contract/attachment';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentPreview } from '#src/domains/attachment/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** A file in the talk: pictures and PDF are looked at in place, everything else downloads. */
export function MessageFile({ file }: { file: Attachment }) {
  const { t } = useTranslation('caseChat');
  const { fileSize } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const isPicture = file.contentType.startsWith('image/');
  const name = <Ltr>{file.fileName}</Ltr>;
  return (
    <div className="hd-msg-file">
      {file.previewable && isPicture ? (
        <img className="hd-msg-thumb" src={`${file.url}&inline=true`} alt="" loading="lazy" width={40} height={40} />
      ) : (
        <Icon name={isPicture ? 'image' : 'file'} />
      )}
      {file.previewable ? (
        <button
          type="button"
          className="hd-msg-file-name hd-cut"
          dir="auto"
          aria-label={t('file.preview', { name: file.fileName })}
          onClick={() => setOpen(true)}
        >
          {name}
        </button>
      ) : (
        <a className="hd-msg-file-name hd-cut" dir="auto" href={file.url} download={file.fileName}>
          {name}
        </a>
      )}
      <span className="hd-hint hd-num">
        <Ltr>{fileSize(file.size)}</Ltr>
      </span>
      <Button
        type="text"
        size="small"
        href={file.url}
        download={file.fileName}
        aria-label={t('file.download', { name: file.fileName })}
        icon={<Icon name="download" />}
      />
      {isOpen && <AttachmentPreview file={file} onClose={() => setOpen(false)} />}
    </div>
  );
}
