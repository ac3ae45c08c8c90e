import '@testing-library/jest-dom/vitest';
import '#src/ui/icons/workspace-icons.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { closeSessionDialog, toasts } from '../feedback/notices.ts';
import { loadAppPhrases, loadBackOfficePhrases, loadRequestPhrases, startLanguage } from '../i18n/language.ts';
import { forgetSession } from '../session.ts';
import { lightenStyles } from './light-styles.ts';

lightenStyles();
// A busy machine may take its time; what waits ends as soon as it sees what it waits for.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(async () => {
  await startLanguage();
  await loadAppPhrases();
  await loadRequestPhrases();
  await loadBackOfficePhrases();
});

afterEach(() => {
  cleanup();
  forgetSession();
  toasts.set([]);
  closeSessionDialog();
  localStorage.clear();
  sessionStorage.clear();
});
