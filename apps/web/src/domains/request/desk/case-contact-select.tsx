import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Select } from '#src/ui/form/select.tsx';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { caseContacts } from './desk-queries.ts';
import { ContactStateTag } from './contact-state.tsx';

interface CaseContactSelectProps {
  requestId: number;
  /** Given by the form's `Field`, as are the value and its setter. */
  id?: string;
  value?: number;
  onChange?: (contactId: number) => void;
}

/** Chooses a person of the company that a request is from; shows who would not be reached either. */
export function CaseContactSelect({ requestId, id, value, onChange }: CaseContactSelectProps) {
  const { t } = useTranslation('desk');
  const { data: people = [], isPending, error } = useQuery(caseContacts(requestId));
  return (
    <Select<number>
      {...(id ? { id } : {})}
      aria-label={t('contact.new')}
      placeholder={t('contact.choose')}
      showSearch={{ optionFilterProp: 'name' }}
      loading={isPending}
      getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
      notFoundContent={isPending ? undefined : error ? messageOf(error) : t('contact.noOne')}
      value={value ?? null}
      onChange={(contactId) => onChange?.(contactId)}
      options={people.map(({ contactId, name, email, state }) => ({
        value: contactId,
        name: `${name} ${email}`,
        label: (
          <span className="hd-row">
            <bdi>{name}</bdi>
            <span className="hd-grow hd-cut hd-hint hd-t12">
              <Ltr>{email}</Ltr>
            </span>
            <ContactStateTag state={state} />
          </span>
        ),
      }))}
    />
  );
}
