import { Button, Form, type FormInstance } from 'antd';
import type { PlannedSolution } from '@heliodesk/contract/solution';
import type { FieldError } from '@heliodesk/contract/kit';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { anchorOf, SolutionFrame } from '../components/solution-frame.tsx';
import { SolutionReason } from '../components/solution-reason.tsx';
import { fieldsOfKind, piecesOf, type FieldName, type SolutionValues } from '../values.ts';
import type { PlanEditor } from './plan-editor.ts';
import { moveUp, removeSolution } from './plan-steps.ts';
import { SolutionFields } from './solution-fields.tsx';
import { SolutionFieldsContext } from './solution-field.tsx';

interface SolutionCardProps {
  editor: PlanEditor;
  solution: PlannedSolution;
  /** What is in the fields. */
  values: SolutionValues;
  /** What the kind is called. */
  name: string;
  accepted: number;
  /** The most pieces that it can cover. */
  most: number;
  company: string;
  isFirst: boolean;
}

const none: readonly FieldError[] = [];

/** Everything that the form holds, fields of other kinds too. */
const allOf = (form: FormInstance<SolutionValues>): SolutionValues => form.getFieldsValue(true) as SolutionValues;

/** One solution being written; it saves itself. */
export function SolutionCard({ editor, solution, values, name, accepted, most, company, isFirst }: SolutionCardProps) {
  const { solutionId, kind } = solution;
  const { form, refusedOf } = useSolutionForm(editor, solutionId, values);
  return (
    <SolutionFrame
      kind={kind}
      name={name}
      pieces={piecesOf(values)}
      accepted={accepted}
      anchor={anchorOf(solutionId)}
      tools={<Tools {...{ editor, solutionId, name, isFirst }} />}
    >
      <SolutionReason solution={solution} />
      <SolutionFieldsContext value={useMemo(() => ({ kind, refusedOf }), [kind, refusedOf])}>
        <FormPage<SolutionValues>
          form={form}
          initialValues={values}
          onValuesChange={() => editor.edit(solutionId, allOf(form))}
          onSubmit={() => editor.flush()}
        >
          <SolutionFields values={values} name={name} most={most} company={company} />
        </FormPage>
      </SolutionFieldsContext>
    </SolutionFrame>
  );
}

/** The form of a solution: filled again where something else than typing changed it, and with what the server refuses at its fields. */
function useSolutionForm(editor: PlanEditor, solutionId: number, values: SolutionValues) {
  const { kind } = values;
  const [form] = Form.useForm<SolutionValues>();
  const { epoch, refused } = editor.state;
  const wrong = refused.get(solutionId) ?? none;
  const refill = useEffectEvent(() => form.setFieldsValue(values));
  useEffect(() => {
    if (epoch > 0) refill();
  }, [epoch]);
  useEffect(() => {
    const names = fieldsOfKind[kind].filter((name) => wrong.some(({ path }) => path === name));
    if (names.length > 0) void form.validateFields(names).catch(() => undefined);
  }, [form, kind, wrong]);
  const refusedOf = useMemo(() => (name: FieldName) => wrong.find(({ path }) => path === name)?.message, [wrong]);
  return { form, refusedOf };
}

function Tools({ editor, solutionId, name, isFirst }: Pick<SolutionCardProps, 'editor' | 'name' | 'isFirst'> & { solutionId: number }) {
  const { t } = useTranslation(['solution', 'common']);
  const handleRemove = async () => {
    const bringBack = await removeSolution(editor, solutionId);
    if (bringBack)
      showToast({
        kind: 'good',
        title: t('removed', { name }),
        action: { label: t('common:undo'), onClick: () => void bringBack() },
      });
  };
  return (
    <>
      {!isFirst && (
        <Button
          type="text"
          size="small"
          aria-label={t('moveUp', { name })}
          title={t('moveUp', { name })}
          icon={<Icon name="arrow-up" />}
          onClick={() => void moveUp(editor, solutionId)}
        />
      )}
      <Button
        type="text"
        size="small"
        aria-label={t('removeOf', { name })}
        icon={<Icon name="trash" />}
        onClick={() => void handleRemove()}
      />
    </>
  );
}
