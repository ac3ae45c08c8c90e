export { MacrosDialog } from './lazy-parts.ts';
export { useMacroChoices } from './run/use-macro-choices.ts';
