// @shares-process
import { signOut as signOutCall } from '@heliodesk/contract/identity';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { ownKey } from '#src/platform/own-input.ts';
import { readToken, setCurrentUser, storeToken } from '#src/platform/session.ts';
import { browserStorage, tabStorage } from '#src/platform/storage.ts';
import { callsTo, stubServer, type Received } from '#src/platform/testing/stub-server.ts';
import { signInAgain, signOut } from './session-calls.ts';

const texts = { title: 'Hot spots, Guadix I' };
let calls: Received[];
let assign: MockInstance<(to: string | URL) => void>;

function signInUser(userId: number): void {
  const user = { userId, userName: 'Amelia Ortega', avatar: null, email: 'a@x.test', kind: 'customer', companyName: null } as const;
  storeToken('tok');
  setCurrentUser({ user: { ...user, language: 'en', contactId: null }, roles: ['customer'], permissions: [] });
}

/** Keeps what someone types wherever the product does, and answers its keys. */
function typeSomething(): string[] {
  const kept = [ownKey('moduleClaim', 'new'), ownKey('form', 'profile'), ownKey('outbox', 12), ownKey('reply', 12)];
  for (const key of kept) for (const storage of [tabStorage, browserStorage]) storage.setJson(key, texts);
  return kept;
}
const left = (keys: readonly string[]): unknown[] =>
  [tabStorage, browserStorage].flatMap((storage) => keys.map((key) => storage.getJson(key)).filter((value) => value !== undefined));

beforeEach(() => {
  calls = stubServer([[signOutCall, null]]);
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => assign.mockRestore());

it('signing out leaves nothing in this browser of what the person typed, and what others typed', async () => {
  signInUser(71);
  const ofOther = typeSomething();
  signInUser(7);
  const own = typeSomething();
  browserStorage.set('language', 'pl');
  await signOut();
  expect(callsTo(calls, signOutCall)).toHaveLength(1);
  expect(assign).toHaveBeenCalledWith('/index');
  expect(readToken()).toBeUndefined();
  expect(left(own)).toEqual([]);
  expect(left(ofOther)).toHaveLength(8);
  expect(browserStorage.get('language')).toBe('pl');
});

it('a session that ended by itself leaves what was typed until the person is back', async () => {
  signInUser(7);
  const own = typeSomething();
  await signInAgain('/login?redirect=%2Fclaim');
  expect(assign).toHaveBeenCalledWith('/login?redirect=%2Fclaim');
  expect(readToken()).toBeUndefined();
  expect(left(own)).toHaveLength(8);
});
