/** What the server speaks, in Chinese. One line for each namespace. */
export { default as errors } from './errors.ts';
export { default as fields } from './fields.ts';
export { default as rules } from './rules.ts';
export { default as mail } from './mail.ts';
export { default as rejectionText } from './rejection-text.ts';
export { default as sheet } from './sheet.ts';
export { default as mailbox } from './mailbox.ts';
export { default as referenceData } from './reference-data.ts';
export { default as demoSignOn } from './demo-sign-on.ts';
export { default as languageSheet } from './language-sheet.ts';
export { default as auditWords } from './audit-words.ts';
export { default as audit } from './audit.ts';
export { default as identity } from './identity.ts';
export { default as reference } from './reference.ts';
export { default as title } from './title.ts';
export { default as common } from './common.ts';
