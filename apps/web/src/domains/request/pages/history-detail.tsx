import { requestPageOf } from '@heliodesk/contract/request';
import type { HistoryDetail } from '@heliodesk/contract/request';
import { passportPageOf } from '@heliodesk/contract/module';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { isError } from '#src/platform/http/call-error.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { Block, Page, TwoColumns } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { RequestText } from '../components/descriptions.tsx';
import { useRequestTypeName } from '../components/request-labels.tsx';
import { RequestTimeline } from '../components/request-progress.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { historyDetail } from '../queries.ts';

/** One request that is over, to be read: of ours the way that it took, of an older system's all that is known. */
export default function HistoryDetailPage() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <DetailOf key={id} id={id} /> : <NotFound />;
}

function DetailOf({ id }: { id: number }) {
  const { data: request, error, refetch } = useQuery(historyDetail(id));
  if (isError(error, 'notFound')) return <NotFound />;
  if (!request) return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
  return <Detail request={request} />;
}

function Detail({ request }: { request: HistoryDetail }) {
  const { t } = useTranslation('history');
  const { requestId, requestNo, requestType, status, title, externalSystem, processNodes, desc, outcome } = request;
  return (
    <Page
      title={title}
      tabTitle={requestNo}
      layout="flush"
      note={
        <>
          <RequestStatusDisc status={status} pill /> <Ltr mono>{requestNo}</Ltr>
        </>
      }
      actions={externalSystem === null && <ToRequest requestId={requestId} />}
    >
      <TwoColumns sidebar={externalSystem === null && <RequestTimeline type={requestType} nodes={processNodes} status={status} />}>
        {externalSystem !== null && <p className="hd-hint">{t('importedNote', { system: externalSystem })}</p>}
        <Facts request={request} />
        {desc && (
          <Block title={t('description')}>
            <RequestText>{desc}</RequestText>
          </Block>
        )}
        {outcome && (
          <Block title={t('outcome')}>
            <RequestText>{outcome}</RequestText>
          </Block>
        )}
        <Serials request={request} />
      </TwoColumns>
    </Page>
  );
}

/** Everything about a request of ours: messages, files, serial numbers. */
function ToRequest({ requestId }: { requestId: number }) {
  const { t } = useTranslation('history');
  const linkFor = (reader: 'customer' | 'staff') => <Link to={requestPageOf(requestId, reader)}>{t('openRequest')}</Link>;
  return (
    <Can permission="csp:desk:list" otherwise={linkFor('customer')}>
      {linkFor('staff')}
    </Can>
  );
}

function Facts({ request }: { request: HistoryDetail }) {
  const { t } = useTranslation(['history', 'common']);
  const { number } = useFormat();
  const typeName = useRequestTypeName();
  const { requestType, companyName, contactPerson, creator, projectName, quantity, createTime, closeTime } = request;
  return (
    <Block
      title={t('details')}
      foot={
        <span className="hd-hint">
          {t('common:createdUtc')} <UtcTime at={createTime} /> · {t('closedUtc')} <UtcTime at={closeTime} />
        </span>
      }
    >
      <Descriptions
        items={[
          { label: t('common:type'), text: typeName(requestType) },
          { label: t('common:company'), text: companyName },
          { label: t('common:contact'), text: contactPerson || creator },
          { label: t('project'), text: projectName },
          { label: t('pieces'), text: quantity === null ? '' : number(quantity) },
        ]}
      />
    </Block>
  );
}

/** Each leads to what is known of its module. */
function Serials({ request: { serialNumbers, serialTotal } }: { request: HistoryDetail }) {
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
