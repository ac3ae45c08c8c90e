/** Where the pages of sign-in's own matters stand (spec 1 §2). */
export const identityPages = {
  profile: '/user/profile',
  password: '/profile/password',
  staffUsers: '/admin/user',
  audit: '/admin/audit',
} as const;
