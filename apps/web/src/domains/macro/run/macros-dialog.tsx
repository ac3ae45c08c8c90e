import '../macro.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInText } from '#src/domains/request/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState } from '#src/ui/states/states.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { macrosFor } from '../queries.ts';
import { MacroRun } from './macro-run.tsx';

interface MacrosDialogProps {
  request: { requestId: number; requestNo: string };
  /** The macro to preview; without one, it is chosen first. */
  macroId?: number | undefined;
  /** On to the most urgent request. */
  onNext: () => void;
  /** Once a run was taken back after the dialog was closed: back to where it ran. */
  onUndone?: () => void;
  onClose: () => void;
}

/** A macro for a request: chosen, previewed and run. */
export function MacrosDialog({ request, macroId, onNext, onUndone, onClose }: MacrosDialogProps) {
  const [chosen, choose] = useState(macroId);
  return chosen === undefined ? (
    <ChooseMacro request={request} onChoose={choose} onClose={onClose} />
  ) : (
    <MacroRun
      request={request}
      macroId={chosen}
      onBack={macroId === undefined ? () => choose(undefined) : undefined}
      onNext={onNext}
      onUndone={onUndone}
      onClose={onClose}
    />
  );
}

interface ChooseMacroProps extends Pick<MacrosDialogProps, 'request' | 'onClose'> {
  onChoose: (macroId: number) => void;
}

function ChooseMacro({ request: { requestId, requestNo }, onChoose, onClose }: ChooseMacroProps) {
  const { t } = useTranslation('macro');
  const { labels } = useFormat();
  const { data: macros, error, refetch } = useQuery(macrosFor(requestId));
  const firstFit = macros?.find(({ unfit }) => unfit === null);
  return (
    <ModalDialog
      open
      width={560}
      title={<NumberInText text={t('choose', { number: requestNo })} number={requestNo} />}
      footer={null}
      onCancel={onClose}
    >
      {macros?.length === 0 && <Empty title={t('noneTitle')} text={t('noneText')} />}
      {macros && (
        <ul className="hd-macro-choices">
          {macros.map(({ macroId, name, steps, unfit }) => (
            <li key={macroId}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list is what the dialog was opened for */}
              <button type="button" disabled={unfit !== null} autoFocus={macroId === firstFit?.macroId} onClick={() => onChoose(macroId)}>
                <Icon name={unfit === null ? 'bolt' : 'lock'} />
                <span className="hd-grow">
                  <b dir="auto">{name}</b>
                  <span className="hd-hint hd-t12">
                    {unfit === null ? labels(steps.map((kind) => t(`step.${kind}`))) : t(`unfit.${unfit}`)}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!macros && (error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={5} />)}
    </ModalDialog>
  );
}
