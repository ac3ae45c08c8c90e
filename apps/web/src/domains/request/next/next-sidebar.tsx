import { skipReasons } from '@heliodesk/contract/request';
import type { NextAnswer, NextCase, RequestRow, SkipReason } from '@heliodesk/contract/request';
import { Button } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUser } from '#src/platform/session.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon.tsx';
import { DeskPromiseCell } from '../desk/desk-cells.tsx';

interface NextSidebarProps {
  answer: NextAnswer;
  next: NextCase;
  /** Where the reasons for skipping are. */
  reasons: Ref<HTMLDivElement>;
  isBusy: boolean;
  onSkip: (reason: SkipReason) => void;
}

/** Why this case, what comes after it, and the reasons to pass it on. */
export function NextSidebar({ answer: { after }, next, reasons, isBusy, onSkip }: NextSidebarProps) {
  const { t } = useTranslation('deskNext');
  return (
    <div className="hd-next-side">
      <Why next={next} />
      {after.length > 0 && (
        <section>
          <h2 className="hd-h-sm">{t('after')}</h2>
          <ol className="hd-next-after">
            {after.map((row) => (
              <After key={row.requestId} row={row} />
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2 className="hd-h-sm" id="skip-reasons">
          {t('skipTitle')}
        </h2>
        <div className="hd-next-reasons" role="group" aria-labelledby="skip-reasons" ref={reasons}>
          {skipReasons.map((reason) => (
            <Button key={reason} size="small" disabled={isBusy} onClick={() => onSkip(reason)}>
              {t(`skipReason.${reason}`)}
            </Button>
          ))}
        </div>
        <p className="hd-t12 hd-hint">{t('skipHint')}</p>
      </section>
    </div>
  );
}

const icons: Readonly<Record<NextCase['reason'], IconName>> = { late: 'clock', answered: 'chat', promise: 'clock' };

function Why({ next: { reason, request } }: { next: NextCase }) {
  const { t } = useTranslation(['deskNext', 'desk']);
  const isOwn = request.ownerId !== null && request.ownerId === currentUser()?.user.userId;
  return (
    <section>
      <h2 className="hd-h-sm">{t('why')}</h2>
      <ul className="hd-next-why">
        <li>
          <Icon name={icons[reason]} /> {t(`reason.${reason}`)}
        </li>
        <li>
          <Icon name="person" /> {isOwn ? t('yours') : t('desk:case.noOwner')}
        </li>
      </ul>
      <p className="hd-t12 hd-hint">{t('order')}</p>
    </section>
  );
}

function After({ row }: { row: RequestRow }) {
  return (
    <li>
      <span className="hd-grow hd-cut">
        <span className="hd-ink hd-cut" dir="auto">
          {row.title}
        </span>
        <span className="hd-t12 hd-hint hd-cut" dir="auto">
          {row.companyName}
        </span>
      </span>
      <DeskPromiseCell row={row} />
    </li>
  );
}
