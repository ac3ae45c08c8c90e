import './drafts.css';
import type { DiscardedDraft } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useRestore } from '../actions/use-discard.ts';

/** Drafts that can still be brought back, and until when; nothing if there are none. */
export function DiscardedDrafts({ drafts }: { drafts: readonly DiscardedDraft[] }) {
  const { t } = useTranslation('request');
  if (drafts.length === 0) return null;
  return (
    <section className="hd-drafts" aria-label={t('drafts.goneTitle')}>
      {drafts.map((draft) => (
        <Discarded key={draft.requestId} draft={draft} />
      ))}
    </section>
  );
}

function Discarded({ draft }: { draft: DiscardedDraft }) {
  const { t } = useTranslation(['request', 'common']);
  const { restore, isPending } = useRestore();
  const contents = useContents(draft);
  return (
    <article className="hd-draft hd-draft-gone">
      <p className="hd-row hd-t13">
        <Icon name="trash" />
        <span>
          <Trans
            t={t}
            i18nKey="drafts.gone"
            values={{ title: draft.title }}
            components={{ b: <b dir="auto">{null}</b>, time: <LocalTime at={draft.until} /> }}
            shouldUnescape
          />
          {contents && ` ${t('drafts.goneWith', { what: contents })}`}
        </span>
      </p>
      <Button
        icon={<Icon name="return" />}
        loading={isPending}
        aria-label={t('drafts.undoOf', { number: draft.requestNo })}
        onClick={() => restore(draft)}
      >
        {t('common:undo')}
      </Button>
    </article>
  );
}

/** What comes back with the draft, in words; nothing for one without numbers and files. */
function useContents({ serials, files }: DiscardedDraft): string {
  const { t } = useTranslation(['request', 'attachment']);
  const { number, list } = useFormat();
  return list([
    ...(serials > 0 ? [t('drafts.goneSerials', { count: serials, number: number(serials) })] : []),
    ...(files > 0 ? [t('attachment:counted', { count: files, number: number(files) })] : []),
  ]);
}
