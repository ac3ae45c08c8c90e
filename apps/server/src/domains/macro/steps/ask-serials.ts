import type { MacroStepOf } from '@heliodesk/contract/macro';
import { tipTypes } from '@heliodesk/contract/request';
import { formatList } from '@heliodesk/phrases/formats/lists';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import { askForSerials } from '#src/domains/request/index.ts';
import { claimList, findList, listSerials } from '#src/domains/serial-number/index.ts';
import type { Context } from '#src/platform/context.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { planToAsk } from './plan-to-ask.ts';
import { blockedBy, type StepRunner } from './step.ts';

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
  plan: async (context, scene, request, step) => {
    const { verdicts, rows } = await inQuestion(context, request.id, step);
    return planToAsk(context, scene, request, {
      tipsType: tipTypes.serials,
      texts: step.texts,
      serials: { all: false, verdicts, decided: false, serials: [], rows },
      nothingToAsk: () => (rows === 0 ? blockedBy('noSerials') : null),
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
