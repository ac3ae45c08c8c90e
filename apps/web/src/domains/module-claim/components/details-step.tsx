import { languages } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { DatePicker, Input, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { ClaimField } from './claim-field.tsx';
import { ClaimForm } from './claim-form.tsx';
import type { ClaimFormProps } from './claim-form.tsx';

const wireDay = 'YYYY-MM-DD';
const asPicked = (day: unknown) => ({ value: typeof day === 'string' && day !== '' ? dayjs(day) : null });
const asDay = (picked: Dayjs | null): string | null => picked?.format(wireDay) ?? null;
/** A decimal comma must not vanish: 2,5 is no 25. */
const withPoint = (typed: string | undefined): string => (typed ?? '').replace(',', '.');
const search = { optionFilterProp: 'label' } as const;

/** What happened, to what, and where it stands. */
export function DetailsStep(props: ClaimFormProps) {
  const { t } = useTranslation('moduleClaim');
  return (
    <ClaimForm {...props}>
      <h2 className="hd-h-sm">{t('details.whatTitle')}</h2>
      <ClaimField part="basicReq" name="desc" hint={t('hint.desc')}>
        <Input.TextArea dir="auto" rows={5} maxLength={4000} showCount />
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
          <DatePicker className="hd-wide" format="YYYY/MM/DD" maxDate={dayjs().endOf('day')} />
        </ClaimField>
        <ClaimField part="moduleClaim" name="quantity" hint={t('hint.quantity')}>
          <InputNumber<string | number> className="hd-wide" inputMode="numeric" parser={withPoint} />
        </ClaimField>
        <ClaimField part="moduleClaim" name="lastRequestNo" hint={t('hint.lastRequestNo')}>
          <Input maxLength={30} dir="ltr" />
        </ClaimField>
      </FieldRow>
      <Project />
      <h2 className="hd-h-sm">{t('details.answerTitle')}</h2>
      <FieldRow>
        <ClaimField part="basicReq" name="language" hint={t('hint.language')}>
          <Select options={languages.map((code) => ({ value: code, label: languageNames[code] }))} />
        </ClaimField>
        <Countries part="basicReq" name="region" hint={t('hint.region')} />
      </FieldRow>
    </ClaimForm>
  );
}

function Project() {
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
          <Input maxLength={200} />
        </ClaimField>
        <div className="hd-capacity">
          <ClaimField part="moduleClaim" name="capacity" hint={t('hint.capacity')}>
            <Input maxLength={20} inputMode="decimal" dir="ltr" />
          </ClaimField>
          <ClaimField part="moduleClaim" name="unit">
            <Select options={units} popupMatchSelectWidth={false} aria-label={label('unit')} />
          </ClaimField>
        </div>
      </FieldRow>
      <FieldRow>
        <Countries part="moduleClaim" name="projectCountry" />
        <ClaimField part="moduleClaim" name="projectCity">
          <Input maxLength={100} />
        </ClaimField>
      </FieldRow>
      <ClaimField part="moduleClaim" name="projectAddress" hint={t('hint.projectAddress')}>
        <Input maxLength={300} />
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

interface CountriesProps {
  part: 'basicReq' | 'moduleClaim' | 'requestAddressReq';
  name: 'region' | 'projectCountry' | 'shipToCountry';
  hint?: string;
}

/** A field for a country, found by typing its name. */
export function Countries({ part, name, hint }: CountriesProps) {
  const options = useCountryOptions();
  return (
    <ClaimField part={part} name={name} hint={hint}>
      <Select showSearch={search} allowClear={name === 'region'} options={options} />
    </ClaimField>
  );
}
