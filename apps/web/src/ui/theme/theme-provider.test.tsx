// @shares-process
import { act, render, screen, waitFor } from '@testing-library/react';
import { Modal, Pagination } from 'antd';
import { afterEach, expect, test, vi } from 'vitest';
import { applyProfileLanguage, i18n } from '#src/platform/i18n/language.ts';
import { DayPicker } from '../form/day-picker.tsx';
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

test('a day is cleared by a button that is called as those of other fields are', async () => {
  await act(() => applyProfileLanguage('es'));
  render(
    <ThemeProvider language="es" size="default">
      <DayPicker aria-label="Day" value="2026-05-15" />
      <Pagination total={100} />
    </ThemeProvider>,
  );
  await screen.findByTitle('Página siguiente');
  expect(screen.getByRole('button', { name: i18n.t('ui:clear') })).toBeInTheDocument();
  expect(i18n.t('ui:clear')).toBe('Borrar');
  await act(() => i18n.changeLanguage('en'));
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
