import type { RequestDetail } from '@heliodesk/contract/request';
import { isOver } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useNow } from '#src/ui/shapes/use-now.ts';

/** In place of a task: that there is none, and what happens instead. */
export function NothingToDo({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const { waitingOn, status, firstContactAt, firstContactDue } = request;
  const { sentenceGap } = useFormat();
  const now = useNow();
  if (waitingOn === 'customer' && !isOver(status)) return null;
  const promised = firstContactAt === null ? firstContactDue : null;
  const isLate = promised !== null && new Date(promised) < now;
  return (
    <p className="hd-nothing-to-do">
      <Icon name="check" size={20} />
      <span>
        <b>{t('page.nothing')}</b>
        {sentenceGap}
        {isOver(status) ? (
          t('page.over')
        ) : promised !== null ? (
          <Trans t={t} i18nKey={isLate ? 'page.contactLate' : 'page.contactComes'} components={{ time: <LocalTime at={promised} /> }} />
        ) : (
          t('page.weTell')
        )}
      </span>
    </p>
  );
}
