// @shares-process
import { languages } from '@heliodesk/contract/kit';
import { render, screen } from '@testing-library/react';
import { ConfigProvider, DatePicker } from 'antd';
import { expect, test } from 'vitest';
import { loadAntdLocale } from './antd-locales.ts';

test.each(languages)('a calendar names its days shortly enough for their columns in %s', async (language) => {
  const locale = await loadAntdLocale(language);
  render(
    <ConfigProvider locale={locale}>
      <DatePicker open />
    </ConfigProvider>,
  );
  const days = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent ?? '');
  expect(days).toHaveLength(7);
  expect(new Set(days.map((day) => day.length > 4))).toEqual(new Set([false]));
});
