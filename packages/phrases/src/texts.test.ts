import { languages } from '@heliodesk/contract/kit';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { pluralForms } from './texts.ts';
import type { Texts } from './texts.ts';

interface English {
  title: string;
  days_one: string;
  days_other: string;
  nested: { rows_one: string; rows_other: string; note: string };
}

describe('the plural forms', () => {
  it.each(languages)('are those of the platform in %s', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect(pluralForms[language].toSorted()).toEqual(pluralCategories.toSorted());
  });
});

describe('the texts a language must hold', () => {
  it('has the plural forms of that language in place of the English ones', () => {
    expectTypeOf<keyof Texts<English, 'zh'>>().toEqualTypeOf<'title' | 'days_other' | 'nested'>();
    expectTypeOf<keyof Texts<English, 'de'>>().toEqualTypeOf<'title' | 'days_one' | 'days_other' | 'nested'>();
    expectTypeOf<keyof Texts<English, 'pl'>['nested']>().toEqualTypeOf<'rows_one' | 'rows_few' | 'rows_many' | 'rows_other' | 'note'>();
  });

  it('asks for all six forms in Arabic', () => {
    expectTypeOf<keyof Texts<English, 'ar'>>().toEqualTypeOf<
      'title' | 'nested' | `days_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
    >();
  });
});
