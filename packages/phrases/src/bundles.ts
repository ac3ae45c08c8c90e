import type { Language } from '@heliodesk/contract/kit';

/** Phrases by namespace, as a module of a bundle exports them. */
export type Namespaces = Record<string, object>;

export interface Bundles {
  public: () => Promise<Namespaces>;
  landing: () => Promise<Namespaces>;
  forms: () => Promise<Namespaces>;
  pages: () => Promise<Namespaces>;
  factor: () => Promise<Namespaces>;
  app: () => Promise<Namespaces>;
  requests: () => Promise<Namespaces>;
  backOffice: () => Promise<Namespaces>;
}

/** The languages that have phrases. A new one is a folder beside `en` and a line here and in `index.ts`. */
export const bundles: { en: Bundles } & Partial<Record<Language, Bundles>> = {
  en: {
    public: () => import('./en/public.ts'),
    landing: () => import('./en/landing.ts'),
    forms: () => import('./en/forms.ts'),
    pages: () => import('./en/pages.ts'),
    factor: () => import('./en/factor.ts'),
    app: () => import('./en/app.ts'),
    requests: () => import('./en/requests.ts'),
    backOffice: () => import('./en/back-office.ts'),
  },
  zh: {
    public: () => import('./zh/public.ts'),
    landing: () => import('./zh/landing.ts'),
    forms: () => import('./zh/forms.ts'),
    pages: () => import('./zh/pages.ts'),
    factor: () => import('./zh/factor.ts'),
    app: () => import('./zh/app.ts'),
    requests: () => import('./zh/requests.ts'),
    backOffice: () => import('./zh/back-office.ts'),
  },
  ja: {
    public: () => import('./ja/public.ts'),
    landing: () => import('./ja/landing.ts'),
    forms: () => import('./ja/forms.ts'),
    pages: () => import('./ja/pages.ts'),
    factor: () => import('./ja/factor.ts'),
    app: () => import('./ja/app.ts'),
    requests: () => import('./ja/requests.ts'),
    backOffice: () => import('./ja/back-office.ts'),
  },
  de: {
    public: () => import('./de/public.ts'),
    landing: () => import('./de/landing.ts'),
    forms: () => import('./de/forms.ts'),
    pages: () => import('./de/pages.ts'),
    factor: () => import('./de/factor.ts'),
    app: () => import('./de/app.ts'),
    requests: () => import('./de/requests.ts'),
    backOffice: () => import('./de/back-office.ts'),
  },
  es: {
    public: () => import('./es/public.ts'),
    landing: () => import('./es/landing.ts'),
    forms: () => import('./es/forms.ts'),
    pages: () => import('./es/pages.ts'),
    factor: () => import('./es/factor.ts'),
    app: () => import('./es/app.ts'),
    requests: () => import('./es/requests.ts'),
    backOffice: () => import('./es/back-office.ts'),
  },
  fr: {
    public: () => import('./fr/public.ts'),
    landing: () => import('./fr/landing.ts'),
    forms: () => import('./fr/forms.ts'),
    pages: () => import('./fr/pages.ts'),
    factor: () => import('./fr/factor.ts'),
    app: () => import('./fr/app.ts'),
    requests: () => import('./fr/requests.ts'),
    backOffice: () => import('./fr/back-office.ts'),
  },
  it: {
    public: () => import('./it/public.ts'),
    landing: () => import('./it/landing.ts'),
    forms: () => import('./it/forms.ts'),
    pages: () => import('./it/pages.ts'),
    factor: () => import('./it/factor.ts'),
    app: () => import('./it/app.ts'),
    requests: () => import('./it/requests.ts'),
    backOffice: () => import('./it/back-office.ts'),
  },
  pl: {
    public: () => import('./pl/public.ts'),
    landing: () => import('./pl/landing.ts'),
    forms: () => import('./pl/forms.ts'),
    pages: () => import('./pl/pages.ts'),
    factor: () => import('./pl/factor.ts'),
    app: () => import('./pl/app.ts'),
    requests: () => import('./pl/requests.ts'),
    backOffice: () => import('./pl/back-office.ts'),
  },
  ar: {
    public: () => import('./ar/public.ts'),
    landing: () => import('./ar/landing.ts'),
    forms: () => import('./ar/forms.ts'),
    pages: () => import('./ar/pages.ts'),
    factor: () => import('./ar/factor.ts'),
    app: () => import('./ar/app.ts'),
    requests: () => import('./ar/requests.ts'),
    backOffice: () => import('./ar/back-office.ts'),
  },
};
