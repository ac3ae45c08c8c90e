export { Conversation } from './conversation.tsx';
export type { ConversationHandle } from './conversation.tsx';
