import { HandOverBody } from '@heliodesk/contract/payment';
import type { BankTask } from '@heliodesk/contract/payment';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { Select } from '#src/ui/form/select.tsx';

/** The contact of the company who is to enter the bank details. */
export function ContactField({ label, contacts }: { label: string; contacts: BankTask['contacts'] }) {
  return (
    <Field name="contactId" label={label} validateTrigger={['onBlur', 'onChange']} rules={[schemaRule(HandOverBody, 'contactId', label)]}>
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        options={contacts.map(({ contactId, name }) => ({ value: contactId, label: name }))}
      />
    </Field>
  );
}

/** The name of a contact that was chosen. */
export const nameOfContact = (contacts: BankTask['contacts'], contactId: number): string =>
  contacts.find((contact) => contact.contactId === contactId)?.name ?? '';
