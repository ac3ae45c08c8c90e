import '../bell.css';
import '../choices.css';
import {
  dailyHours,
  noticePages,
  noticeTopicSpec,
  type NoticeChoices,
  type NoticeTopic,
  type NoticeWay,
} from '@heliodesk/contract/notification';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block, Page, TwoColumns } from '#src/ui/page/page.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { ChoiceMatrix } from '../components/choice-matrix.tsx';
import { noticeChoices, useChooseNotices } from '../queries.ts';

type Change = { topic: NoticeTopic; way: NoticeWay };

/** /notices/preferences: how the reader hears of each topic. Every choice is saved right away. */
export default function NoticePreferencesPage() {
  const { t } = useTranslation('noticeWays');
  const { data, error, refetch } = useQuery(noticeChoices);
  return (
    <Page
      title={t('title')}
      layout="flush"
      actions={
        <Link className="hd-bell-choose" to={noticePages.list}>
          {t('back')}
        </Link>
      }
    >
      {data ? (
        <Choices choices={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Page>
  );
}

function Choices({ choices }: { choices: NoticeChoices }) {
  const { t } = useTranslation(['noticeWays', 'common']);
  const { mutate, isPending } = useChooseNotices();
  const [undo, setUndo] = useState<Change[]>();
  const { topics } = choices;
  const save = (changes: Change[]) => {
    const before = changes.flatMap(({ topic }) => topics.filter((one) => one.topic === topic).map(({ way }) => ({ topic, way })));
    mutate({ topics: changes }, { onSuccess: () => setUndo(before) });
  };
  const others = topics
    .map(({ topic, way }) => ({ topic, way, usual: noticeTopicSpec(topic).default }))
    .filter(({ way, usual }) => way !== usual)
    .map(({ topic, usual }): Change => ({ topic, way: usual }));
  return (
    <TwoColumns sidebar={<Mails choices={choices} onHour={(hour) => mutate({ hour })} />}>
      <div className="hd-notice-ways-frame">
        <ChoiceMatrix topics={topics} onChoose={(topic, way) => save([{ topic, way }])} />
      </div>
      <p className="hd-notice-ways-foot">
        <span role="status">{undo && !isPending && t('saved')}</span>
        {undo && (
          <Button type="text" onClick={() => mutate({ topics: undo }, { onSuccess: () => setUndo(undefined) })}>
            {t('common:undo')}
          </Button>
        )}
        <Button type="text" disabled={others.length === 0} onClick={() => save(others)}>
          {t('reset')}
        </Button>
      </p>
    </TwoColumns>
  );
}

const hours = Array.from({ length: dailyHours.last - dailyHours.first + 1 }, (_, index) => dailyHours.first + index);

const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The city of a time zone, as it is known by its name. */
const cityOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** Where mails go, and when the daily one comes. */
function Mails({ choices: { email, daily }, onHour }: { choices: NoticeChoices; onHour: (hour: number) => void }) {
  const { t } = useTranslation('noticeWays');
  const { day } = useFormat();
  const label = useId();
  return (
    <>
      <Block title={t('mailTo')}>
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
      </Block>
      <Block title={t('daily.title')}>
        <label id={label} htmlFor={`${label}-hour`}>
          {t('daily.time', { zone: cityOf(daily.timeZone) })}
        </label>
        <Select
          id={`${label}-hour`}
          className="hd-notice-ways-hour"
          value={daily.hour}
          options={hours.map((hour) => ({ value: hour, label: <bdi dir="ltr">{clockOf(hour)}</bdi> }))}
          onChange={onHour}
        />
        <p className="hd-hint">{t('daily.text')}</p>
        {daily.next !== null && <p className="hd-hint">{t('daily.next', { day: day(daily.next) })}</p>}
      </Block>
      <p className="hd-notice-ways-note">
        <Icon name="info" />
        {t('proof')}
      </p>
    </>
  );
}
