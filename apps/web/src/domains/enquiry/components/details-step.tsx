import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainSerial } from '#src/domains/module/index.ts';
import { CountrySelect, DraftForm, LanguageSelect, TitleField } from '#src/domains/request/index.ts';
import type { FieldsStepProps } from '#src/domains/request/index.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import type { EnquirySubject } from '../enquiry-texts.tsx';
import type { EnquiryValues } from '../enquiry-values.ts';
import { EnquiryField } from './enquiry-field.ts';
import { SerialInRegistry } from './serial-in-registry.tsx';
import { SerialInput } from './serial-input.tsx';

type DetailsProps = FieldsStepProps<EnquiryValues>;

/** Details of an enquiry on modules. */
export const ModuleDetails = (props: DetailsProps) => <DetailsStep {...props} subject="module" />;

/** Details of an enquiry on trackers. */
export const TrackerDetails = (props: DetailsProps) => <DetailsStep {...props} subject="tracker" />;

/** What the question is about, the question, and how we answer. */
function DetailsStep({ subject, ...props }: DetailsProps & { subject: EnquirySubject }) {
  const { t } = useTranslation(['enquiry', 'draft']);
  return (
    <DraftForm {...props}>
      <TitleField part="enquiryReq" typed={props.values.enquiryReq.title} made={props.madeTitle} />
      <FieldRow>
        <EnquiryField part="enquiryReq" name="product" hint={t(`enquiry:${subject}.product`)}>
          <Input dir="auto" />
        </EnquiryField>
        <SerialField subject={subject} typed={props.values.enquiryReq.serialNumber ?? ''} />
      </FieldRow>
      <EnquiryField part="enquiryReq" name="desc" hint={t('hint.desc')}>
        <Input.TextArea dir="auto" rows={6} showCount />
      </EnquiryField>
      <FieldRow>
        <EnquiryField part="enquiryReq" name="language" hint={t('draft:answerHint')}>
          <LanguageSelect />
        </EnquiryField>
        <EnquiryField part="enquiryReq" name="region">
          <CountrySelect />
        </EnquiryField>
        <EnquiryField part="enquiryReq" name="phoneNo" hint={t('hint.phone')}>
          <Input type="tel" autoComplete="tel" dir="ltr" />
        </EnquiryField>
      </FieldRow>
      <EnquiryField part="enquiryReq" name="address" hint={t('hint.address')}>
        <Input dir="auto" />
      </EnquiryField>
    </DraftForm>
  );
}

/** One serial number; of a module it says what the registry knows, once the number has been typed. */
function SerialField({ subject, typed }: { subject: EnquirySubject; typed: string }) {
  const { t } = useTranslation('enquiry');
  const [asked, setAsked] = useState(() => plainSerial(typed));
  const help = t(`${subject}.serial`);
  const hint = subject === 'module' ? <SerialInRegistry sn={asked === plainSerial(typed) ? asked : ''}>{help}</SerialInRegistry> : help;
  return (
    <EnquiryField part="enquiryReq" name="serialNumber" hint={hint}>
      <SerialInput onLeave={setAsked} />
    </EnquiryField>
  );
}
