import type { Language } from '@heliodesk/contract/kit';
import { photoPlaces } from '@heliodesk/contract/attachment';
import { ChangeMacroBody } from '@heliodesk/contract/macro';
import type { MacroStepKind } from '@heliodesk/contract/macro';
import { outcomes } from '@heliodesk/contract/request';
import { Checkbox, Segmented, Select } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { TextInLanguage } from './text-in-language.tsx';

export interface StepEditorProps {
  index: number;
  /** In which texts are written. */
  language: Language;
  isAsking: boolean;
}

interface FlagProps {
  index: number;
  name: 'needsAnswer' | 'onlyMissing' | 'withCoverage';
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
        <Segmented options={outcomes.map((outcome) => ({ value: outcome, label: t(`enquiryDesk:complete.${outcome}`) }))} />
      </Field>
      <TextInLanguage {...props} label={t('textOf.complete')} />
    </>
  );
}

/** What leads choose for each kind of step; `null` where there is nothing to choose. */
export const stepEditors: Readonly<Record<MacroStepKind, ComponentType<StepEditorProps> | null>> = {
  pickUp: null,
  message: MessageEditor,
  askFiles: AskFilesEditor,
  proposeRejection: ProposeRejectionEditor,
  complete: CompleteEditor,
};
