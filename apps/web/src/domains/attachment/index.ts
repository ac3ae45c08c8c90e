export { AttachmentField } from './components/attachment-field.tsx';
export { AttachmentList } from './components/attachment-list.tsx';
export { PlacePicture } from './components/place-picture.tsx';
export { PhotoCard } from './components/photo-card.tsx';
export { AttachmentPreview } from './components/attachment-preview.tsx';
export { fileRules } from './file-rules.ts';
export { attachmentList, caseFiles } from './queries.ts';
export { useUploadFault } from './upload-queues.ts';
export { useFilesText } from './use-files-text.ts';
