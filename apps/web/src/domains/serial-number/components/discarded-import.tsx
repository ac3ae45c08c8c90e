import './import.css';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { Button } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useImportChanges } from '../queries.ts';
import { allows } from '../use-import.ts';

/** What was read and then discarded: how many numbers, and until when they can be brought back. */
export function DiscardedImport({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('serialStep');
  const { number } = useFormat();
  const { restore } = useImportChanges(status.requestId);
  return (
    <section className="hd-discarded" role="status">
      <Icon name="trash" size={20} />
      <div className="hd-grow">
        <b>{t('discarded.title', { count: status.valid, number: number(status.valid) })}</b>
        <span className="hd-t13">
          <Trans
            t={t}
            i18nKey="discarded.text"
            values={{ file: status.fileName }}
            components={{ file: <Ltr>{null}</Ltr>, time: <LocalTime at={status.restorableUntil} /> }}
            shouldUnescape
          />
        </span>
      </div>
      {allows(status, 'restore') && (
        <Button icon={<Icon name="return" />} loading={restore.isPending} onClick={() => restore.mutate(status.importId)}>
          {t('discarded.restore')}
        </Button>
      )}
    </section>
  );
}
