/** Paths of the pages for sign-in, users and the audit log (spec 1 §2). */
export const identityPages = {
  profile: '/user/profile',
  password: '/profile/password',
  staffUsers: '/admin/user',
  audit: '/admin/audit',
} as const;
