import { SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import { DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { CountrySelect, DraftForm, labelIn, LanguageSelect, TitleField } from '#src/domains/request/index.ts';
import type { FieldsStepProps } from '#src/domains/request/index.ts';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { ClaimField } from './claim-field.ts';
import { OriginalRequest } from './original-request.tsx';

const wireDay = 'YYYY-MM-DD';
const asPicked = (day: unknown) => ({ value: typeof day === 'string' && day !== '' ? dayjs(day) : null });
const asDay = (picked: Dayjs | null): string | null => picked?.format(wireDay) ?? null;

/** What happened, to what, and where it stands. */
export function DetailsStep(props: FieldsStepProps<ClaimValues>) {
  const { t } = useTranslation(['moduleClaim', 'draft']);
  return (
    <DraftForm {...props}>
      <TitleField part="basicReq" typed={props.values.basicReq.title} made={props.madeTitle} />
      <h2 className="hd-h-sm">{t('details.whatTitle')}</h2>
      <ClaimField part="basicReq" name="desc" hint={t('hint.desc')}>
        <Input.TextArea dir="auto" rows={5} showCount />
      </ClaimField>
      <FieldRow>
        <ClaimField
          part="moduleClaim"
          name="defectDate"
          hint={t('hint.defectDate')}
          getValueProps={asPicked}
          getValueFromEvent={asDay}
          validateTrigger={['onBlur', 'onChange']}
        >
          {/* A later day is not emptied: it stays with what is wrong with it. */}
          <DatePicker className="hd-wide" format="YYYY/MM/DD" />
        </ClaimField>
        <ClaimField part="moduleClaim" name="quantity" hint={t('hint.quantity')}>
          <NumberInput isWhole maxLength={maxLengthOf(SaveModuleClaimBody, 'moduleClaim.quantity')} />
        </ClaimField>
        <OriginalRequest contactId={props.contactId} />
      </FieldRow>
      <Project unit={props.values.moduleClaim.unit} />
      <h2 className="hd-h-sm">{t('draft:answerTitle')}</h2>
      <FieldRow>
        <ClaimField part="basicReq" name="language" hint={t('draft:answerHint')}>
          <LanguageSelect />
        </ClaimField>
        <ClaimField part="basicReq" name="region" hint={t('hint.region')}>
          <CountrySelect allowClear />
        </ClaimField>
      </FieldRow>
    </DraftForm>
  );
}

function Project({ unit }: { unit: string | null | undefined }) {
  const { t } = useTranslation('moduleClaim');
  const { t: label } = useTranslation('fields');
  const types = useDictionaryOptions('installation_type');
  const brackets = useDictionaryOptions('bracket');
  const units = useDictionaryOptions('unit');
  return (
    <>
      <h2 className="hd-h-sm">{t('details.projectTitle')}</h2>
      <FieldRow>
        <ClaimField part="moduleClaim" name="projectName" hint={t('hint.projectName')}>
          <Input />
        </ClaimField>
        <div className="hd-capacity">
          <ClaimField part="moduleClaim" name="capacity" hint={t('hint.capacity')}>
            <NumberInput maxLength={maxLengthOf(SaveModuleClaimBody, 'moduleClaim.capacity')} unit={labelIn(units, unit)} />
          </ClaimField>
          <ClaimField part="moduleClaim" name="unit">
            <Select options={units} popupMatchSelectWidth={false} aria-label={label('unit')} />
          </ClaimField>
        </div>
      </FieldRow>
      <FieldRow>
        <ClaimField part="moduleClaim" name="projectCountry">
          <CountrySelect />
        </ClaimField>
        <ClaimField part="moduleClaim" name="projectCity">
          <Input />
        </ClaimField>
      </FieldRow>
      <ClaimField part="moduleClaim" name="projectAddress" hint={t('hint.projectAddress')}>
        <Input />
      </ClaimField>
      <FieldRow>
        <ClaimField part="moduleClaim" name="type">
          <Select options={types} />
        </ClaimField>
        <ClaimField part="moduleClaim" name="bracket" hint={t('hint.bracket')}>
          <Select options={brackets} />
        </ClaimField>
      </FieldRow>
    </>
  );
}
