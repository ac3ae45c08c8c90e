// @shares-process
import type { Language } from '@heliodesk/contract/kit';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Alert, Button, Drawer, Input, Modal, Tag } from 'antd';
import { afterEach, expect, test } from 'vitest';
import { applyProfileLanguage, i18n } from '#src/platform/i18n/language.ts';
import { Pager } from '../data-table/pager.tsx';
import { DayPicker } from '../form/day-picker.tsx';
import { MultiSelect } from '../form/multi-select.tsx';
import { SearchInput } from '../form/search-input.tsx';
import { Select } from '../form/select.tsx';
import { Icon } from '../icons/icon.tsx';
import { loadAntdLocale } from './antd-locales.ts';
import { ThemeProvider } from './theme-provider.tsx';

afterEach(() => act(() => i18n.changeLanguage('en')));

/** All that the page itself says, in every language. */
const own = '§';
const options = [{ value: 1, label: own }];

const parts = (language: string) => (
  <ThemeProvider language={language} size="default">
    <Button loading>{own}</Button>
    <Button loading icon={<Icon name="send" />}>
      {own}
    </Button>
    <SearchInput label={own} value="7" />
    <Input.Password aria-label={own} value="7" />
    <Select aria-label={own} loading options={options} />
    <Select aria-label={own} allowClear value={1} options={options} />
    <Select aria-label={own} open showSearch allowClear value={1} options={options} />
    <MultiSelect aria-label={own} open value={[1]} options={options} />
    <DayPicker aria-label={own} value="2026-05-15" />
    <Pager pageNum={20} pageSize={10} total={1_000} onChange={() => undefined} />
    <Tag closable>{own}</Tag>
    {(['info', 'success', 'warning', 'error'] as const).map((type) => (
      <Alert key={type} type={type} showIcon title={own} />
    ))}
    <Modal open title={own} footer={null} />
    <Drawer open title={own} />
  </ThemeProvider>
);

const roles = ['button', 'combobox', 'dialog', 'img', 'listbox', 'listitem', 'option', 'region', 'textbox'];

/** What a screen reader calls the parts on the page, but for numbers and what the page itself says. */
async function namesIn(language: Language): Promise<Set<string>> {
  await act(() => applyProfileLanguage(language));
  const { unmount } = render(parts(language));
  const { global: words } = await loadAntdLocale(language);
  await screen.findAllByRole('button', { name: words?.close ?? '' });
  const day = screen.getAllByRole('textbox', { name: own }).find((field) => field.closest('.ant-picker'));
  await userEvent.click(day as HTMLElement);
  await screen.findByRole('region', { name: i18n.t('ui:calendar') });
  const names = new Set<string>();
  const note = (name: string, part: Element) => part.closest('[aria-hidden="true"]') === null && names.add(name).has(name);
  for (const role of roles) screen.queryAllByRole(role, { name: note });
  unmount();
  return new Set([...names].filter((name) => name !== own && /\p{L}/u.test(name)));
}

test('no part of Ant Design is named in English on a page in another language', async () => {
  const english = await namesIn('en');
  expect([...english]).toEqual(expect.arrayContaining(['Clear', 'Close', 'Next page', 'Previous month', 'Show']));
  for (const language of ['de', 'ar', 'zh'] as const) {
    const names = await namesIn(language);
    expect(names.size, language).toBeGreaterThanOrEqual(english.size);
    expect(
      [...names].filter((name) => english.has(name)),
      language,
    ).toEqual([]);
  }
});

const sources = import.meta.glob<string>(['/src/**/*.tsx', '!/src/**/*.test.tsx'], { query: '?raw', import: 'default', eager: true });

test('no segmented control is left with the name that Ant Design gives it', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/<SegmentedControl\b(?:(?!\/>)[^])*/g)].map(([tag]) => ({ path, isNamed: tag.includes(' aria-label=') })),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ isNamed }) => !isNamed)).toEqual([]);
});
