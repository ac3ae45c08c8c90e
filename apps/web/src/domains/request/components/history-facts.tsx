import './request.css';
import { passportPageOf } from '@heliodesk/contract/module';
import type { HistoryDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { DescriptionItem, Descriptions, RequestText } from './descriptions.tsx';
import { useRequestTypeName } from './request-labels.tsx';

/** What every request of the history is known by, and what its customer wrote. `link` leads to all there is. */
export function HistoryFacts({ history, link }: { history: HistoryDetail; link?: ReactNode }) {
  const { t } = useTranslation(['history', 'common']);
  const { number } = useFormat();
  const typeName = useRequestTypeName();
  const { requestType, companyName, contactPerson, creator, projectName, quantity, desc } = history;
  return (
    <Block title={t('details')} actions={link} foot={<Times history={history} />}>
      <Descriptions>
        <DescriptionItem name={t('common:type')} value={typeName(requestType)} />
        <DescriptionItem name={t('common:company')} value={companyName} />
        <DescriptionItem name={t('common:contact')} value={contactPerson || creator} />
        <DescriptionItem name={t('project')} value={projectName} />
        <DescriptionItem name={t('pieces')} value={quantity === null ? '' : number(quantity)} />
      </Descriptions>
      {desc.trim() !== '' && (
        <>
          <h3 className="hd-h-sm hd-history-text">{t('description')}</h3>
          <RequestText>{desc}</RequestText>
        </>
      )}
    </Block>
  );
}

/** Older systems often know no more than the days. */
const precisionOf = (externalSystem: string | null, at: string | null) =>
  externalSystem !== null && at?.endsWith('T00:00:00.000Z') ? { precision: 'day' as const } : {};

function Times({ history: { createTime, closeTime, externalSystem } }: { history: HistoryDetail }) {
  const { t } = useTranslation(['history', 'common']);
  return (
    <span className="hd-hint">
      {t('common:createdUtc')} <UtcTime at={createTime} {...precisionOf(externalSystem, createTime)} /> · {t('closedUtc')}{' '}
      <UtcTime at={closeTime} {...precisionOf(externalSystem, closeTime)} />
    </span>
  );
}

/** Why or how it ended. */
export function HistoryOutcome({ history: { outcome } }: { history: HistoryDetail }) {
  const { t } = useTranslation('history');
  if (outcome.trim() === '') return null;
  return (
    <Block title={t('outcome')}>
      <RequestText>{outcome}</RequestText>
    </Block>
  );
}

/** The serial numbers of an imported request; each leads to what is known of its module. */
export function HistorySerials({ history: { serialNumbers, serialTotal } }: { history: HistoryDetail }) {
  const { t } = useTranslation('history');
  const { number } = useFormat();
  if (serialTotal === 0) return null;
  return (
    <Block
      title={
        <>
          {t('serialNumbers')} <span className="hd-count">{number(serialTotal)}</span>
        </>
      }
    >
      <ul className="hd-history-serials">
        {serialNumbers.map((sn) => (
          <li key={sn}>
            <Link to={passportPageOf(sn)}>
              <Ltr mono>{sn}</Ltr>
            </Link>
          </li>
        ))}
      </ul>
      {serialTotal > serialNumbers.length && (
        <p className="hd-hint">{t('firstSerials', { shown: number(serialNumbers.length), total: number(serialTotal) })}</p>
      )}
    </Block>
  );
}
