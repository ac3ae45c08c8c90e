import { OwnContactBody } from '@heliodesk/contract/account';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ContactFields } from '../fields/contact-fields.tsx';
import type { FieldOf } from '../fields/field-of.ts';
import { OwnField, type OwnFieldName } from './own-field.tsx';

const ContactField: FieldOf<OwnFieldName> = (field) => <OwnField schema={OwnContactBody} {...field} />;

/** What contacts change of themselves; the rules are those of registration. */
export function OwnContactFields() {
  const { t } = useTranslation('profile');
  return (
    <>
      <ContactFields Field={ContactField} isOwn phoneHint={t('hint.phone')} />
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
