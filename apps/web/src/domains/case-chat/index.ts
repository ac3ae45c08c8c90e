export { AnswerCard } from './components/answer-card.tsx';
export { CaseViewers } from './components/case-viewers.tsx';
export { OpeningRow } from './components/opening-row.tsx';
export { QuestionTask } from './components/question-task.tsx';
export { Conversation } from './conversation.tsx';
export type { ConversationHandle } from './conversation.tsx';
