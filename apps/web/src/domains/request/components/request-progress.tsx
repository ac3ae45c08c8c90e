import { processNodes, progressOf, stepIds } from '@heliodesk/contract/request';
import type { Outcome, ProcessNode, RequestStatus, RequestType, StepId } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { ProcessTimeline } from '#src/ui/shapes/process-timeline.tsx';
import type { ProcessStep } from '#src/ui/shapes/process-timeline.tsx';
import { Steps } from '#src/ui/shapes/steps.tsx';
import { isCustomer } from '../reader.ts';
import { statusLooks } from './status-looks.ts';

interface RequestProgressProps {
  type: RequestType;
  nodes: readonly ProcessNode[];
  /** A request that was withdrawn ends where it stands, without a node. */
  status?: RequestStatus;
  /** How it was completed. */
  outcome?: Outcome | null;
}

/** A state that ends the way without a node of its own; it is the last step. */
const cutShortBy = (status: RequestStatus | undefined): RequestStatus | undefined =>
  status !== undefined && statusLooks[status].way === 'cutShort' ? status : undefined;

const hidden: ReadonlySet<number> = new Set([processNodes.awaitingApproval, processNodes.reserved]);

/** The step that a node completes; node codes and step ids are two number spaces (workflow §1). */
const stepOfNode: Readonly<Record<number, StepId>> = {
  [processNodes.submitted]: stepIds.submit,
  [processNodes.pickedUp]: stepIds.pickUp,
  [processNodes.approved]: stepIds.approved,
  [processNodes.deliveryDates]: stepIds.deliveryDates,
  [processNodes.completed]: stepIds.complete,
  [processNodes.surveyed]: stepIds.survey,
};

const names = { 0: 'submit', 1: 'pickUp', 3: 'deliveryDates', 5: 'complete', 6: 'survey', 7: 'approved' } as const satisfies Record<
  StepId,
  keyof typeof stepIds
>;

/** The name of a step, whether done or ahead. */
function useStepTitles() {
  const { t } = useTranslation('request');
  return (id: StepId, isDone: boolean): string => (isDone ? t(`stepDone.${names[id]}`) : t(`step.${names[id]}`));
}

/** The progress bar of a request, in the head of a page. */
export function RequestSteps({ type, nodes, status, outcome = null }: RequestProgressProps) {
  const { t } = useTranslation('request');
  const titleOf = useStepTitles();
  const codes = nodes.map((node) => node.processCode);
  const { steps, active, rejected } = progressOf(type, codes, outcome);
  const cut = cutShortBy(status);
  if (cut) {
    const reached = steps.slice(0, active).map((id) => ({ key: String(id), title: titleOf(id, false) }));
    return <Steps steps={[...reached, { key: cut, title: t(`status.${cut}`) }]} current={reached.length} />;
  }
  if (rejected) {
    const reached = steps.slice(0, Math.max(0, active - 1)).map((id) => ({ key: String(id), title: titleOf(id, false) }));
    return <Steps steps={[...reached, { key: 'rejected', title: t('stepRejected') }]} current={reached.length} />;
  }
  return <Steps steps={steps.map((id) => ({ key: String(id), title: titleOf(id, false) }))} current={active} />;
}

/** The way of a request with its dates: what was reached, where it stands, what is still to come. */
export function RequestTimeline({ type, nodes, status, outcome = null }: RequestProgressProps) {
  const { t } = useTranslation('request');
  const titleOf = useStepTitles();
  const { steps, active, rejected, pending } = progressOf(
    type,
    nodes.map((node) => node.processCode),
    outcome,
  );
  const reached = nodes
    .filter((node) => !hidden.has(node.processCode))
    .map((node, index): ProcessStep => {
      const isStop = rejected && node.processCode === processNodes.rejected;
      const id = stepOfNode[node.processCode] ?? stepIds.survey;
      return {
        key: `node ${index} ${node.processCode}`,
        title: isStop ? t('stepRejected') : titleOf(id, true),
        state: isStop ? 'stopped' : 'done',
        at: node.createTime,
        detail: node.etaEtds.length > 0 && <DeliveryDates pairs={node.etaEtds} />,
      };
    });
  const cut = cutShortBy(status);
  if (cut) reached.push({ key: cut, title: t(`status.${cut}`), state: 'stopped' });
  const isOver = rejected || cut !== undefined;
  const ahead = isOver
    ? []
    : steps.slice(active).map((id, index): ProcessStep => ({
        key: `step ${id}`,
        title: titleOf(id, false),
        state: index === 0 ? 'now' : 'later',
        detail: index === 0 && pending && t(isCustomer() ? 'status.pending' : 'stepPending'),
      }));
  return <ProcessTimeline label={t('progress')} steps={[...reached, ...ahead]} />;
}

function DeliveryDates({ pairs }: { pairs: ProcessNode['etaEtds'] }) {
  const { t } = useTranslation('shipment');
  const { day } = useFormat();
  return (
    <ul>
      {pairs.map(({ etd, eta }) => (
        <li key={`${etd} ${eta}`}>
          <Trans t={t} i18nKey="etd" values={{ day: day(etd) }} components={{ day: <bdi>{null}</bdi> }} />
          <br />
          <Trans t={t} i18nKey="eta" values={{ day: day(eta) }} components={{ day: <bdi>{null}</bdi> }} />
        </li>
      ))}
    </ul>
  );
}
