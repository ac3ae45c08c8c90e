import '@testing-library/jest-dom/vitest';
import '#src/ui/icons/workspace-icons.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { closeSessionDialog, toasts } from '../feedback/notices.ts';
import { loadAppPhrases, startLanguage } from '../i18n/language.ts';
import { forgetSession } from '../session.ts';

beforeAll(async () => {
  await startLanguage();
  await loadAppPhrases();
});

afterEach(() => {
  cleanup();
  forgetSession();
  toasts.set([]);
  closeSessionDialog();
  localStorage.clear();
  sessionStorage.clear();
});
