/** What the workspace speaks beside the public phrases, in German; loaded after sign-in. One line for each namespace. */
export { default as errors } from './errors.ts';
export { default as attachment } from './attachment.ts';
export { default as onBehalf } from './on-behalf.ts';
export { default as caseChat } from './case-chat.ts';
export { default as draft } from './draft.ts';
export { default as enquiry } from './enquiry.ts';
export { default as moduleClaim } from './module-claim.ts';
export { default as profile } from './profile.ts';
export { default as request } from './request.ts';
export { default as serialNumber } from './serial-number.ts';
export { default as shell } from './shell.ts';
export { default as ui } from './ui.ts';
