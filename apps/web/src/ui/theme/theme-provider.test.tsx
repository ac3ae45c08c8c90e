// @shares-process
import { render, screen, waitFor } from '@testing-library/react';
import { Modal, Pagination } from 'antd';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from './theme-provider.tsx';

afterEach(() => vi.unstubAllGlobals());

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

test.each([
  ['grows', false],
  ['is there without moving where less motion is asked for', true],
])('a dialog %s', async (_, isReduced) => {
  const real = globalThis.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('reduced-motion') ? { matches: isReduced } : real(query)));
  render(
    <ThemeProvider language="en" size="default">
      <Modal open title="Remove it?" />
    </ThemeProvider>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Remove it?' });
  await waitFor(() => expect(dialog.className).not.toContain('zoom-appear-prepare'));
  expect(dialog.className.includes('zoom-appear')).toBe(!isReduced);
});
