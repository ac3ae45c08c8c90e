// @shares-process
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { i18n } from '#src/platform/i18n/language.ts';
import { user } from '#src/platform/testing/user.ts';
import { NumberInput } from './number-input.tsx';

afterEach(() => act(() => i18n.changeLanguage('en')));

function Held({ start = null }: { start?: string | number | null }) {
  const [value, setValue] = useState<string | number | null>(start);
  return (
    <>
      <NumberInput aria-label="Capacity" unit="MW" value={value} onChange={setValue} />
      <output aria-label="Stored">{value ?? 'nothing'}</output>
      <button type="button" onClick={() => setValue('476')}>
        Cure
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Capacity' });
const stored = () => screen.getByLabelText('Stored').textContent;

describe('a number field', () => {
  test.each([
    ['de', '48,2', '48.2'],
    ['es', '48,2', '48.2'],
    ['it', '1.234,5', '1234.5'],
    ['pl', '1 234,5', '1234.5'],
    ['fr', '1\u202F234,5', '1234.5'],
    ['ar', '٤٨٫٢', '48.2'],
    ['ja', '48.2', '48.2'],
    ['en', '1,234.5', '1234.5'],
  ] as const)('%s: takes %s and gives %s', async (language, typed, value) => {
    await act(() => i18n.changeLanguage(language));
    render(<Held />);
    await user.type(field(), typed);
    expect(stored()).toBe(value);
    expect(field()).toHaveValue(typed);
  });

  test('says how it read what is written otherwise in this language', async () => {
    render(<Held />);
    await user.type(field(), '48,2');
    expect(field()).toHaveAccessibleDescription(/^Read as 48\.2 MW/);
    await user.clear(field());
    await user.type(field(), '48.2');
    expect(field()).not.toHaveAccessibleDescription();
    expect(stored()).toBe('48.2');
  });

  test('keeps what is no number as it was typed, and is empty when nothing is left', async () => {
    render(<Held />);
    await user.type(field(), 'about 12');
    expect(stored()).toBe('about 12');
    await user.clear(field());
    expect(stored()).toBe('nothing');
  });

  test.each([
    ['de', '48.200,5'],
    ['fr', '48\u202F200,5'],
    ['en', '48,200.5'],
  ] as const)('%s: shows a stored number as %s', async (language, shown) => {
    await act(() => i18n.changeLanguage(language));
    render(<Held start="48200.5" />);
    expect(field()).toHaveValue(shown);
    expect(i18n.language).toBe(language);
  });

  test('follows a value that was changed elsewhere', async () => {
    render(<Held start={480} />);
    await user.type(field(), ',5');
    await user.click(screen.getByRole('button', { name: 'Cure' }));
    expect(field()).toHaveValue('476');
    expect(field()).not.toHaveAccessibleDescription();
  });
});
