import './drafts.css';
import type { DiscardedDraft } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useRestore } from '../actions/use-discard.ts';
import { discardedDrafts } from '../queries.ts';

/** Drafts that can still be brought back, and until when; nothing if there are none. */
export function DiscardedDrafts() {
  const { t } = useTranslation('request');
  const { data } = useQuery(discardedDrafts());
  if (!data || data.rows.length === 0) return null;
  return (
    <section className="hd-drafts" aria-label={t('drafts.goneTitle')}>
      {data.rows.map((draft) => (
        <Discarded key={draft.requestId} draft={draft} />
      ))}
    </section>
  );
}

function Discarded({ draft }: { draft: DiscardedDraft }) {
  const { t } = useTranslation('request');
  const { restore, isPending } = useRestore();
  return (
    <article className="hd-draft hd-draft-gone">
      <p className="hd-row hd-t13">
        <Icon name="trash" />
        <span>
          <Trans
            t={t}
            i18nKey="drafts.gone"
            values={{ title: draft.title }}
            components={{ b: <b dir="auto">{null}</b>, time: <UtcTime at={draft.until} withZone /> }}
            shouldUnescape
          />
        </span>
      </p>
      <Button
        icon={<Icon name="return" />}
        loading={isPending}
        aria-label={t('drafts.undoOf', { number: draft.requestNo })}
        onClick={() => restore(draft)}
      >
        {t('drafts.undo')}
      </Button>
    </article>
  );
}
