import { languages } from '@heliodesk/contract/kit';
import { tryScreens } from './fixtures/screens.ts';
import { isSoak } from './fixtures/soak.ts';

// English and Arabic are looked at in every run; of the others, whose texts are longer or of other signs, all pages before a release.
if (isSoak)
  for (const language of languages)
    if (language !== 'en' && language !== 'ar')
      tryScreens({ language, direction: 'ltr', colorScheme: 'light', viewport: { width: 1024, height: 768 } });
