import { tryScreens } from './fixtures/screens.ts';

// Shares nothing with the wide look: from right to left, dark, and on a phone.
tryScreens({ language: 'ar', direction: 'rtl', colorScheme: 'dark', viewport: { width: 390, height: 844 } });
