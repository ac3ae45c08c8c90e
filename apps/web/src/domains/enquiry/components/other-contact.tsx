import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerChoices } from '#src/domains/account/index.ts';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { isSearchable } from '#src/ui/form/searchable.ts';
import type { ContactChoiceProps } from './suggestion-list.tsx';

/** Finds any contact, where none of the suggested ones is the sender. */
export function OtherContact({ isBusy, onChoose }: ContactChoiceProps) {
  const { t } = useTranslation('enquiryDesk');
  const { parts } = useFormat();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  const { data, isFetching } = useQuery({ ...customerChoices({ text, pageNum: 1, pageSize: 10 }), enabled: isSearchable(text) });
  const found = data?.rows ?? [];
  const contact = found.find(({ contactId }) => contactId === chosen);
  return (
    <div className="hd-row">
      <Select<number>
        className="hd-grow"
        aria-label={t('binding.search')}
        placeholder={t('binding.search')}
        showSearch={{ filterOption: false, onSearch: setText }}
        loading={isFetching}
        notFoundContent={null}
        value={contact?.contactId ?? null}
        onChange={setChosen}
        options={found.map(({ contactId, contactPerson, companyName, email }) => ({
          value: contactId,
          label: parts([contactPerson, companyName, email]),
        }))}
      />
      <Button
        disabled={contact === undefined || isBusy}
        onClick={() => contact && onChoose({ contactId: contact.contactId, name: contact.contactPerson })}
      >
        {t('rts.bind')}
      </Button>
    </div>
  );
}
