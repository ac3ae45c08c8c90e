import type { RequestDetail } from '@heliodesk/contract/request';
import { isOver } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';

/** In place of a task: that there is none, and what happens instead. */
export function NothingToDo({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('request');
  const { waitingOn, status, firstContactAt, firstContactDue } = request;
  if (waitingOn === 'customer' && !isOver(status)) return null;
  const isPromised = firstContactAt === null && firstContactDue !== null;
  return (
    <p className="hd-nothing-to-do">
      <Icon name="check" size={20} />
      <span>
        <b>{t('page.nothing')}</b>{' '}
        {isOver(status) ? (
          t('page.over')
        ) : isPromised ? (
          <Trans t={t} i18nKey="page.contactComes" components={{ time: <UtcTime at={firstContactDue} withZone /> }} />
        ) : (
          t('page.weTell')
        )}
      </span>
    </p>
  );
}
