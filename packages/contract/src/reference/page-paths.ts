/** Paths of the reference data pages (spec 1 §2). */
export const referencePages = {
  dictionaries: '/dict',
  dictionary: '/dict/type/data/:dictId',
  configuration: '/admin/config',
  languages: '/profile/mutipleLanguage',
  announcements: '/admin/announcement',
  staticPages: '/admin/page',
  service: '/service',
  staticPage: '/staticPage',
} as const;
