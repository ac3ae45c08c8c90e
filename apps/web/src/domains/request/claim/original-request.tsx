import './claim.css';
import type { EarlierRequest } from '@heliodesk/contract/request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import type { AutoCompleteProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { messageOfViolation } from '#src/platform/schema-rules.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { earlierRequests, earlierRequestsWhileTyping, knowsRequest } from '../earlier.ts';
import { unknownOriginal, useSettled } from './original.ts';

/** Refuses a number that no request of the company has; where the server doesn't answer, submitting asks again. */
const mustExist = (client: QueryClient, part: string, contactId: number | undefined) => ({
  validator: async (_rule: unknown, typed: unknown): Promise<void> => {
    const requestNo = typeof typed === 'string' ? typed.trim() : '';
    if (requestNo === '') return;
    const found = await client.fetchQuery({ ...earlierRequests(requestNo, contactId), staleTime: 60_000 }).catch(() => undefined);
    if (found && !knowsRequest(found, requestNo)) throw new Error(messageOfViolation(unknownOriginal(part)));
  },
});

const inCapitals = (typed: unknown): unknown => (typeof typed === 'string' ? typed.toUpperCase() : typed);

/** What the field of the original request has beside its own rule; `part` is the claim's in the save call. */
export function useOriginalField(part: string, contactId: number | undefined) {
  const { t } = useTranslation('claim');
  const client = useQueryClient();
  return { hint: t('hint.lastRequestNo'), normalize: inCapitals, extraRule: mustExist(client, part, contactId) };
}

interface RequestLookupProps extends Omit<AutoCompleteProps<string>, 'options' | 'showSearch'> {
  contactId: number | undefined;
  maxLength: number | undefined;
}

/** Proposes requests of the company, by part of their number, title or project. The form item gives it its value. */
export function RequestLookup({ contactId, maxLength, ...field }: RequestLookupProps) {
  const { t } = useTranslation('claim');
  const typed = field.value ?? '';
  const { data } = useQuery(earlierRequestsWhileTyping(useSettled(typed), contactId));
  const found = typed.trim() === '' ? [] : (data ?? []);
  return (
    <AutoComplete<string>
      {...field}
      className="hd-wide"
      classNames={{ popup: { root: 'hd-found-requests' } }}
      value={typed}
      virtual={false}
      showSearch={{ filterOption: false }}
      options={found.map((request) => ({ value: request.requestNo, label: <FoundRequest request={request} typed={typed.trim()} /> }))}
    >
      <Input
        placeholder={t('original.search')}
        {...(typed === '' ? {} : { dir: 'ltr' })}
        prefix={<Icon name="search" />}
        maxLength={maxLength}
      />
    </AutoComplete>
  );
}

function FoundRequest({ request, typed }: { request: EarlierRequest; typed: string }) {
  const { t } = useTranslation('claim');
  const { number } = useFormat();
  const { requestNo, status, title, quantity, submitTime, contactPerson } = request;
  const isStart = requestNo.startsWith(typed);
  const pieces = quantity === null ? [] : [t('pieces', { count: quantity, number: number(quantity) })];
  return (
    <span className="hd-found-request">
      <span className="hd-row">
        <Ltr mono className="hd-grow">
          {isStart && <mark>{typed}</mark>}
          {isStart ? requestNo.slice(typed.length) : requestNo}
        </Ltr>
        <RequestStatusDisc status={status} />
      </span>
      <span className="hd-hint hd-t12">
        {[title, ...pieces].map((fact) => (
          <span key={fact}>{fact} · </span>
        ))}
        <LocalTime at={submitTime} as="day" /> · {t('original.by', { name: contactPerson })}
      </span>
    </span>
  );
}
