// @shares-process
import { languages } from '@heliodesk/contract/kit';
import { render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { expect, test } from 'vitest';
import { loadAntdLocale } from '../theme/antd-locales.ts';
import { Pager } from './pager.tsx';

test.each(languages)('the box for a page’s number says in one sentence what it is for, with the language pack of %s', async (language) => {
  const locale = await loadAntdLocale(language);
  render(
    <ConfigProvider {...(locale && { locale })}>
      <Pager pageNum={1} pageSize={20} total={100} onChange={() => undefined} />
    </ConfigProvider>,
  );
  const box = screen.getByRole('textbox', { name: 'page' });
  const words = [...(box.parentElement?.childNodes ?? [])].map(({ textContent }) => textContent);
  expect(words.filter(Boolean)).toEqual(['Go to', 'page']);
});
