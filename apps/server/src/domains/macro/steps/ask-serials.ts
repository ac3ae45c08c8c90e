import { limits } from '@heliodesk/contract/kit';
import { fillIn, type MacroStepOf } from '@heliodesk/contract/macro';
import { tipTypes } from '@heliodesk/contract/request';
import { formatList } from '@heliodesk/phrases/formats/lists';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import { answerDue, askForSerials } from '#src/domains/request/index.ts';
import { claimList, findList, listSerials } from '#src/domains/serial-number/index.ts';
import type { Context } from '#src/platform/context.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { wordedIn } from '../view.ts';
import { blockedBy, blockOfAction, blockOfSame, planOf, type StepRunner } from './step.ts';

type AskSerials = MacroStepOf<'askSerials'>;

/** A text names so many serial numbers of each kind; all are in the task. */
const mostNamed = 10;

interface InQuestion {
  verdicts: AskSerials['verdicts'];
  rows: number;
}

/** Of what the macro asks about, what there is in the list. */
async function inQuestion({ db }: Context, requestId: number, { verdicts }: AskSerials): Promise<InQuestion> {
  const counts = (await findList(db, claimList(requestId)))?.verdicts ?? {};
  const found = verdicts.filter((verdict) => (counts[verdict] ?? 0) > 0);
  return { verdicts: found, rows: found.reduce((sum, verdict) => sum + (counts[verdict] ?? 0), 0) };
}

/** Asks the customer about the serial numbers that something was found about, and unlocks the list. */
export const askSerials: StepRunner<AskSerials> = {
  plan: async (context, { language, values }, request, step) => {
    const { verdicts, rows } = await inQuestion(context, request.id, step);
    const worded = wordedIn(step.texts, language);
    const { due } = await answerDue(context.db, request, context.platform.clock.now());
    return planOf({
      text: fillIn(worded.text, values),
      textLimit: limits.chatText,
      textLanguage: worded.language,
      waitingOn: 'customer',
      serials: { all: false, verdicts, decided: false, serials: [], rows },
      dueTime: due.toISOString(),
      blocked:
        blockOfAction(context, request, 'askSerials') ??
        (await blockOfSame(context, request, tipTypes.serials)) ??
        (rows === 0 ? blockedBy('noSerials') : null),
      leaves: { open_tips: request.open_tips + 1, waiting_on: 'customer' },
    });
  },
  run: async (context, request, { serials, text }) => {
    const asked = { all: false, verdicts: serials?.verdicts ?? [], decided: false, serials: [], content: text ?? '' };
    return { undo: 'tip', tipsId: await askForSerials(context, request, asked) };
  },
  /** What was found, each with the first numbers in question. */
  missing: async (context, request, step, { language }) => {
    const t = translate(language);
    const { verdicts } = await inQuestion(context, request.id, step);
    const lines: string[] = [];
    for (const verdict of verdicts) {
      const { rows, total } = await listSerials(context, claimList(request.id), { pageNum: 1, pageSize: mostNamed, verdict });
      const named = formatList(
        rows.map(({ sn }) => sn),
        language,
      );
      const more = total - rows.length;
      const parts = { verdict: t(`sheet:verdict.${verdict}`), serials: named, number: formatNumber(more, language) };
      lines.push(t(more > 0 ? 'macroText:serialsAndMore' : 'macroText:serials', parts));
    }
    return lines.join('\n');
  },
};
