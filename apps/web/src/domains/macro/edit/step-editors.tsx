import type { Language } from '@heliodesk/contract/kit';
import { photoPlaces } from '@heliodesk/contract/attachment';
import { askableFields, ChangeMacroBody } from '@heliodesk/contract/macro';
import type { MacroStepKind, MacroVariable } from '@heliodesk/contract/macro';
import { serialVerdicts } from '@heliodesk/contract/module';
import { outcomes, requestTypeValues } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { Checkbox, Form } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { nameOf } from '#src/platform/field-labels.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { MultiSelect } from '#src/ui/form/multi-select.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { TextInLanguage } from './text-in-language.tsx';

export interface StepEditorProps {
  index: number;
  /** In which texts are written. */
  language: Language;
  /** Placeholders that have a value with these steps. */
  offered: readonly MacroVariable[];
}

interface FlagProps {
  index: number;
  name: 'needsAnswer' | 'onlyMissing' | 'withCoverage' | 'isLast';
}

function Flag({ index, name }: FlagProps) {
  const { t } = useTranslation('macro');
  return (
    <Field name={['steps', index, name]} label={t(`flag.${name}.label`)} valuePropName="checked">
      <Checkbox>{t(`flag.${name}.text`)}</Checkbox>
    </Field>
  );
}

function MessageEditor(props: StepEditorProps) {
  const { t } = useTranslation('macro');
  return (
    <>
      <TextInLanguage {...props} label={t('textOf.message')} />
      <Flag index={props.index} name="needsAnswer" />
    </>
  );
}

function NoteEditor(props: StepEditorProps) {
  const { t } = useTranslation('macro');
  return <TextInLanguage {...props} label={t('textOf.note')} hint={t('noteHint')} />;
}

function AskDetailsEditor(props: StepEditorProps) {
  const { t } = useTranslation('macro');
  const types = Form.useWatch<RequestType[] | undefined>('types', { preserve: true });
  const chosen = Form.useWatch<string[] | undefined>(['steps', props.index, 'fields'], { preserve: true });
  const fields = new Set([...askableFields(types?.length ? types : requestTypeValues), ...(chosen ?? [])]);
  return (
    <>
      <Field name={['steps', props.index, 'fields']} label={t('details')} hint={t('detailsHint')}>
        <MultiSelect options={[...fields].map((field) => ({ value: field, label: nameOf(field) }))} />
      </Field>
      <TextInLanguage {...props} label={t('textOf.askDetails')} />
    </>
  );
}

function AskSerialsEditor(props: StepEditorProps) {
  const { t } = useTranslation(['macro', 'serialNumber']);
  return (
    <>
      <Field
        name={['steps', props.index, 'verdicts']}
        label={t('serials')}
        required
        rules={[schemaRule(ChangeMacroBody, `steps.${props.index}.verdicts`)]}
      >
        <Checkbox.Group options={serialVerdicts.map((verdict) => ({ value: verdict, label: t(`serialNumber:verdict.${verdict}`) }))} />
      </Field>
      <TextInLanguage {...props} label={t('textOf.askSerials')} />
    </>
  );
}

const RemindEditor = ({ index }: StepEditorProps) => <Flag index={index} name="isLast" />;

function LinkDuplicateEditor() {
  const { t } = useTranslation('macro');
  return <p className="hd-hint hd-t13">{t('duplicateHint')}</p>;
}

function AskFilesEditor(props: StepEditorProps) {
  const { t } = useTranslation(['macro', 'attachment']);
  return (
    <>
      <Field name={['steps', props.index, 'photos']} label={t('photos')} hint={t('photosHint')}>
        <Checkbox.Group options={photoPlaces.map((place) => ({ value: place, label: t(`attachment:places.${place}.name`) }))} />
      </Field>
      <Flag index={props.index} name="onlyMissing" />
      <TextInLanguage {...props} label={t('textOf.askFiles')} hint={t('optionalText')} />
    </>
  );
}

function ProposeRejectionEditor(props: StepEditorProps) {
  const { t } = useTranslation(['macro', 'fields']);
  const reasons = useDictionaryOptions('reject_reason');
  return (
    <>
      <Field
        name={['steps', props.index, 'reasonCode']}
        label={t('fields:reasonCode')}
        required
        rules={[schemaRule(ChangeMacroBody, `steps.${props.index}.reasonCode`)]}
      >
        <Select options={reasons} />
      </Field>
      <Flag index={props.index} name="withCoverage" />
      <TextInLanguage {...props} label={t('textOf.proposeRejection')} hint={t('reasonDraft')} />
    </>
  );
}

function CompleteEditor(props: StepEditorProps) {
  const { t } = useTranslation(['macro', 'fields', 'enquiryDesk']);
  return (
    <>
      <Field name={['steps', props.index, 'outcome']} label={t('fields:outcome')}>
        <SegmentedControl
          aria-label={t('fields:outcome')}
          options={outcomes.map((outcome) => ({ value: outcome, label: t(`enquiryDesk:complete.${outcome}`) }))}
        />
      </Field>
      <TextInLanguage {...props} label={t('textOf.complete')} />
    </>
  );
}

/** What leads choose for each kind of step; `null` where there is nothing to choose. */
export const stepEditors: Readonly<Record<MacroStepKind, ComponentType<StepEditorProps> | null>> = {
  pickUp: null,
  message: MessageEditor,
  note: NoteEditor,
  askDetails: AskDetailsEditor,
  askSerials: AskSerialsEditor,
  askFiles: AskFilesEditor,
  askBank: null,
  setDates: null,
  remind: RemindEditor,
  linkDuplicate: LinkDuplicateEditor,
  proposeRejection: ProposeRejectionEditor,
  complete: CompleteEditor,
};
