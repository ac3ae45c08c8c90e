/** What the workspace speaks beside the public phrases, in Spanish; loaded after sign-in. One line for each namespace. */
export { default as common } from './common.ts';
export { default as errors } from './errors.ts';
export { default as guards } from './guards.ts';
export { default as notices } from './notices.ts';
export { default as profile } from './profile.ts';
export { default as request } from './request.ts';
export { default as shell } from './shell.ts';
export { default as ui } from './ui.ts';
