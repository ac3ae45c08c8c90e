import { OwnContactBody } from '@heliodesk/contract/account';
import { Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { OwnField } from './own-field.tsx';

/** What contacts change of themselves; the rules are those of registration. */
export function ContactFields() {
  const { t } = useTranslation('profile');
  const salutations = useDictionaryOptions('salutation');
  return (
    <>
      <OwnField schema={OwnContactBody} name="salutation" normalize={(value: string | undefined) => value ?? ''}>
        <Select allowClear options={salutations} />
      </OwnField>
      <FieldRow>
        <OwnField schema={OwnContactBody} name="firstName">
          <Input autoComplete="given-name" />
        </OwnField>
        <OwnField schema={OwnContactBody} name="lastName">
          <Input autoComplete="family-name" />
        </OwnField>
      </FieldRow>
      <OwnField schema={OwnContactBody} name="jobTitle">
        <Input autoComplete="organization-title" />
      </OwnField>
      <OwnField schema={OwnContactBody} name="mobile" hint={t('hint.phone')}>
        <Input type="tel" autoComplete="tel" dir="ltr" />
      </OwnField>
      <Form.Item
        name="receiveMoreInformation"
        getValueProps={(value: unknown) => ({ checked: value === 1 })}
        getValueFromEvent={({ target }: { target: { checked: boolean } }) => (target.checked ? 1 : 0)}
      >
        <Checkbox>{t('contact.news')}</Checkbox>
      </Form.Item>
    </>
  );
}
