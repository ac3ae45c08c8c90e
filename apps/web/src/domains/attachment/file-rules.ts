import { attachmentTypes } from '@heliodesk/contract/attachment';
import { attachmentRules } from '#src/ui/files/upload-rules.ts';

/** What files are taken, and the endings that the browser offers. */
export const fileRules = {
  ...attachmentRules,
  accept: [...Object.keys(attachmentTypes).map((ending) => `.${ending}`), '.jpeg'].join(','),
};
