// @shares-process
import { describe, expect, it } from 'vitest';
import { safeRedirect } from '#src/domains/identity/index.ts';
import { guard, isPublicPath } from './guard.ts';

const at = (address: string) => new URL(address, 'http://portal.test');

describe('the guard', () => {
  it('sends a stranger to the sign-in page with the whole path to return to', () => {
    expect(guard(at('/profile/myRequest?status=3&text=a b#top'), false)).toBe(
      `/login?redirect=${encodeURIComponent('/profile/myRequest?status=3&text=a%20b#top')}`,
    );
  });

  it.each(['/home', '/register', '/moduleQuery/index', '/knowledge/detail', '/evaluation/any/thing', '/privacy', '/404'])(
    'lets a stranger see %s',
    (path) => {
      expect(guard(at(path), false)).toBeUndefined();
    },
  );

  it.each(['/desk', '/evaluation/preview/3', '/profile', '/knowledgebase', '/homepage', '/redirect/desk'])(
    'asks a stranger to sign in for %s',
    (path) => {
      expect(guard(at(path), false)).toMatch(/^\/login\?redirect=/);
      expect(isPublicPath(path)).toBe(false);
    },
  );

  it('sends a signed-in user from the sign-in page to the root, and the root home', () => {
    expect(guard(at('/login?redirect=/desk'), true)).toBe('/');
    expect(guard(at('/'), true)).toBe('/home');
    expect(guard(at('/index'), false)).toBe('/home');
  });

  it.each(['/?code=abc&state=x', '/callback?code=abc&state=x'])('forwards the single sign-on answer at %s', (address) => {
    expect(guard(at(address), false)).toBe('/oauth2/callback?code=abc&state=x');
  });

  it('lets a signed-in user pass', () => {
    expect(guard(at('/profile/myRequest'), true)).toBeUndefined();
  });
});

describe('the redirect parameter', () => {
  it.each(['/desk', '/profile/myRequest?status=3&sn=A%20B#row', '/warrantyclaim/moduleclaim?requestId=7'])('is followed to %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/desk',
    'javascript:alert(1)',
    'desk',
    '/a\\..\\..\\b',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /desk',
    '/.//evil.example',
    '/..//evil.example',
    '/login?redirect=/login',
    '',
    null,
  ])('is refused for %j', (value) => {
    expect(safeRedirect(value)).toBeUndefined();
  });
});
