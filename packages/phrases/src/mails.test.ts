import { languages } from '@heliodesk/contract/kit';
import { expect, it } from 'vitest';
import { loadCatalogue } from './catalogue.ts';

it.each(languages)('mails about a request name its title before its number in %s', async (language) => {
  const subjects = (await loadCatalogue())
    .filter(({ key }) => /^(?:mail|bankMail|shipmentMail):.*\.subject$/.test(key))
    .map(({ key, texts }) => ({ key, subject: texts[language].text ?? '' }))
    .filter(({ subject }) => subject.includes('{{requestNo}}'));
  expect(subjects.length).toBeGreaterThan(5);
  for (const { key, subject } of subjects) expect(subject, key).toMatch(/^[\u200f\u2066-\u2069]*\{\{title\}\}.*\{\{requestNo\}\}/u);
});
