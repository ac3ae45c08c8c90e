import './enquiry.css';
import type { BindingSuggestion } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';

export interface ContactChoiceProps {
  isBusy: boolean;
  onChoose: (contact: { contactId: number; name: string }) => void;
}

/** Contacts who may have sent an enquiry, the likeliest first, with what they have in common with its sender. */
export function SuggestionList({ suggestions, isBusy, onChoose }: ContactChoiceProps & { suggestions: readonly BindingSuggestion[] }) {
  const { t } = useTranslation('enquiryDesk');
  const { list } = useFormat();
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
          <span className="hd-hint hd-t13">{list(reasons.map((reason) => t(`binding.reason.${reason}`)))}</span>
          <Button disabled={isBusy} onClick={() => onChoose({ contactId, name: contactPerson })}>
            {t('binding.to', { name: contactPerson })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
