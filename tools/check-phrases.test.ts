import { describe, expect, it } from 'vitest';
import { flatten, problemsOf, wantedKeys } from './phrase-texts.ts';
import { scan, unknownKeys, unusedKeys } from './phrase-uses.ts';
import type { Uses } from './phrase-uses.ts';

const texts = (value: object) => new Map(flatten(value, 'ui:'));
const english = texts({
  title: 'All your open requests',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  by: 'by {{name}}',
  nested: { ok: 'OK' },
});
const problems = (language: string, value: object, same: string[] = []) => problemsOf(language, texts(value), english, new Set(same));
const german = {
  title: 'Alle offenen Anfragen',
  days_one: 'ein Tag',
  days_other: '{{count}} Tage',
  by: 'von {{name}}',
  nested: { ok: 'OK' },
};

describe('the texts of a language', () => {
  it('are right when they hold what English holds', () => {
    expect(problems('de', german)).toEqual([]);
  });

  it('need the plural forms of their language', () => {
    expect(wantedKeys(english, 'pl')).toContain('ui:days_few');
    expect(problems('pl', german)).toEqual(['pl  ui:days_few is missing', 'pl  ui:days_many is missing']);
    expect(problems('zh', german)).toEqual(['zh  ui:days_one is not in English']);
  });

  it.each([
    ['a missing key', { nested: {} }, 'ui:nested.ok is missing'],
    ['a foreign key', { more: 'mehr' }, 'ui:more is not in English'],
    ['an empty text', { by: ' ' }, 'ui:by is empty'],
    ['another placeholder', { by: 'von {{nom}}' }, 'ui:by has {{nom}} where English has {{name}}'],
    ['a broken placeholder', { by: 'von {{name}} {x}' }, 'ui:by has a broken placeholder'],
    ['a plural without its count', { days_other: 'Tage' }, 'ui:days_other lacks the count'],
    ['a straight quotation mark', { nested: { ok: 'l"a' } }, 'ui:nested.ok has a straight quotation mark'],
    ['another tag', { nested: { ok: '<1>OK</1>' } }, 'ui:nested.ok has other tags than English'],
    ['English left standing', { title: 'All your open requests' }, 'ui:title is not translated'],
  ])('are reported with %s', (_what, change, problem) => {
    expect(problems('de', { ...german, ...change }).join('\n')).toContain(`de  ${problem}`);
  });

  it('may be those of English where the list says so', () => {
    expect(problems('de', { ...german, title: 'All your open requests' }, ['ui:title'])).toEqual([]);
  });
});

describe('the uses of keys', () => {
  const usesOf = (source: string) => {
    const uses: Uses = { strings: new Set(), beginnings: new Set(), asked: [] };
    scan('page.tsx', source, uses);
    return uses;
  };

  it('are found as whole keys, plurals, composed keys and attributes', () => {
    const uses = usesOf(`
      const { t } = useTranslation('ui');
      export const Page = () => <p title={t('title')}>{t('days', { count })} {t(\`nested.\${state}\`)} <Trans i18nKey="by" /></p>;
    `);
    expect(unusedKeys(uses, english, [])).toEqual([]);
    expect(unknownKeys(uses, english)).toEqual([]);
  });

  it('leave the others as unused, but not those put together at run time', () => {
    const uses = usesOf(`const { t } = useTranslation('ui'); t('title');`);
    expect(unusedKeys(uses, english, [])).toContain('en  ui:by is used nowhere');
    expect(unusedKeys(uses, english, ['ui:'])).toEqual([]);
  });

  it('report a key that English lacks', () => {
    const uses = usesOf(`const { t } = useTranslation('ui'); t('titel'); t('ui:by');`);
    expect(unknownKeys(uses, english)).toEqual(['page.tsx asks for titel, which English lacks']);
  });
});
