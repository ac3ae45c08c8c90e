import type { Language } from '@heliodesk/contract/kit';
import { askingSteps, macroLimits, macroStepKinds, macroVariables, ruleAgainst } from '@heliodesk/contract/macro';
import type { MacroStep, MacroStepKind } from '@heliodesk/contract/macro';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useMenuFocus } from '#src/ui/page/use-menu-focus.ts';
import { stepIcons } from '../step-looks.ts';
import { newStep } from './macro-values.ts';
import { stepEditors } from './step-editors.tsx';

interface StepListProps {
  /** Given by the form's `Field`. */
  id?: string;
  value?: readonly MacroStep[];
  onChange?: (steps: MacroStep[]) => void;
  language: Language;
}

/** The steps of a macro in their order, each with what is chosen for it. */
export function StepList({ id, value: steps = [], onChange, language }: StepListProps) {
  const kinds = steps.map(({ kind }) => kind);
  const offered = macroVariables.filter((variable) => ruleAgainst(variable, kinds) === undefined);
  const move = (from: number, to: number) => {
    const step = steps[from];
    if (step !== undefined) onChange?.(steps.toSpliced(from, 1).toSpliced(to, 0, step));
  };
  return (
    <div id={id} className="hd-macro-form">
      <ol className="hd-macro-steps">
        {steps.map(({ kind }, index) => {
          const Editor = stepEditors[kind];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the fields of a step are named by its place
            <li key={`${index} ${kind}`}>
              <StepHead
                kind={kind}
                index={index}
                count={steps.length}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange?.(steps.toSpliced(index, 1))}
              />
              {kind === 'remind' && steps.slice(0, index).some((step) => askingSteps.includes(step.kind)) && <RemindsItself />}
              {Editor && (
                <div className="hd-macro-step-body">
                  <Editor index={index} language={language} offered={offered} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {steps.length < macroLimits.steps && <AddStep onAdd={(kind) => onChange?.([...steps, newStep(kind)])} />}
    </div>
  );
}

/** Asking reminds by itself, so a step that does is one too many. */
function RemindsItself() {
  const { t } = useTranslation('macro');
  return (
    <p className="hd-row hd-t12 hd-macro-older">
      <Icon name="warning" size={16} />
      <span>{t('remindsItself')}</span>
    </p>
  );
}

interface StepHeadProps {
  kind: MacroStepKind;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function StepHead({ kind, index, count, onMove, onRemove }: StepHeadProps) {
  const { t } = useTranslation('macro');
  const name = t(`step.${kind}`);
  const step = { number: index + 1, name };
  return (
    <header>
      <span className="hd-hint hd-num">{index + 1}</span>
      <Icon name={stepIcons[kind]} />
      <b className="hd-grow">{name}</b>
      <Button
        type="text"
        size="small"
        aria-label={t('moveUp', step)}
        disabled={index === 0}
        icon={<Icon name="arrow-up" />}
        onClick={() => onMove(index - 1)}
      />
      <Button
        type="text"
        size="small"
        aria-label={t('moveDown', step)}
        disabled={index === count - 1}
        icon={<Icon name="arrow-down" />}
        onClick={() => onMove(index + 1)}
      />
      <Button type="text" size="small" aria-label={t('removeStep', step)} icon={<Icon name="trash" />} onClick={onRemove} />
    </header>
  );
}

function AddStep({ onAdd }: { onAdd: (kind: MacroStepKind) => void }) {
  const { t } = useTranslation('macro');
  const menuFocus = useMenuFocus();
  return (
    <div className="hd-row hd-row-wrap">
      <Dropdown
        trigger={['click']}
        menu={{
          items: macroStepKinds.map((kind) => ({ key: kind, label: t(`step.${kind}`), icon: <Icon name={stepIcons[kind]} /> })),
          onClick: ({ key }) => onAdd(key as MacroStepKind),
        }}
        {...menuFocus}
      >
        <Button icon={<Icon name="plus" />}>{t('addStep')}</Button>
      </Dropdown>
      <span className="hd-hint hd-t12">{t('neverApproves')}</span>
    </div>
  );
}
