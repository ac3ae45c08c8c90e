// @shares-process
import { loadPhrases } from '@heliodesk/phrases/languages';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { i18n } from '#src/platform/i18n/language.ts';
import { localTime } from '#src/platform/testing/local-time.ts';
import { PromiseArc } from './promise-arc.tsx';

const now = new Date('2026-11-20T10:06:40Z');
const after = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

afterEach(() => act(() => i18n.changeLanguage('en')));

describe('the words of a promise', () => {
  test.each([
    ['4 h left', after(4.5)],
    ['1 day left', after(29)],
    ['2 days left', after(48)],
    ['25 min left', after(25 / 60)],
    ['1 min left', after(1 / 3600)],
    ['5 h late', after(-5)],
    ['1 day late', after(-30)],
  ])('%s', (words, dueAt) => {
    render(<PromiseArc dueAt={dueAt} now={now} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  test.each([
    ['de', 'noch 1 Tag', 29],
    ['de', '3 Tage überfällig', -80],
    ['pl', 'Pozostało: 5 dni', 130],
    ['fr', '2 jours de retard', -50],
    ['ar', 'التأخير: يومان', -50],
    ['ar', 'بقي 3 أيام', 80],
    ['ja', 'あと2日', 50],
  ] as const)('in %s: %s', async (language, words, hours) => {
    const { ui } = await loadPhrases('app', language);
    i18n.addResourceBundle(language, 'ui', ui, true, true);
    await act(() => i18n.changeLanguage(language));
    render(<PromiseArc dueAt={after(hours)} now={now} />);
    expect(screen.getByText((text) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ') === words)).toBeVisible();
  });

  test('a large one tells two units, and the moment as the reader writes it', () => {
    render(<PromiseArc dueAt="2026-11-21T15:40:12+00:00" now={now} size="large" title="Closing review, promised for" />);
    expect(screen.getByText('1 day 5 h left')).toBeVisible();
    expect(screen.getByText(localTime('2026-11-21T15:40:12Z'))).toBeVisible();
  });

  test('kept in time is kept, kept too late stays late', () => {
    const { rerender } = render(<PromiseArc dueAt={after(-10)} keptAt={after(-20)} now={now} />);
    expect(screen.getByText('On time')).toBeVisible();
    rerender(<PromiseArc dueAt={after(-10)} keptAt={after(-7)} now={now} />);
    expect(screen.getByText('3 h late')).toBeVisible();
  });

  test('no promise is a dash', () => {
    render(<PromiseArc dueAt={null} now={now} />);
    expect(screen.getByText('–')).toBeVisible();
  });
});
