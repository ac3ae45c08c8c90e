// @shares-process
import { afterEach, describe, expect, it } from 'vitest';
import { forgetSession, readToken, storeToken } from './session.ts';

describe('the cookie of the session', () => {
  afterEach(forgetSession);

  it('keeps the token as it was given', () => {
    storeToken('a+b/c=;d');
    expect(readToken()).toBe('a+b/c=;d');
  });

  it('is none when it cannot be read, instead of an error on every page', () => {
    document.cookie = 'Admin-Token=%E0%A4%A; path=/';
    expect(readToken()).toBeUndefined();
  });
});
