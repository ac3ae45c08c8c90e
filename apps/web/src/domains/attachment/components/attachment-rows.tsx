import '#src/ui/files/files.css';
import './attachment.css';
import { AttachmentUpdate } from '@heliodesk/contract/attachment';
import type { Attachment, PhotoPlace } from '@heliodesk/contract/attachment';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { AttachmentPreview } from './attachment-preview.tsx';
import { DeleteFile } from './delete-file.tsx';

interface AttachmentRowsProps<File extends Attachment> {
  files: readonly File[];
  /** Where a file comes from, in words. */
  originOf?: (file: File) => string;
  /** Without these two, the files are only looked at. */
  onDescribe?: (attId: number, description: string) => void;
  onRemove?: (attId: number) => unknown;
  /** Places that have no photo yet, and how a photo gets there. */
  free?: readonly PhotoPlace[];
  onPlace?: (file: Attachment, place: PhotoPlace) => void;
}

/** Stored files: their name shows or downloads them; a draft's can be described and taken away. */
export function AttachmentRows<File extends Attachment>(props: AttachmentRowsProps<File>) {
  const { files, originOf, onDescribe, onRemove, free = [], onPlace } = props;
  const { t } = useTranslation('attachment');
  const [shown, setShown] = useState<Attachment>();
  return (
    <>
      <ul className="hd-files" aria-label={t('list')}>
        {files.map((file) => (
          <li key={file.attId}>
            <FilePicture file={file} />
            <div className="hd-grow">
              <FileName file={file} onShow={() => setShown(file)} />
              {file.place && <span className="hd-tag">{t(`places.${file.place}.name`)}</span>}
              {onDescribe ? (
                <Description key={file.description} file={file} onDescribe={onDescribe} />
              ) : (
                file.description && <p className="hd-hint">{file.description}</p>
              )}
              {onPlace && free.length > 0 && file.contentType.startsWith('image/') && (
                <WhichPlace file={file} free={free} onPlace={(place) => onPlace(file, place)} />
              )}
              {originOf && <p className="hd-hint hd-t12">{originOf(file)}</p>}
            </div>
            <FileSize bytes={file.size} />
            <Button
              type="text"
              size="small"
              href={file.url}
              download={file.fileName}
              aria-label={t('download', { name: file.fileName })}
              icon={<Icon name="download" />}
            />
            {onRemove && <DeleteFile file={file} onRemove={onRemove} />}
          </li>
        ))}
      </ul>
      {shown && <AttachmentPreview file={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface WhichPlaceProps {
  file: Attachment;
  free: readonly PhotoPlace[];
  onPlace: (place: PhotoPlace) => void;
}

/** Asks which of the photos that are missing this one is. */
function WhichPlace({ file, free, onPlace }: WhichPlaceProps) {
  const { t } = useTranslation('attachment');
  return (
    <p className="hd-which">
      <span className="hd-hint hd-t12">{t('places.which')}</span>
      {free.map((place) => {
        const name = t(`places.${place}.name`);
        return (
          <Button
            key={place}
            size="small"
            aria-label={t('places.isOf', { name: file.fileName, place: name })}
            onClick={() => onPlace(place)}
          >
            {name}
          </Button>
        );
      })}
    </p>
  );
}

function FilePicture({ file }: { file: Attachment }) {
  if (file.previewable && file.contentType.startsWith('image/'))
    return <img className="hd-thumb" src={`${file.url}&inline=true`} alt="" loading="lazy" width={40} height={40} />;
  return <Icon name={file.contentType.startsWith('image/') ? 'image' : 'file'} size={20} />;
}

function FileName({ file, onShow }: { file: Attachment; onShow: () => void }) {
  const { t } = useTranslation('attachment');
  if (!file.previewable)
    return (
      <a className="hd-cut hd-file-name" dir="auto" href={file.url} download={file.fileName}>
        <Ltr>{file.fileName}</Ltr>
      </a>
    );
  return (
    <button type="button" className="hd-cut hd-file-name" dir="auto" aria-label={t('show', { name: file.fileName })} onClick={onShow}>
      <Ltr>{file.fileName}</Ltr>
    </button>
  );
}

function FileSize({ bytes }: { bytes: number }) {
  const { fileSize } = useFormat();
  return (
    <span className="hd-hint hd-num">
      <Ltr>{fileSize(bytes)}</Ltr>
    </span>
  );
}

function Description({ file, onDescribe }: { file: Attachment; onDescribe: (attId: number, description: string) => void }) {
  const { t } = useTranslation('attachment');
  const [text, setText] = useState(file.description);
  const handleLeave = () => {
    if (text.trim() !== file.description) onDescribe(file.attId, text.trim());
  };
  return (
    <Input
      size="small"
      variant="borderless"
      className="hd-describe"
      aria-label={t('describe', { name: file.fileName })}
      placeholder={t('describeHint')}
      maxLength={maxLengthOf(AttachmentUpdate, 'description')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={handleLeave}
      onPressEnter={handleLeave}
    />
  );
}
