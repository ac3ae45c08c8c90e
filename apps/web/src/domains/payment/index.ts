export { bankTasks, creditNoteTasks } from './lazy-parts.ts';
