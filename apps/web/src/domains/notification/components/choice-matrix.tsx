import { noticeWays, type NoticeChoices, type NoticeTopic, type NoticeWay } from '@heliodesk/contract/notification';
import { Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useNarrow } from '#src/ui/page/use-media.ts';

type Topic = NoticeChoices['topics'][number];

interface ChoiceMatrixProps {
  topics: readonly Topic[];
  onChoose: (topic: NoticeTopic, way: NoticeWay) => void;
}

/** What there is to hear of, and how each of it comes: a table, on a phone one field for each. */
export function ChoiceMatrix(props: ChoiceMatrixProps) {
  return useNarrow() ? <ChoiceList {...props} /> : <ChoiceTable {...props} />;
}

function ChoiceTable({ topics, onChoose }: ChoiceMatrixProps) {
  const { t } = useTranslation('noticeWays');
  const { labelled } = useFormat();
  return (
    <table className="hd-notice-ways">
      <thead>
        <tr>
          <th scope="col">{t('topicHead')}</th>
          {noticeWays.map((way) => (
            <th key={way} scope="col">
              <WholeWords text={t(`way.${way}`)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topic, way: chosen, ways }) => (
          <tr key={topic}>
            <th scope="row">
              <TopicName topic={topic} />
            </th>
            {noticeWays.map((way) => (
              <td key={way}>
                {ways.length > 1 && ways.includes(way) ? (
                  <Radio
                    name={topic}
                    checked={way === chosen}
                    aria-label={labelled(t(`topic.${topic}.name`), t(`way.${way}`))}
                    onChange={() => onChoose(topic, way)}
                  />
                ) : (
                  <Fixed isChosen={way === chosen} />
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <TopicName topic="security" />
          </th>
          {noticeWays.map((way) => (
            <td key={way}>
              <Fixed isChosen={way === 'mail'} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function ChoiceList({ topics, onChoose }: ChoiceMatrixProps) {
  const { t } = useTranslation('noticeWays');
  return (
    <ul className="hd-notice-ways-list">
      {topics.map(({ topic, way, ways }) => (
        <li key={topic}>
          <TopicName topic={topic} />
          {ways.length > 1 ? (
            <Select
              aria-label={t(`topic.${topic}.name`)}
              value={way}
              options={ways.map((one) => ({ value: one, label: t(`way.${one}`) }))}
              onChange={(chosen) => onChoose(topic, chosen)}
            />
          ) : (
            <AlwaysMailed />
          )}
        </li>
      ))}
      <li>
        <TopicName topic="security" />
        <AlwaysMailed />
      </li>
    </ul>
  );
}

function TopicName({ topic }: { topic: NoticeTopic | 'security' }): ReactNode {
  const { t } = useTranslation('noticeWays');
  return (
    <>
      <span className="hd-notice-ways-name">{t(`topic.${topic}.name`)}</span>
      <span className="hd-notice-ways-hint">
        <WholeWords text={t(`topic.${topic}.hint`)} />
      </span>
    </>
  );
}

/** What a sentence without blanks has between its parts. */
const fullWidthMark = /[、。，]/;

/** A text in a narrow column that breaks between words only, not within one such as "e-mail". */
function WholeWords({ text }: { text: string }) {
  return Array.from(text.matchAll(/\S+|\s+/g), ({ 0: part, index: start }) =>
    part.trim() === '' || fullWidthMark.test(part) ? (
      part
    ) : (
      <span key={start} className="hd-nowrap">
        {part}
      </span>
    ),
  );
}

/** A way that can't be chosen, or is the only one. */
function Fixed({ isChosen }: { isChosen: boolean }) {
  const { t } = useTranslation('noticeWays');
  if (!isChosen) return <span aria-hidden="true">–</span>;
  return (
    <>
      <Icon name="lock" />
      <span className="hd-vh">{t('always')}</span>
    </>
  );
}

function AlwaysMailed() {
  const { t } = useTranslation('noticeWays');
  return (
    <p className="hd-notice-ways-always">
      <Icon name="lock" />
      {t('always')}
    </p>
  );
}
