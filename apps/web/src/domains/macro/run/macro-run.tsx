import '../macro.css';
import { directionOf } from '@heliodesk/contract/kit';
import type { MacroPreview, StepPreview } from '@heliodesk/contract/macro';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberInText } from '#src/domains/request/index.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { macroPreview } from '../queries.ts';
import { StepPreviewList } from './step-preview-list.tsx';
import type { StepState } from './step-preview-list.tsx';
import { useMacroRun } from './use-macro-run.ts';
import type { RunResult } from './use-macro-run.ts';

interface MacroRunProps {
  request: { requestId: number; requestNo: string };
  macroId: number;
  /** Back to the choice, if there was one. */
  onBack: (() => void) | undefined;
  onClose: () => void;
}

/** How a step stands before and after the run. */
function stateOf({ blocked }: StepPreview, index: number, result: RunResult | undefined): StepState {
  if (result?.end === 'done') return 'done';
  if (result?.end === 'blocked') return index === result.step ? result : 'notRun';
  return blocked ?? 'planned';
}

/** What a macro would do to a request, with texts that can be changed; then what became of it. */
export function MacroRun({ request: { requestId, requestNo }, macroId, onBack, onClose }: MacroRunProps) {
  const { t } = useTranslation(['macro', 'common', 'desk']);
  const { data: preview, error, refetch } = useQuery(macroPreview(requestId, macroId));
  const { texts, change, start, isRunning, result, refusal } = useMacroRun(preview, refetch);
  const isBlocked = preview === undefined || preview.unfit !== null || preview.steps.some(({ blocked }) => blocked !== null);
  const isEmpty = Object.values(texts).some((text) => text.trim() === '');

  return (
    <Modal
      open
      width={640}
      title={<Title preview={preview} result={result} number={requestNo} />}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        result ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed is gone, and Enter goes on
          <Button type="primary" autoFocus onClick={onClose}>
            {t('common:close')}
          </Button>
        ) : (
          <>
            {onBack && (
              <Button type="text" disabled={isRunning} onClick={onBack}>
                {t('others')}
              </Button>
            )}
            <Button type="primary" disabled={isBlocked || isEmpty} loading={isRunning} onClick={() => void start()}>
              {t('desk:action.runMacro')}
            </Button>
          </>
        )
      }
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      {preview ? (
        <>
          {!result && <Notes preview={preview} />}
          <StepPreviewList
            steps={preview.steps}
            stateOf={(step, index) => stateOf(step, index, result)}
            renderText={(step, index) =>
              result ? null : <StepText step={step} value={texts[index] ?? step.text} onChange={(text) => change(index, text)} />
            }
          />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <BlockSkeleton lines={8} />
      )}
    </Modal>
  );
}

function Title({ preview, result, number }: { preview: MacroPreview | undefined; result: RunResult | undefined; number: string }) {
  const { t } = useTranslation('macro');
  const name = preview?.name ?? '';
  if (result) return <span role="status">{t(result.end === 'done' ? 'done' : 'didNothing', { name })}</span>;
  return <NumberInText text={t('title', { name, number })} number={number} />;
}

/** Why it can't run at all, who gets the texts, and in which language they are if it isn't theirs. */
function Notes({ preview: { unfit, steps, language, contactName } }: { preview: MacroPreview }) {
  const { t } = useTranslation('macro');
  const { languageName } = useFormat();
  if (unfit !== null) return <Refusal reason={t(`unfit.${unfit}`)} className="hd-dialog-text" />;
  const foreign = steps.find(({ text, textLanguage }) => text && textLanguage !== null && textLanguage !== language)?.textLanguage;
  return (
    <>
      <p className="hd-dialog-text hd-hint">{t('allOrNothing')}</p>
      {foreign && (
        <Refusal
          reason={t('otherLanguage', { name: contactName, language: languageName(language), other: languageName(foreign) })}
          className="hd-dialog-text"
        />
      )}
    </>
  );
}

function StepText({ step, value, onChange }: { step: StepPreview; value: string | null; onChange: (text: string) => void }) {
  const { t } = useTranslation('macro');
  if (!step.text) return null;
  const language = step.textLanguage ?? 'en';
  return (
    <Input.TextArea
      className="hd-macro-edit"
      aria-label={t(`textOf.${step.kind}`)}
      lang={language}
      dir={directionOf(language)}
      autoSize={{ minRows: 2, maxRows: 10 }}
      maxLength={step.textLimit}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
