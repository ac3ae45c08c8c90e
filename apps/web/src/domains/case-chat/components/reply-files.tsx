import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Files that go with the next message. */
export function ReplyFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const { t } = useTranslation('caseChat');
  const { fileSize } = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className="hd-reply-files">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className="hd-msg-file">
          <Icon name="file" />
          <span className="hd-cut">
            <Ltr>{file.name}</Ltr>
          </span>
          <span className="hd-hint hd-num">
            <Ltr>{fileSize(file.size)}</Ltr>
          </span>
          <Button
            type="text"
            size="small"
            aria-label={t('reply.remove', { name: file.name })}
            icon={<Icon name="close" />}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}
