import './offered.css';
import { claimTypeOf, requestTypes, type RequestDetail, type RequestStatus } from '@heliodesk/contract/request';
import type { Solution } from '@heliodesk/contract/solution';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OfferFacts, OfferInShort, RequestText } from '#src/domains/request/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { PieceThread } from '../components/piece-thread.tsx';
import { SettledTag } from '../components/solution-state.tsx';
import { offeredSolutions } from './offered-queries.ts';

/** States of a claim whose solutions were approved, as long as that counts. */
const offeredIn: ReadonlySet<RequestStatus> = new Set(['approved', 'processing', 'completed']);

const looks = { approved: 'hd-k-warn', accepted: 'hd-k-good', declined: 'hd-k-bad', running: 'hd-k-info', done: 'hd-k-good' } as const;
type OfferedState = keyof typeof looks;

const isOffered = (state: Solution['state']): state is OfferedState => Object.hasOwn(looks, state);

/** What the customer of a claim is offered, and what became of each solution; before it is approved, what an earlier round has settled. */
export function OfferedSolutions({ request }: { request: Pick<RequestDetail, 'requestId' | 'requestType' | 'status' | 'settled'> }) {
  const { t } = useTranslation(['offer', 'claimEnd']);
  const { requestId, requestType, status, settled } = request;
  const isShown = offeredIn.has(status) || settled > 0;
  const isOfModules = claimTypeOf(requestType) === requestTypes.moduleClaim;
  const { data } = useQuery({ ...offeredSolutions(requestId), enabled: isShown });
  if (!isShown || !data || data.solutions.length === 0) return null;
  return (
    <>
      <Block title={t(status === 'approved' ? 'card.offer' : 'card.agreed')}>
        {data.publicText !== '' && <RequestText>{data.publicText}</RequestText>}
        <ul className="hd-offered">
          {data.solutions.map((solution) => (
            <li key={solution.solutionId}>
              <h3>
                <OfferInShort offer={solution} />
                {solution.isSettled ? (
                  <SettledTag />
                ) : (
                  isOffered(solution.state) && <span className={`hd-tag ${looks[solution.state]}`}>{t(`state.${solution.state}`)}</span>
                )}
              </h3>
              <OfferFacts offer={solution} />
              {solution.payTime !== null && <Paid on={solution.payTime} />}
              {solution.repairedOn !== null && <Repaired on={solution.repairedOn} report={solution.repairReport} />}
            </li>
          ))}
        </ul>
      </Block>
      {status !== 'approved' && (
        <Block title={t(isOfModules ? 'claimEnd:thread.modules' : 'claimEnd:thread.parts')}>
          <PieceThread {...data} />
        </Block>
      )}
    </>
  );
}

/** When a compensation was paid. */
function Paid({ on }: { on: string }) {
  const { day } = useFormat();
  return <Descriptions items={[{ label: labelOf('payTime'), text: day(on) }]} />;
}

/** When a repair was carried out, and what was done. */
function Repaired({ on, report }: { on: string; report: string }) {
  const { t } = useTranslation('fields');
  const { day } = useFormat();
  return (
    <Descriptions
      items={[
        { label: t('repairedOn'), text: day(on) },
        { label: t('report'), text: report },
      ]}
    />
  );
}
