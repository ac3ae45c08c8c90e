export { CaptchaField } from './components/captcha-field.tsx';
export { PasswordRules } from './components/password-rules.tsx';
export { FactorResetsDialog, ResetFactorDialog } from './components/second-factor/reset-dialogs.ts';
export { registerProfileBlock } from './profile-blocks.ts';
export { registerStaffAction } from './staff-actions.ts';
export type { StaffAction } from './staff-actions.ts';
export { encryptForServer } from './encrypt-for-server.ts';
export { safeRedirect } from './redirect-target.ts';
export { OwnSignIn } from './lazy-parts.ts';
