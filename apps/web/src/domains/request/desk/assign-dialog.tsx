import './desk.css';
import { Modal } from 'antd';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { ActionDialogProps, ActionTarget } from '../actions/action-target.ts';
import { NumberInText, RequestNumber } from '../components/request-labels.tsx';
import { ColleagueSelect, useColleagues } from './colleague-select.tsx';
import { useAssignments } from './use-assignments.ts';
import type { AssignResult } from './use-assignments.ts';

interface AssignDialogProps {
  targets: readonly ActionTarget[];
  /** Requests that were chosen with them and can't be assigned. */
  leftOut?: readonly ActionTarget[];
  /** Called when the dialog is left; `isDone` when every request has its owner. */
  onClose: (isDone: boolean) => void;
}

/** Gives one or several requests an owner, and says what became of each. Mount it to open it. */
export function AssignDialog({ targets, leftOut = [], onClose }: AssignDialogProps) {
  const { t } = useTranslation(['desk', 'common']);
  const [ownerId, setOwnerId] = useState<number>();
  const { results, isRunning, hasFailed, run } = useAssignments();
  const types = targets.map(({ requestType }) => requestType);
  const name = useColleagues(types).people.find(({ userId }) => userId === ownerId)?.name ?? '';
  const [only] = targets.length === 1 ? targets : [];
  const isAllDone = results.size > 0 && targets.every(({ requestId }) => results.get(requestId)?.state === 'done');

  const handleOk = async () => {
    if (isAllDone) return onClose(true);
    if (ownerId === undefined || !(await run(targets, ownerId)) || !only) return;
    showToast({ kind: 'good', title: t('assign.doneToast', { number: only.requestNo, name }) });
    onClose(true);
  };
  return (
    <Modal
      open
      width={440}
      title={
        only ? (
          <NumberInText text={t('assign.titleOf', { number: only.requestNo })} number={only.requestNo} />
        ) : (
          t('assign.title', { count: targets.length })
        )
      }
      okText={t(isAllDone ? 'common:close' : hasFailed && !isRunning ? 'assign.again' : 'assign.confirm')}
      confirmLoading={isRunning}
      okButtonProps={{ disabled: ownerId === undefined }}
      cancelButtonProps={{ disabled: isRunning, style: isAllDone ? { display: 'none' } : {} }}
      closable={!isRunning}
      mask={{ closable: false }}
      onOk={() => void handleOk()}
      onCancel={() => onClose(isAllDone)}
    >
      <label className="hd-field-label" htmlFor="assign-owner">
        {t('assign.owner')}
      </label>
      <ColleagueSelect
        id="assign-owner"
        types={types}
        {...(ownerId === undefined ? {} : { value: ownerId })}
        except={only?.ownerId ?? null}
        disabled={isRunning || isAllDone}
        onChange={setOwnerId}
      />
      {leftOut.length > 0 && <LeftOut requests={leftOut} />}
      {results.size > 0 && <Results targets={targets} results={results} name={name} />}
    </Modal>
  );
}

/** The same for one request. */
export function AssignOneDialog({ request, onClose }: ActionDialogProps) {
  return <AssignDialog targets={[request]} onClose={onClose} />;
}

function LeftOut({ requests }: { requests: readonly ActionTarget[] }) {
  const { t } = useTranslation('desk');
  const { separators: separatorsOf, sentenceGap } = useFormat();
  const separators = separatorsOf(requests.length);
  return (
    <p className="hd-assign-left hd-hint hd-t13">
      {t('assign.leftOut')}
      {sentenceGap}
      {requests.map(({ requestId, requestNo }, index) => (
        <Fragment key={requestId}>
          {separators[index]}
          <RequestNumber>{requestNo}</RequestNumber>
        </Fragment>
      ))}
    </p>
  );
}

interface ResultsProps {
  targets: readonly ActionTarget[];
  results: ReadonlyMap<number, AssignResult>;
  name: string;
}

function Results({ targets, results, name }: ResultsProps) {
  const { t } = useTranslation('desk');
  return (
    <ul className="hd-assign-results" aria-label={t('assign.results')} aria-live="polite">
      {targets.map(({ requestId, requestNo }) => {
        const result = results.get(requestId) ?? { state: 'waiting' as const };
        return (
          <li key={requestId}>
            <RequestNumber>{requestNo}</RequestNumber>
            {result.state === 'failed' ? (
              <span className="hd-k-bad">
                <Icon name="warning" /> {result.reason}
              </span>
            ) : (
              <span className={result.state === 'done' ? 'hd-k-good' : 'hd-hint'}>
                {result.state === 'done' && <Icon name="check" />} {t(`assign.${result.state}`, { name })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
