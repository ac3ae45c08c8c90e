export * from './announcements.ts';
export * from './config-rules.ts';
export * from './configuration.ts';
export * from './dictionaries.ts';
export * from './languages.ts';
export * from './localized.ts';
export * from './pages.ts';
export * from './schemas.ts';
