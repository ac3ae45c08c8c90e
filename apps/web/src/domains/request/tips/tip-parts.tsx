import './tips.css';
import type { Tip, TipFile } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';

/** What is asked for: the photos, and the words of the one who asks. */
export function TipAsked({ tip: { photos, content } }: { tip: Tip }) {
  const { t } = useTranslation(['tips', 'attachment']);
  return (
    <>
      {photos.length > 0 && (
        <ul className="hd-tip-places" aria-label={t('photos')}>
          {photos.map((place) => (
            <li key={place} className="hd-tag">
              {t(`attachment:places.${place}.name`)}
            </li>
          ))}
        </ul>
      )}
      {content !== '' && (
        <p className="hd-tip-words" dir="auto">
          {content}
        </p>
      )}
    </>
  );
}

/** By when an answer is asked for. */
export function TipDue({ tip }: { tip: Tip }) {
  const { t } = useTranslation('tips');
  return (
    <span className="hd-hint hd-t12">
      <Trans t={t} i18nKey="by" components={{ time: <LocalTime at={tip.dueTime} as="day" /> }} />
    </span>
  );
}

const Files = ({ title, files }: { title: string; files: readonly TipFile[] }) =>
  files.length === 0 ? null : (
    <div>
      <b>{title}</b>
      <ul className="hd-tip-files">
        {files.map((file) => (
          <li key={file.attId} className="hd-cut">
            <Ltr>{file.fileName}</Ltr>
          </li>
        ))}
      </ul>
    </div>
  );

/** What the customer has changed since, and their words. */
export function TipAnswer({ tip: { added, removed, note } }: { tip: Tip }) {
  const { t } = useTranslation('tips');
  return (
    <>
      <Files title={t('added')} files={added} />
      <Files title={t('removed')} files={removed} />
      {note !== '' && (
        <p className="hd-tip-words" dir="auto">
          {note}
        </p>
      )}
    </>
  );
}
