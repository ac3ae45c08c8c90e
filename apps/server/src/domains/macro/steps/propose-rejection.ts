import { fillIn, type MacroStepOf } from '@heliodesk/contract/macro';
import { mostRejectionText } from '@heliodesk/contract/request';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import { findWrongChoices } from '#src/domains/reference/index.ts';
import { draftOfReason, proposeRejection as propose } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { wordedIn } from '../view.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import { blockedBy, blockOfAction, planOf, type Blocked, type Scene, type StepRunner } from './step.ts';

type ProposeRejection = MacroStepOf<'proposeRejection'>;

/** Value of dictionary `reject_reason`. */
const duplicateReason = '6';

/** What the customer reads: the macro's own words, else the draft of the reason. */
function wordsFor({ texts, reasonCode }: ProposeRejection, { language, values, isOfOtherCompany }: Scene): ReturnType<typeof wordedIn> {
  const own = wordedIn(texts, language);
  // The draft says that the customer filed both.
  if (own.text === '' && reasonCode === duplicateReason && isOfOtherCompany) return { text: '', language };
  return own.text === '' ? { text: draftOfReason(reasonCode, language), language } : { ...own, text: fillIn(own.text, values) };
}

/** The calculation in the words of the one who runs it, who works beside the one who decides. */
function coverageNote({ language }: Context, coverage: Coverage): string {
  const numbers = Object.fromEntries(Object.entries(coverage).map(([name, count]) => [name, formatNumber(count, language)]));
  return translate(language)('macroText:coverage', numbers);
}

const isOutOfWarranty = ({ out, covered }: Coverage): boolean => out > 0 && covered === 0;

/** Staff may have turned the reason off since the macro was saved. */
const isReason = async (db: Db, value: string): Promise<boolean> =>
  (await findWrongChoices(db, [{ path: 'reasonCode', type: 'reject_reason', value }])).length === 0;

async function whyNot(db: Db, { reasonCode }: ProposeRejection, text: string, coverage: Coverage | null): Promise<Blocked | null> {
  if (!(await isReason(db, reasonCode))) return blockedBy('noReason');
  if (coverage !== null && !isOutOfWarranty(coverage)) return blockedBy('stillCovered');
  return text === '' ? blockedBy('noText') : null;
}

/** Proposes to reject the claim; someone else decides. */
export const proposeRejection: StepRunner<ProposeRejection> = {
  plan: async (context, scene, request, step) => {
    const { platform, db, actor } = context;
    const coverage = step.withCoverage ? await coverageOf(db, request.id) : null;
    const { text, language: textLanguage } = wordsFor(step, scene);
    return planOf({
      text,
      textLimit: mostRejectionText,
      textLanguage,
      reasonCode: step.reasonCode,
      note: coverage === null ? '' : coverageNote(context, coverage),
      blocked: blockOfAction(context, request, 'proposeRejection') ?? (await whyNot(db, step, text, coverage)),
      leaves: { decision_due: platform.clock.now(), proposed_by: actor.userId },
    });
  },
  run: async (context, { id, version }, { text, note }, { reasonCode }) => {
    await propose(context, { requestId: id, version, reasonCode, publicText: text ?? '', note });
    return { undo: 'proposal' };
  },
};
