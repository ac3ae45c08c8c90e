import { tipNames } from '@heliodesk/contract/request';
import type { TaskOverview } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RequestNumber, requestPaths, SidebarCard } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';

/** What the reader has sent, and who the tasks of the company wait for. */
export function TasksAside({ overview: { people, receipts } }: { overview: TaskOverview }) {
  const { t } = useTranslation(['waiting', 'tips']);
  return (
    <>
      <SidebarCard title={t('tasks.receipts')}>
        {receipts.length === 0 && <p className="hd-hint">{t('tasks.noReceipts')}</p>}
        <ul className="hd-task-receipts">
          {receipts.map((receipt) => (
            <li key={receipt.tipsId}>
              <Link to={requestPaths.page(receipt.requestId)}>
                <bdi>{receipt.title}</bdi>
              </Link>
              <span className="hd-hint hd-t12">
                {t(`tips:ways.${tipNames[receipt.tipsType]}`)} · <UtcTime at={receipt.sendTime} />{' '}
                <RequestNumber>{receipt.requestNo}</RequestNumber>
              </span>
            </li>
          ))}
        </ul>
      </SidebarCard>
      <SidebarCard title={t('tasks.waitsFor')}>
        {people.length === 0 ? <p>{t('tasks.noOne')}</p> : <WaitedFor people={people} />}
        <p className="hd-hint hd-t12">{t('tasks.rhythm')}</p>
      </SidebarCard>
    </>
  );
}

/** A cell for each task, and the figures. */
function WaitedFor({ people }: Pick<TaskOverview, 'people'>) {
  const { t } = useTranslation('waiting');
  const { number } = useFormat();
  return (
    <>
      <div className="hd-task-cells" aria-hidden="true">
        {people.flatMap(({ name, isYou, tasks }) =>
          Array.from({ length: Math.min(tasks, 20) }, (_, index) => (
            <i key={`${name} ${index}`} className={isYou ? 'hd-task-yours' : ''} />
          )),
        )}
      </div>
      <ul className="hd-task-people hd-t12">
        {people.map(({ name, isYou, tasks }) => (
          <li key={name}>
            <Trans
              t={t}
              i18nKey={isYou ? 'tasks.forYou' : 'tasks.forColleague'}
              values={{ name, number: number(tasks) }}
              components={{ b: <b /> }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
