import { accountPages } from '@heliodesk/contract/account';
import { find, type Found } from '@heliodesk/contract/request';
import { createElement } from 'react';
import { PressingPromise, StateAndCompany } from '#src/domains/request/components/found-request.tsx';
import { deskPaths } from '#src/domains/request/desk/desk-paths.ts';
import { requestPaths } from '#src/domains/request/paths.ts';
import { call } from '#src/platform/http/call.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { links } from '../public/links.ts';
import type { SearchHit } from '../shell/shell-connection.ts';

type Reader = 'customer' | 'staff';

/** Staff know a request by its number, and see where it stands; customers know it by its title. */
const requestHits = (requests: Found['requests'], reader: Reader): SearchHit[] =>
  requests.map((request) => {
    const { requestId, requestNo, title } = request;
    return {
      group: i18n.t('shell:search.requests'),
      ...(reader === 'staff'
        ? {
            title: `${requestNo} · ${title}`,
            note: createElement(StateAndCompany, { request }),
            extra: createElement(PressingPromise, { request }),
            to: deskPaths.case(requestId),
          }
        : { title, note: requestNo, to: requestPaths.page(requestId) }),
      icon: 'file',
    };
  });

/** The list of all customers, of either type, which everyone who finds customers can open. */
const customersWith = (text: string): string => `${accountPages.callCenterCustomers}?${new URLSearchParams({ text }).toString()}`;

const customerHits = ({ contacts, companies }: Found): SearchHit[] => [
  ...contacts.map(({ name, email, companyName }): SearchHit => ({
    group: i18n.t('shell:search.contacts'),
    title: name,
    note: `${companyName} · ${email}`,
    to: customersWith(email),
    icon: 'person',
  })),
  ...companies.map(({ companyName, city }): SearchHit => ({
    group: i18n.t('shell:search.companies'),
    title: companyName,
    note: city,
    to: customersWith(companyName),
    icon: 'building',
  })),
];

const moduleHits = ({ modules }: Found): SearchHit[] =>
  modules.map(({ serialNumber, moduleType }) => ({
    group: i18n.t('shell:search.modules'),
    title: serialNumber,
    note: moduleType,
    to: `${links.authenticity}?${new URLSearchParams({ sn: serialNumber }).toString()}`,
    icon: 'module',
  }));

/** What the search in the header finds in addition to menu entries. */
export async function searchRecords(text: string, reader: Reader, signal: AbortSignal): Promise<SearchHit[]> {
  const found = await call(find, { query: { text }, signal, quiet: true, background: true });
  return [...requestHits(found.requests, reader), ...customerHits(found), ...moduleHits(found)];
}
