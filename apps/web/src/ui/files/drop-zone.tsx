import './files.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';
import type { UploadRules } from './upload-rules.ts';

interface DropZoneProps {
  id?: string | undefined;
  rules: UploadRules;
  /** What is expected, below the words. */
  hint?: ReactNode;
  onFiles: (files: readonly File[]) => void;
}

/** The file input itself lies over the whole zone, unseen: it takes clicks, keys and dropped files by its nature. */
export function DropZone({ id, rules, hint, onFiles }: DropZoneProps) {
  const { t } = useTranslation('ui');
  const { sizeLimit } = useFormat();
  const ownId = useId();
  const count = rules.maxFiles ?? 2;
  const limit =
    rules.maxBytes !== undefined && rules.maxTotalBytes !== undefined
      ? t('files.limit', { size: sizeLimit(rules.maxBytes), total: sizeLimit(rules.maxTotalBytes) })
      : undefined;
  return (
    <label className="hd-drop" htmlFor={id ?? ownId}>
      <Icon name="upload" size={20} />
      <span className="hd-ink">
        <span className="hd-drop-choose">{t('files.choose', { count })}</span> {t('files.orDrop', { count })}
      </span>
      {(hint ?? limit) && <span className="hd-hint hd-t12">{hint ?? limit}</span>}
      <FileInput id={id ?? ownId} rules={rules} onFiles={onFiles} />
    </label>
  );
}

interface FileInputProps {
  id?: string | undefined;
  label?: string | undefined;
  rules: UploadRules;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files; the same ones again, too. */
export function FileInput({ id, label, rules, onFiles }: FileInputProps) {
  return (
    <input
      id={id}
      type="file"
      aria-label={label}
      multiple={rules.maxFiles !== 1}
      accept={rules.accept}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}
