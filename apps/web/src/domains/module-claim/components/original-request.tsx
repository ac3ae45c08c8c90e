import { SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import type { EarlierRequest } from '@heliodesk/contract/request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import type { AutoCompleteProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { earlierRequests, earlierRequestsWhileTyping, knowsRequest, RequestStatusDisc } from '#src/domains/request/index.ts';
import { maxLengthOf, messageOfViolation } from '#src/platform/schema-rules.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { unknownOriginal, useSettled } from '../original.ts';
import { ClaimField } from './claim-field.ts';

/** Refuses a number that no request of the company has; where the server doesn't answer, submitting asks again. */
const mustExist = (client: QueryClient, contactId: number | undefined) => ({
  validator: async (_rule: unknown, typed: unknown): Promise<void> => {
    const requestNo = typeof typed === 'string' ? typed.trim() : '';
    if (requestNo === '') return;
    const found = await client.fetchQuery({ ...earlierRequests(requestNo, contactId), staleTime: 60_000 }).catch(() => undefined);
    if (found && !knowsRequest(found, requestNo)) throw new Error(messageOfViolation(unknownOriginal));
  },
});

const inCapitals = (typed: unknown): unknown => (typeof typed === 'string' ? typed.toUpperCase() : typed);

/** The number of the request that a claim goes back to, looked up while it is typed. */
export function OriginalRequest({ contactId }: { contactId: number | undefined }) {
  const { t } = useTranslation('moduleClaim');
  const client = useQueryClient();
  return (
    <ClaimField
      part="moduleClaim"
      name="lastRequestNo"
      hint={t('hint.lastRequestNo')}
      normalize={inCapitals}
      extraRule={mustExist(client, contactId)}
    >
      <RequestLookup contactId={contactId} />
    </ClaimField>
  );
}

interface RequestLookupProps extends Omit<AutoCompleteProps<string>, 'options' | 'showSearch'> {
  contactId: number | undefined;
}

/** Proposes requests of the company, by part of their number, title or project. The form item gives it its value. */
function RequestLookup({ contactId, ...field }: RequestLookupProps) {
  const { t } = useTranslation('moduleClaim');
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
        maxLength={maxLengthOf(SaveModuleClaimBody, 'moduleClaim.lastRequestNo') ?? 30}
      />
    </AutoComplete>
  );
}

function FoundRequest({ request, typed }: { request: EarlierRequest; typed: string }) {
  const { t } = useTranslation('moduleClaim');
  const { number } = useFormat();
  const { requestNo, status, title, quantity, submitTime, contactPerson } = request;
  const isStart = requestNo.startsWith(typed);
  const pieces = quantity === null ? [] : [t('original.pieces', { count: quantity, number: number(quantity) })];
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
