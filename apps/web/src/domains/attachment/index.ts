export { AttachmentField } from './components/attachment-field.tsx';
export { AttachmentList } from './components/attachment-list.tsx';
export { AttachmentPreview } from './components/attachment-preview.tsx';
