import { ModuleClaimSubmission, SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import {
  CountrySelect,
  DetailsHead,
  DetailsSection,
  DraftForm,
  labelIn,
  LanguageSelect,
  RequestLookup,
  sectionState,
  TitleField,
  useOriginalField,
  useUnitOptions,
  useUnknownOriginal,
} from '#src/domains/request/index.ts';
import type { FieldsStepProps } from '#src/domains/request/index.ts';
import { maxLengthOf, validate } from '#src/platform/schema-rules.ts';
import { ChoiceRadios } from '#src/ui/form/choice-radios.tsx';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { FieldRow } from '#src/ui/form/field.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { ClaimField } from './claim-field.ts';
import { EarlierProjects } from './earlier-projects.tsx';

/** What happened, to what, and where it stands. */
export function DetailsStep(props: FieldsStepProps<ClaimValues>) {
  const { t } = useTranslation(['claim', 'draft', 'common']);
  const { values, contactId } = props;
  const open = new Set(validate(ModuleClaimSubmission, values).map(({ path }) => path));
  const isOriginalUnknown = useUnknownOriginal(values.moduleClaim.lastRequestNo, contactId);
  const originalField = useOriginalField('moduleClaim', contactId);
  const original = isOriginalUnknown ? 'incomplete' : values.moduleClaim.lastRequestNo ? 'done' : 'later';
  return (
    <>
      <DetailsHead />
      <DraftForm {...props}>
        <TitleField part="basicReq" typed={values.basicReq.title} made={props.madeTitle} />
        <DetailsSection title={t('details.whatTitle')} state={sectionState(open, inDefect)}>
          <Defect />
        </DetailsSection>
        <DetailsSection title={t('details.projectTitle')} state={sectionState(open, inProject)}>
          <EarlierProjects {...props} />
          <Project unit={values.moduleClaim.unit} />
        </DetailsSection>
        <DetailsSection title={t('details.earlierTitle')} note={t('common:optional')} state={original}>
          <ClaimField part="moduleClaim" name="lastRequestNo" {...originalField}>
            <RequestLookup contactId={contactId} maxLength={maxLengthOf(SaveModuleClaimBody, 'moduleClaim.lastRequestNo')} />
          </ClaimField>
        </DetailsSection>
        <DetailsSection title={t('draft:answerTitle')}>
          <FieldRow>
            <ClaimField part="basicReq" name="language" hint={t('draft:answerHint')}>
              <LanguageSelect />
            </ClaimField>
            <ClaimField part="basicReq" name="region" hint={t('hint.region')}>
              <CountrySelect allowClear />
            </ClaimField>
          </FieldRow>
        </DetailsSection>
      </DraftForm>
    </>
  );
}

const inDefect = ['basicReq.desc', 'moduleClaim.defectDate', 'moduleClaim.quantity'];
const inProject = ['projectName', 'capacity', 'projectCountry', 'projectCity', 'projectAddress', 'type', 'bracket'].map(
  (name) => `moduleClaim.${name}`,
);

function Defect() {
  const { t } = useTranslation(['moduleClaim', 'claim']);
  return (
    <>
      <ClaimField part="basicReq" name="desc" hint={t('hint.desc')}>
        <Input.TextArea dir="auto" rows={3} showCount />
      </ClaimField>
      <div className="hd-three">
        <ClaimField part="moduleClaim" name="defectDate" hint={t('claim:hint.defectDate')} validateTrigger={['onBlur', 'onChange']}>
          {/* A later day is not emptied: it stays with what is wrong with it. */}
          <DayPicker className="hd-wide" />
        </ClaimField>
        <ClaimField part="moduleClaim" name="quantity" hint={t('hint.quantity')}>
          <NumberInput isWhole maxLength={maxLengthOf(SaveModuleClaimBody, 'moduleClaim.quantity')} />
        </ClaimField>
      </div>
    </>
  );
}

function Project({ unit }: { unit: string | null | undefined }) {
  const { t } = useTranslation(['moduleClaim', 'claim']);
  const { t: label } = useTranslation('fields');
  const units = useUnitOptions();
  return (
    <>
      <div className="hd-name-and-number">
        <ClaimField part="moduleClaim" name="projectName" hint={t('claim:hint.projectName')}>
          <Input />
        </ClaimField>
        <div className="hd-capacity">
          <ClaimField part="moduleClaim" name="capacity" hint={t('claim:hint.capacity')}>
            <NumberInput maxLength={maxLengthOf(SaveModuleClaimBody, 'moduleClaim.capacity')} unit={labelIn(units, unit)} />
          </ClaimField>
          <ClaimField part="moduleClaim" name="unit" className="hd-unlabelled">
            <Select options={units} popupMatchSelectWidth={false} aria-label={label('unit')} />
          </ClaimField>
        </div>
      </div>
      <div className="hd-three">
        <ClaimField part="moduleClaim" name="projectCountry">
          <CountrySelect />
        </ClaimField>
        <ClaimField part="moduleClaim" name="projectCity">
          <Input />
        </ClaimField>
        <ClaimField part="moduleClaim" name="projectAddress" hint={t('hint.projectAddress')}>
          <Input />
        </ClaimField>
      </div>
      <ChoiceField name="type" from="installation_type" />
      <ChoiceField name="bracket" from="bracket" hint={t('hint.bracket')} />
    </>
  );
}

/** More choices than these are a list instead of radios. */
const mostRadios = 8;

/** A choice out of a dictionary. */
function ChoiceField({ name, from, hint }: { name: 'type' | 'bracket'; from: 'installation_type' | 'bracket'; hint?: string }) {
  const { t } = useTranslation('fields');
  const options = useDictionaryOptions(from);
  return (
    <ClaimField part="moduleClaim" name={name} hint={hint} validateTrigger="onChange">
      {options.length > mostRadios ? <Select options={options} /> : <ChoiceRadios options={options} aria-label={t(name)} />}
    </ClaimField>
  );
}
