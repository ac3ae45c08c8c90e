import type { PhotoPlace } from '@heliodesk/contract/attachment';
import type { MacroStepOf } from '@heliodesk/contract/macro';
import { photoPlacesOf, tipTypes } from '@heliodesk/contract/request';
import { formatLabels } from '@heliodesk/phrases/formats/lists';
import { listAttachments } from '#src/domains/attachment/index.ts';
import { askForFiles, type RequestRecord } from '#src/domains/request/index.ts';
import type { Db } from '#src/platform/db/database.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { wordedIn } from '../view.ts';
import { planToAsk } from './plan-to-ask.ts';
import { blockedBy, type Blocked, type StepRunner } from './step.ts';

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
  plan: async (context, scene, request, step) => {
    const { asked, there } = await photosFor(context.db, request, step);
    return planToAsk(context, scene, request, {
      tipsType: tipTypes.files,
      texts: step.texts,
      photos: asked,
      leftOut: there,
      nothingToAsk: (text) => nothingToAsk(asked, there, text),
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
    return names.length === 0 ? wordedIn(step.texts, language).text : formatLabels(names, language);
  },
};
