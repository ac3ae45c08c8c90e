// @shares-process
import { languages } from '@heliodesk/contract/kit';
import * as api from '@heliodesk/contract/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { switchLanguage } from '#src/platform/i18n/language.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import AnnouncementsPage from './announcements.tsx';
import StaticPagePage from './static-page.tsx';
import StaticPagesPage from './static-pages.tsx';

const user = userEvent.setup();
let calls: Received[];

const open = (Component: ComponentType, address: string) => openPage([{ path: '*', Component }], address);

const page: api.StaticPageDetail = {
  id: 4,
  slug: 'terms',
  title: 'Terms',
  languages: ['en', 'de'],
  isBuiltIn: false,
  updateTime: '2026-11-20T09:00:00.000Z',
  version: 2,
  texts: { en: { title: 'Terms', body: 'Read **them**' }, de: { title: 'Bedingungen', body: 'Lesen' } },
};
const builtIn = { ...page, id: 1, slug: 'privacy', title: 'Privacy', isBuiltIn: true };

describe('pages', () => {
  beforeEach(() => {
    calls = stubServer([
      [api.listStaticPages, { rows: [builtIn, page], total: 2 }],
      [api.getStaticPage, page],
      [api.editStaticPage, page],
      [api.addStaticPage, page],
      [api.removeStaticPage, null],
      [api.staticPage, { slug: 'terms', language: 'en', title: 'Terms', body: 'Read **them**' }],
    ]);
  });

  test('are listed; those of the portal stay, others go after a question', async () => {
    open(StaticPagesPage, '/admin/page');
    expect(await screen.findByText('Built in')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '/staticPage?page=terms' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete “Terms”?' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(callsTo(calls, api.removeStaticPage, { id: 4 })).toHaveLength(1));
  });

  test('are written in each language with a preview, and saved whole', async () => {
    const router = open(StaticPagesPage, '/admin/page?edit=4');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.getByRole('heading', { level: 1, name: 'Edit page: Terms' })).toBeVisible();
    expect((await screen.findByText('them')).tagName).toBe('STRONG');
    await user.clear(title);
    await user.type(title, 'Rules');
    await user.click(screen.getByRole('button', { name: 'Save page' }));
    await waitFor(() =>
      expect(bodiesTo(calls, api.editStaticPage).at(-1)).toMatchObject({
        id: 4,
        version: 2,
        texts: { en: { title: 'Rules' }, de: { title: 'Bedingungen', body: 'Lesen' }, fr: { title: '', body: '' } },
      }),
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('borrow English where a language is missing, and say so', async () => {
    await switchLanguage('de');
    open(StaticPagePage, '/staticPage?page=terms');
    expect(await screen.findByRole('note')).toHaveTextContent('Diese Seite ist noch nicht übersetzt');
    expect((await screen.findByText('them')).closest('[lang]')).toHaveAttribute('lang', 'en');
    await switchLanguage('en');
  });

  test('have no text yet in English before it is written, and borrow it in other languages', async () => {
    open(StaticPagesPage, '/admin/page?edit=new');
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('No text yet');
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByText(/^Deutsch/));
    expect(await screen.findByText(/English is shown/)).toBeInTheDocument();
  });

  test('are named in the address; without a name the one about service is shown', async () => {
    open(StaticPagePage, '/staticPage');
    expect(await screen.findByText('them')).toBeInTheDocument();
    expect(calls.at(-1)?.url.pathname).toBe('/api/page/show/service');
  });

  test('are scrolled with the keyboard, though nothing in them can be pressed', async () => {
    open(StaticPagePage, '/staticPage?page=terms');
    const text = await screen.findByText('them');
    await user.tab();
    expect(document.activeElement).toContainElement(text);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('that are not there are not found', async () => {
    stubServer([[api.staticPage, new Refused({ code: 404 })]]);
    open(StaticPagePage, '/staticPage?page=nothing');
    expect(await screen.findByRole('heading', { level: 2 })).toBeInTheDocument();
  });
});

describe('announcements', () => {
  const row: api.AnnouncementRow = {
    id: 3,
    level: 'warning',
    texts: Object.fromEntries(languages.map((code) => [code, `Down ${code}`])),
    startsAt: '2026-12-01T08:00:00.000Z',
    endsAt: '2026-12-01T12:00:00.000Z',
    state: 'planned',
    version: 1,
  };
  beforeEach(() => {
    calls = stubServer([
      [api.listAnnouncements, { rows: [row], total: 1 }],
      [api.editAnnouncement, row],
      [api.addAnnouncement, row],
      [api.removeAnnouncement, null],
    ]);
  });

  test('are changed with their times in UTC and a preview', async () => {
    open(AnnouncementsPage, '/admin/announcement');
    expect(await screen.findByText('Scheduled', { selector: '.hd-tag' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Down en' }));
    expect(screen.getByLabelText(/^Start/)).toHaveValue('2026-12-01T08:00');
    const english = screen.getByRole('textbox', { name: /English/ });
    await user.clear(english);
    await user.type(english, 'Closed');
    expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('Closed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodiesTo(calls, api.editAnnouncement).at(-1)).toMatchObject({
        id: 3,
        version: 1,
        startsAt: row.startsAt,
        texts: { en: 'Closed', de: 'Down de' },
      }),
    );
  });

  test('need times and an English text', async () => {
    open(AnnouncementsPage, '/admin/announcement');
    await user.click(await screen.findByRole('button', { name: 'New announcement' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Check these 3 fields')).toBeInTheDocument();
    expect(bodiesTo(calls, api.addAnnouncement)).toEqual([]);
  });
});
