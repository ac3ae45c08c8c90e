import type { PhotoPlace } from '@heliodesk/contract/attachment';
import { limits } from '@heliodesk/contract/kit';
import { fillIn, type MacroStepOf } from '@heliodesk/contract/macro';
import { photoPlacesOf, tipTypes } from '@heliodesk/contract/request';
import { formatList } from '@heliodesk/phrases/formats/lists';
import { listAttachments } from '#src/domains/attachment/index.ts';
import { answerDue, askForFiles, type RequestRecord } from '#src/domains/request/index.ts';
import type { Db } from '#src/platform/db/database.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { wordedIn } from '../view.ts';
import { blockedBy, blockOfAction, blockOfSame, planOf, type Blocked, type StepRunner } from './step.ts';

type AskFiles = MacroStepOf<'askFiles'>;

/** Photos to ask for, and those that are there already. Kinds that don't take photos one by one have neither. */
async function photosFor(
  db: Db,
  request: RequestRecord,
  { photos, onlyMissing }: AskFiles,
): Promise<Record<'asked' | 'there', PhotoPlace[]>> {
  const wanted = photoPlacesOf(request.type).filter((place) => photos.includes(place));
  const files = onlyMissing && wanted.length > 0 ? await listAttachments(db, { kind: 'request', id: request.id }) : [];
  const isThere = (wantedPlace: PhotoPlace): boolean => files.some(({ place }) => place === wantedPlace);
  return { asked: wanted.filter((place) => !isThere(place)), there: wanted.filter(isThere) };
}

/** There is nothing to ask for if all photos are there, whatever would be written with them. */
function nothingToAsk(asked: readonly PhotoPlace[], there: readonly PhotoPlace[], text: string): Blocked | null {
  if (asked.length > 0) return null;
  if (there.length > 0) return blockedBy('nothingMissing');
  return text === '' ? blockedBy('noText') : null;
}

/** Asks the customer for files, which unlocks them. */
export const askFiles: StepRunner<AskFiles> = {
  plan: async (context, { language, values }, request, step) => {
    const { asked, there } = await photosFor(context.db, request, step);
    const worded = wordedIn(step.texts, language);
    const text = fillIn(worded.text, values);
    const { due } = await answerDue(context.db, request, context.platform.clock.now());
    return planOf({
      text,
      textLimit: limits.chatText,
      textLanguage: worded.language,
      waitingOn: 'customer',
      photos: asked,
      leftOut: there,
      dueTime: due.toISOString(),
      blocked:
        blockOfAction(context, request, 'askFiles') ??
        (await blockOfSame(context, request, tipTypes.files)) ??
        nothingToAsk(asked, there, text),
      leaves: { open_tips: request.open_tips + 1, waiting_on: 'customer' },
    });
  },
  run: async (context, request, { photos, text }) => ({
    undo: 'tip',
    tipsId: await askForFiles(context, request, { photos, content: text ?? '' }),
  }),
  missing: async ({ db }, request, step, { language }) => {
    const { asked } = await photosFor(db, request, step);
    const t = translate(language);
    const names = asked.map((place) => t(`attachment:places.${place}.name`));
    return names.length === 0 ? wordedIn(step.texts, language).text : formatList(names, language);
  },
};
