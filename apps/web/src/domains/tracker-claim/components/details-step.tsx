import { SaveTrackerClaimBody } from '@heliodesk/contract/tracker-claim';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
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
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { FieldRow } from '#src/ui/form/field.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { TypedSubmission } from '../claim-values.ts';
import type { ClaimValues } from '../claim-values.ts';
import { ClaimField } from './claim-field.ts';

const inDefect = ['basicReq.desc', 'partsClaim.defectDate', 'partsClaim.quantity'];
const inProject = ['projectName', 'capacity', 'country', 'city'].map((name) => `partsClaim.${name}`);

/** What happened, how many pieces are defective, and where the plant is. */
export function DetailsStep(props: FieldsStepProps<ClaimValues>) {
  const { t } = useTranslation(['claim', 'draft', 'common']);
  const { values, contactId } = props;
  const { lastRequestNo, unit } = values.partsClaim;
  const open = new Set(validate(TypedSubmission, values).map(({ path }) => path));
  const isOriginalUnknown = useUnknownOriginal(lastRequestNo, contactId);
  const original = isOriginalUnknown ? 'incomplete' : lastRequestNo ? 'done' : 'later';
  const originalField = useOriginalField('partsClaim', contactId);
  return (
    <>
      <DetailsHead />
      <DraftForm {...props}>
        <TitleField part="basicReq" typed={values.basicReq.title} made={props.madeTitle} />
        <DetailsSection title={t('details.whatTitle')} state={sectionState(open, inDefect)}>
          <Defect />
        </DetailsSection>
        <DetailsSection title={t('details.projectTitle')} state={sectionState(open, inProject)}>
          <Project unit={unit} />
        </DetailsSection>
        <DetailsSection title={t('details.earlierTitle')} note={t('common:optional')} state={original}>
          <ClaimField part="partsClaim" name="lastRequestNo" {...originalField}>
            <RequestLookup contactId={contactId} maxLength={maxLengthOf(SaveTrackerClaimBody, 'partsClaim.lastRequestNo')} />
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

function Defect() {
  const { t } = useTranslation(['trackerClaim', 'claim']);
  return (
    <>
      <ClaimField part="basicReq" name="desc" hint={t('hint.desc')}>
        <Input.TextArea dir="auto" rows={3} showCount />
      </ClaimField>
      <div className="hd-three">
        <ClaimField part="partsClaim" name="defectDate" hint={t('claim:hint.defectDate')} validateTrigger={['onBlur', 'onChange']}>
          {/* A later day is not emptied: it stays with what is wrong with it. */}
          <DayPicker className="hd-wide" />
        </ClaimField>
        <ClaimField part="partsClaim" name="quantity" hint={t('hint.quantity')}>
          <NumberInput isWhole maxLength={maxLengthOf(SaveTrackerClaimBody, 'partsClaim.quantity')} />
        </ClaimField>
      </div>
    </>
  );
}

function Project({ unit }: { unit: string | null | undefined }) {
  const { t } = useTranslation(['claim', 'fields']);
  const units = useUnitOptions();
  return (
    <>
      <div className="hd-name-and-number">
        <ClaimField part="partsClaim" name="projectName" hint={t('hint.projectName')}>
          <Input />
        </ClaimField>
        <div className="hd-capacity">
          <ClaimField part="partsClaim" name="capacity" hint={t('hint.capacity')}>
            <NumberInput maxLength={maxLengthOf(SaveTrackerClaimBody, 'partsClaim.capacity')} unit={labelIn(units, unit)} />
          </ClaimField>
          <ClaimField part="partsClaim" name="unit" className="hd-unlabelled">
            <Select options={units} popupMatchSelectWidth={false} aria-label={t('fields:unit')} />
          </ClaimField>
        </div>
      </div>
      <FieldRow>
        <ClaimField part="partsClaim" name="country">
          <CountrySelect />
        </ClaimField>
        <ClaimField part="partsClaim" name="city">
          <Input />
        </ClaimField>
      </FieldRow>
    </>
  );
}
