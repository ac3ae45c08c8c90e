import 'i18next';
import type * as app from '@heliodesk/phrases/en/app';
import type * as backOffice from '@heliodesk/phrases/en/back-office';
import type * as factor from '@heliodesk/phrases/en/factor';
import type * as forms from '@heliodesk/phrases/en/forms';
import type * as landing from '@heliodesk/phrases/en/landing';
import type * as pages from '@heliodesk/phrases/en/pages';
import type * as published from '@heliodesk/phrases/en/public';
import type * as requests from '@heliodesk/phrases/en/requests';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: typeof published &
      typeof landing &
      typeof forms &
      typeof pages &
      typeof factor &
      typeof app &
      typeof requests &
      typeof backOffice;
  }
}
