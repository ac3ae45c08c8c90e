import type { Attachment } from '@heliodesk/contract/attachment';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#src/domains/request/index.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { MessageFile } from './message-file.tsx';

interface OpeningRowProps {
  name: string;
  at: string | null;
  text: string;
  files: readonly Attachment[];
}

/** What the customer asked when the request was submitted, as the first entry of the conversation. */
export function OpeningRow({ name, at, text, files }: OpeningRowProps) {
  const { t } = useTranslation('caseChat');
  return (
    <article className="hd-msg hd-msg-asks">
      <Avatar name={name} id={null} isCustomer isLarge />
      <p className="hd-msg-who">
        <b>{name}</b>
        <span className="hd-hint">{t('asked')}</span>
        <UtcTime at={at} className="hd-hint hd-t12 hd-end" />
      </p>
      <div className="hd-msg-body">
        <p className="hd-msg-text" dir="auto">
          {text}
        </p>
        {files.map((file) => (
          <MessageFile key={file.attId} file={file} />
        ))}
      </div>
    </article>
  );
}
