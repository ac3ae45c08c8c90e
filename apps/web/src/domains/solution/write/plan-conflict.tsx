import type { SolutionKind } from '@heliodesk/contract/solution';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { ConflictDialog, type ConflictingField } from '#src/ui/form/conflict-dialog.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { differing, fieldsOfKind, type FieldName, type SolutionValues } from '../values.ts';
import type { PlanEditor } from './plan-editor.ts';
import { areTextsInTheWay, collisionsOf, textsOf, type PlanState } from './plan-state.ts';

interface PlanConflictProps {
  editor: PlanEditor;
  state: PlanState;
  nameOf: (kind: SolutionKind) => string;
}

const fieldLabels: Partial<Record<FieldName, string>> = { quantity: 'pcs', repairTotalMoney: 'cost' };

/** What was typed here beside what someone else has saved since. */
export function PlanConflict({ editor, state, nameOf }: PlanConflictProps) {
  const { t } = useTranslation(['solution', 'fields']);
  const { typed, labelled } = useFormat();
  const wordsOf = (values: SolutionValues | undefined, name: FieldName): string => typed(values?.[name] ?? '');
  const fields = collisionsOf(state).flatMap(({ edit: { values }, theirs }): ConflictingField[] =>
    (theirs ? differing(values, theirs) : fieldsOfKind[values.kind]).map((name) => ({
      label: labelled(nameOf(values.kind), labelOf(fieldLabels[name] ?? name)),
      mine: wordsOf(values, name),
      theirs: wordsOf(theirs, name),
    })),
  );
  return <ConflictDialog fields={[...fields, ...textFields(state, t)]} onKeepMine={editor.keepMine} onTakeTheirs={editor.takeTheirs} />;
}

function textFields(state: PlanState, t: (key: 'fields:publicText' | 'note.title') => string): ConflictingField[] {
  const { texts, theirs } = state;
  if (texts === undefined || theirs === undefined || !areTextsInTheWay(state)) return [];
  const other = textsOf(theirs);
  return [
    { label: t('fields:publicText'), mine: texts.values.publicText, theirs: other.publicText },
    { label: t('note.title'), mine: texts.values.note, theirs: other.note },
  ].filter(({ mine, theirs: others }) => mine !== others);
}
