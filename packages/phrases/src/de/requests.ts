/** What single requests speak, their drafts, files and conversations, in German; loaded with the first page that shows one. One line for each namespace. */
export { default as attachment } from './attachment.ts';
export { default as caseChat } from './case-chat.ts';
export { default as claim } from './claim.ts';
export { default as draft } from './draft.ts';
export { default as duplicates } from './duplicates.ts';
export { default as enquiry } from './enquiry.ts';
export { default as caseWork } from './case-work.ts';
export { default as waiting } from './waiting.ts';
export { default as enquiryDesk } from './enquiry-desk.ts';
export { default as history } from './history.ts';
export { default as moduleClaim } from './module-claim.ts';
export { default as onBehalf } from './on-behalf.ts';
export { default as rejecting } from './rejecting.ts';
export { default as serialNumber } from './serial-number.ts';
export { default as serialStep } from './serial-step.ts';
export { default as tips } from './tips.ts';
export { default as trackerClaim } from './tracker-claim.ts';
