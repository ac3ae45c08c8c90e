import { render, screen } from '@testing-library/react';
import { Pagination } from 'antd';
import { expect, test } from 'vitest';
import { ThemeProvider } from './theme-provider.tsx';

const page = (language: string) => (
  <ThemeProvider language={language} size="default">
    <input aria-label="Typed" />
    <Pagination total={100} />
  </ThemeProvider>
);

test('what is being typed stays while the words of a language load, and when the language changes', async () => {
  const { rerender } = render(page('de'));
  const field = screen.getByRole('textbox', { name: 'Typed' });
  await screen.findByTitle('Nächste Seite');
  expect(screen.getByRole('textbox', { name: 'Typed' })).toBe(field);
  rerender(page('es'));
  await screen.findByTitle('Página siguiente');
  rerender(page('en'));
  await screen.findByTitle('Next Page');
  expect(screen.getByRole('textbox', { name: 'Typed' })).toBe(field);
});
