import '@testing-library/jest-dom/vitest';
import '#src/ui/icons/workspace-icons.ts';
import { cleanup, configure } from '@testing-library/react';
import dayjs from 'dayjs';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { setPreferences, usualPreferences } from '#src/app/shell/preferences.ts';
import { setAppearance } from '../appearance.ts';
import { closeSessionDialog, toasts } from '../feedback/notices.ts';
import { answerProof } from '../fresh-proof.ts';
import {
  loadAppPhrases,
  loadBackOfficePhrases,
  loadFactorPhrases,
  loadRequestPhrases,
  restartLanguage,
  startLanguage,
} from '../i18n/language.ts';
import { liveUpdates } from '../live-updates.ts';
import { forgetSession } from '../session.ts';
import { lightenStyles } from './light-styles.ts';
import { breakOffCalls } from './stub-server.ts';

lightenStyles();
// A busy machine may take its time; what waits ends as soon as it sees what it waits for.
configure({ asyncUtilTimeout: 20_000 });

/** Kept here, because a test may have put another clock in place. */
const realTimeout = globalThis.setTimeout;

beforeAll(async () => {
  await startLanguage();
  await restartLanguage();
  await loadAppPhrases();
  await loadRequestPhrases();
  await loadBackOfficePhrases();
  // Parts that are loaded when they're first shown bring these once in the life of a process.
  await loadFactorPhrases();
});

afterEach(async () => {
  cleanup();
  // What listens without anyone being signed in has opened it too.
  liveUpdates.stop();
  answerProof(false);
  breakOffCalls();
  // Lets what waited for them hear of it.
  await new Promise<void>((resolve) => void realTimeout(resolve, 0));
  forgetSession();
  toasts.set([]);
  closeSessionDialog();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share a process, its modules and its window: the next one finds them as the first did.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dayjs.locale('en');
  setAppearance('device');
  setPreferences(usualPreferences);
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
});
