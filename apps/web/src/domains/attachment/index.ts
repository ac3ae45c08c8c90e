export { AttachmentField } from './components/attachment-field.tsx';
export { AttachmentList } from './components/attachment-list.tsx';
export { PhotoCard } from './components/photo-card.tsx';
export { AttachmentPreview } from './components/attachment-preview.tsx';
export { attachmentList } from './queries.ts';
