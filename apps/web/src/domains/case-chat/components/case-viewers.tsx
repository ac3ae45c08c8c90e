import { Avatar } from '#src/domains/request/index.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useCaseViewers } from '../use-case-viewers.ts';

/** As many are named; of more, only how many they are. */
const mostNamed = 3;

/** Which colleagues have the same case open, and what they write. */
export function CaseViewers({ requestId }: { requestId: number }) {
  const { t } = useTranslation('caseChat');
  const { list } = useFormat();
  const people = useCaseViewers(requestId);
  const writers = people.filter(({ writing }) => writing !== undefined).slice(0, mostNamed);
  const viewers = people.filter(({ writing }) => writing === undefined).map(({ name }) => name);
  return (
    <output className="hd-case-viewers">
      {viewers.length > 0 && (
        <span className="hd-hint">
          <Icon name="eye" />
          <bdi>
            {viewers.length > mostNamed
              ? t('viewers.count', { count: viewers.length })
              : t(viewers.length === 1 ? 'viewers.one' : 'viewers.many', { names: list(viewers) })}
          </bdi>
        </span>
      )}
      {writers.map(({ userId, name, writing }) => (
        <span key={userId} className="hd-k-warn">
          <Avatar name={name} id={userId} />
          <bdi>{t(writing === 'note' ? 'viewers.writesNote' : 'viewers.writesReply', { name })}</bdi>
        </span>
      ))}
    </output>
  );
}
