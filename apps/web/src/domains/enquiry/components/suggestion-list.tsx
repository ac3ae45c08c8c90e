import './enquiry.css';
import type { BindingSuggestion } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';

export interface ContactChoiceProps {
  isBusy: boolean;
  onChoose: (contact: { contactId: number; name: string }) => void;
}

/** Contacts who may have sent an enquiry, the likeliest first, with what they have in common with its sender. */
export function SuggestionList({ suggestions, isBusy, onChoose }: ContactChoiceProps & { suggestions: readonly BindingSuggestion[] }) {
  const { t } = useTranslation('enquiryDesk');
  if (suggestions.length === 0) return <p>{t('binding.none')}</p>;
  return (
    <ul className="hd-suggestions">
      {suggestions.map(({ contactId, contactPerson, companyName, email, reasons }) => (
        <li key={contactId}>
          <b>
            <bdi>{contactPerson}</bdi>
          </b>
          <bdi>{companyName}</bdi>
          <Ltr>{email}</Ltr>
          <ul className="hd-suggestion-reasons hd-t13">
            {reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" size={16} /> {t(`binding.reason.${reason}`)}
              </li>
            ))}
          </ul>
          <Button disabled={isBusy} onClick={() => onChoose({ contactId, name: contactPerson })}>
            {t('binding.to', { name: contactPerson })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
