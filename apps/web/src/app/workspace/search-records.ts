import { accountPages } from '@heliodesk/contract/account';
import type { Marks } from '@heliodesk/contract/kit';
import { find, historyPageOf, type Found, type RequestMarks } from '@heliodesk/contract/request';
import { passportPageOf } from '@heliodesk/contract/module';
import { createElement, Fragment, type ReactNode } from 'react';
import { PressingPromise, StateAndCompany } from '#src/domains/request/components/found-request.tsx';
import { deskPaths } from '#src/domains/request/desk/desk-paths.ts';
import { requestPaths } from '#src/domains/request/paths.ts';
import { call } from '#src/platform/http/call.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { Marked } from '#src/ui/format/marked.tsx';
import type { SearchHit } from '../shell/shell-connection.ts';

type Reader = 'customer' | 'staff';

/** A text of a hit, its found parts marked. */
const marked = (text: string, marks: Marks): ReactNode => createElement(Marked, { text, marks });

/** Texts of one line, separated as the palette separates them. */
const joined = (...parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part])));

/** What a hit says below its title: where the words are, if the title does not have them all. */
const noteOf = (usual: ReactNode, { excerpt }: RequestMarks): ReactNode =>
  excerpt === null ? usual : joined(usual, createElement('bdi', null, marked(excerpt.text, excerpt.marks)));

/** Staff know a request by its number, and see where it stands; customers know it by its title. */
const requestHits = (requests: Found['requests'], reader: Reader): SearchHit[] =>
  requests.map((request) => {
    const { requestId, requestNo, title, marks } = request;
    const [number, words] = [marked(requestNo, marks.requestNo), marked(title, marks.title)];
    return {
      group: i18n.t('shell:search.requests'),
      ...(reader === 'staff'
        ? {
            title: joined(number, words),
            note: noteOf(createElement(StateAndCompany, { request }), marks),
            extra: createElement(PressingPromise, { request }),
            to: deskPaths.case(requestId),
          }
        : { title: words, note: noteOf(number, marks), to: requestPaths.page(requestId) }),
      icon: 'file',
    };
  });

/** Closed requests of older systems. */
const importedHits = (imported: Found['imported'], reader: Reader): SearchHit[] =>
  imported.map((request) => {
    const { requestId, requestNo, title, marks } = request;
    const [number, words] = [marked(requestNo, marks.requestNo), marked(title, marks.title)];
    return {
      group: i18n.t('shell:search.imported'),
      title: reader === 'staff' ? joined(number, words) : words,
      note: noteOf(reader === 'staff' ? createElement(StateAndCompany, { request }) : number, marks),
      to: historyPageOf(requestId),
      icon: 'clock',
    };
  });

/** The list of all customers, of either type, which everyone who finds customers can open. */
const customersWith = (text: string): string => `${accountPages.callCenterCustomers}?${new URLSearchParams({ text }).toString()}`;

const customerHits = ({ contacts, companies }: Found): SearchHit[] => [
  ...contacts.map(({ name, email, companyName, marks }): SearchHit => ({
    group: i18n.t('shell:search.contacts'),
    title: marked(name, marks.name),
    note: joined(marked(companyName, marks.companyName), marked(email, marks.email)),
    to: customersWith(email),
    icon: 'person',
  })),
  ...companies.map(({ companyName, city, marks }): SearchHit => ({
    group: i18n.t('shell:search.companies'),
    title: marked(companyName, marks.companyName),
    note: marked(city, marks.city),
    to: customersWith(companyName),
    icon: 'building',
  })),
];

const moduleHits = ({ modules }: Found): SearchHit[] =>
  modules.map(({ serialNumber, moduleType, marks }) => ({
    group: i18n.t('shell:search.modules'),
    title: marked(serialNumber, marks.serialNumber),
    note: moduleType,
    to: passportPageOf(serialNumber),
    icon: 'module',
  }));

/** What the search in the header finds in addition to menu entries. */
export async function searchRecords(text: string, reader: Reader, signal: AbortSignal): Promise<SearchHit[]> {
  const found = await call(find, { query: { text }, signal, quiet: true, background: true });
  return [...requestHits(found.requests, reader), ...importedHits(found.imported, reader), ...customerHits(found), ...moduleHits(found)];
}
