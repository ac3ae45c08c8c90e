export { CaptchaField } from './components/captcha-field.tsx';
export { PasswordRules } from './components/password-rules.tsx';
export { encryptForServer } from './encrypt-for-server.ts';
export { safeRedirect } from './redirect-target.ts';
