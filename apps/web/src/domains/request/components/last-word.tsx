import type { LastWord } from '@heliodesk/contract/request';
import { formatTime } from '@heliodesk/phrases/formats/times';
import { useTranslation } from 'react-i18next';
import { spanParts } from '#src/ui/shapes/promise.ts';
import { useNow } from '#src/ui/shapes/use-now.ts';
import { useSpanText } from '#src/ui/shapes/use-span-text.ts';

/** Who wrote last and how long ago; what the reader has not answered stands out. */
export function LastWordCell({ lastWord, reader }: { lastWord: LastWord | null; reader: 'customer' | 'staff' }) {
  const { t, i18n } = useTranslation(['request', 'ui', 'common']);
  const spanText = useSpanText();
  const now = useNow();
  if (lastWord === null) return <span className="hd-hint">{t('common:none')}</span>;
  const at = new Date(lastWord.at);
  const by = reader === 'customer' && lastWord.by === 'customer' ? 'you' : lastWord.by;
  const isAnswered = lastWord.by === (reader === 'staff' ? 'us' : 'customer');
  const local = formatTime(at, i18n.language);
  return (
    <span className="hd-last-word">
      <span className={isAnswered ? 'hd-hint' : 'hd-ink'}>{t(`lastWord.${by}`)}</span>{' '}
      <time dateTime={at.toISOString()} title={t('ui:time.local', { time: local })} className="hd-hint">
        {spanText(spanParts(Math.max(0, now.getTime() - at.getTime())))}
      </time>
    </span>
  );
}
