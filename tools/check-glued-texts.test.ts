import { describe, expect, it } from 'vitest';
import { findGluedTexts } from './check-glued-texts.ts';

const page = 'apps/web/src/domains/account/pages/page.tsx';
const store = 'apps/server/src/domains/account/store/people.ts';

describe('texts that are glued together by hand', () => {
  it.each([
    [page, 'const name = `${firstName} ${lastName}`;', 'formatName'],
    [page, 'title={t("saved", { name: `${contact.lastName} ${contact.firstName}` })}', 'formatName'],
    [store, 'name: `${row.first_name} ${row.last_name}`,', 'formatName'],
    [store, "sql`select c.first_name || ' ' || c.last_name as name`", 'nameInSql'],
    [page, "return [city, country].filter(Boolean).join(', ');", 'formatList or formatParts'],
    [store, "const words = names.join('، ');", 'formatList or formatParts'],
    [page, 'aria-label={`${t("import.label")}: ${fileName}`}', 'formatLabelled'],
    [page, 'prefix={`${label}:`}', 'formatLabelled'],
    [page, '<span>{t("lastWord")}:</span>', 'formatLabelled'],
    ['apps/server/src/platform/mail/render-mail.ts', 'const text = `${link.label}:\\n${link.url}: ${value}`;', 'formatLabelled'],
  ])('are found in %s: %s', (path, line, better) => {
    expect(findGluedTexts(path, `first line\n${line}\n`)).toEqual([
      expect.stringContaining(`${path}:2: glued together by hand, better ${better}`),
    ]);
  });

  it.each([
    [page, 'const name = formatName(contact, language);'],
    [page, "const query = params.join('&');"],
    [page, 'const key = `user:${userId}`;'],
    [store, 'throw new Error(`${path}: ${message}`);'],
    ['apps/server/src/cli/import.ts', "tell(columns.join(', '));"],
  ])('are not found in %s: %s', (path, line) => {
    expect(findGluedTexts(path, line)).toEqual([]);
  });
});
