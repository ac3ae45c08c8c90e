import type { MacroStep, MacroStepKind, MacroStepOf } from '@heliodesk/contract/macro';
import { askBank } from './ask-bank.ts';
import { askDetails } from './ask-details.ts';
import { askFiles } from './ask-files.ts';
import { askSerials } from './ask-serials.ts';
import { complete } from './complete.ts';
import { linkDuplicate } from './link-duplicate.ts';
import { message } from './message.ts';
import { note } from './note.ts';
import { pickUp } from './pick-up.ts';
import { proposeRejection } from './propose-rejection.ts';
import { remind } from './remind.ts';
import { setDates } from './set-dates.ts';
import type { StepRunner } from './step.ts';

/** How each kind of step of the contract is planned and carried out. */
const stepRunners: { readonly [Kind in MacroStepKind]: StepRunner<MacroStepOf<Kind>> } = {
  pickUp,
  message,
  note,
  askDetails,
  askSerials,
  askFiles,
  askBank,
  setDates,
  remind,
  linkDuplicate,
  proposeRejection,
  complete,
};

/** The runner of a step, which is of the step's own kind. */
export const runnerOf = ({ kind }: MacroStep): StepRunner<MacroStep> => stepRunners[kind] as StepRunner<MacroStep>;
