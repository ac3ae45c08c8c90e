import { tryScreens } from './fixtures/screens.ts';

tryScreens({ language: 'en', direction: 'ltr', colorScheme: 'light', viewport: { width: 1440, height: 900 } });
