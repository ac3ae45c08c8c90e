import { languages, type Language } from '@heliodesk/contract/kit';
import { expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

const due = { moment: new Date('2026-11-24T23:30:00Z'), timeZone: 'Europe/Warsaw' };
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u2066-\u2069]/g, '');

const written: Record<Language, string> = {
  en: 'by November 25, 2026 at 12:30 AM GMT+1',
  zh: '2026年11月25日 00:30 GMT+1',
  ja: '2026年11月25日 0:30 GMT+1',
  es: 'el 25 de noviembre de 2026 a las 0:30 CET',
  de: 'bis 25. November 2026 um 00:30 MEZ',
  it: 'entro il giorno 25 novembre 2026 alle ore 00:30 CET',
  fr: 'le 25 novembre 2026 à 00:30 UTC+1',
  pl: 'do 25 listopada 2026 00:30 CET',
  ar: '25 نوفمبر 2026 في 12:30 ص غرينتش+1',
};

it.each(languages)('a promise is dated in the words and the zone of the reader in %s', (language) => {
  for (const template of ['requestReceived', 'requestFiledFor', 'requestFiledForOutside'] as const) {
    const params = { name: 'Ewa', agent: 'Ingrid', title: 'Hot spots', requestNo: 'MC-20261120-00042', due };
    const { text, html } = renderMail({ language, template, params }, 'http://localhost');
    expect(plain(text)).toContain(written[language]);
    expect(text).not.toMatch(/2026\/11|\(UTC\)|（UTC）|\[object/);
    expect(plain(html)).toContain(written[language]);
  }
});

it.each(languages)('without a known zone the time is in UTC in %s', (language) => {
  const params = { name: 'Ewa', time: { moment: new Date('2026-11-24T23:30:00Z') } };
  const { text } = renderMail({ language, template: 'passwordChanged', params }, 'http://localhost');
  expect(text).toContain('UTC');
  expect(text).toContain('24');
});

it.each([
  ['en', 'Open request:'],
  ['fr', 'Ouvrir la demande\u00A0:'],
  ['zh', '：'],
  ['ja', '：'],
] as const)('the address of the button follows the colon of %s', (language, label) => {
  const params = { name: 'Ewa', requestNo: 'MC-20261120-00042', title: 'Hot spots', owner: 'Ingrid' };
  const { text } = renderMail({ language, template: 'requestPickedUp', params, path: '/case' }, 'http://localhost');
  expect(text).toContain(`${label}\nhttp://localhost/case`);
});

it('each line takes its own direction, so that a text in another script ends where it ends', () => {
  const params = {
    name: 'أميليا',
    requestNo: 'MC-20261120-00042',
    title: 'Hot spots',
    text: 'Out of warranty.\nSee the <sheet>.',
    until: due,
  };
  const { html } = renderMail({ language: 'ar', template: 'requestRejected', params }, 'http://localhost');
  const line = (text: string) => `<span style="unicode-bidi:plaintext">${text}</span>`;
  expect(html).toContain(`${line('Out of warranty.')}<br>${line('See the &#60;sheet&#62;.')}`);
});
