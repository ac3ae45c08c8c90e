import { PhotoPlace } from '@heliodesk/contract/attachment';
import { AskedField, ListAsked, OfferedSolution, SerialsInQuestion } from '@heliodesk/contract/request';

/** What was asked for, by the type of the tip. */
export interface Asked {
  photos: PhotoPlace[];
  fields: AskedField[];
  serials: SerialsInQuestion | null;
  /** Deliveries whose old and new serial numbers are asked for. */
  pairs: ListAsked[] | null;
  solution: OfferedSolution | null;
  /** Which bank details are to be entered or confirmed. */
  bankDetailsId: number | null;
  /** Which exchange goes to the addresses that are to be entered. */
  exchangeId: number | null;
  /** The credit note that is to be read. */
  creditNoteId: number | null;
}

export const nothingAsked: Asked = {
  photos: [],
  fields: [],
  serials: null,
  pairs: null,
  solution: null,
  bankDetailsId: null,
  exchangeId: null,
  creditNoteId: null,
};

/** The same as it is kept with a tip; older tips lack what came later. */
export const toAsked = (asked: Partial<Asked>): Asked => ({
  ...nothingAsked,
  ...asked,
  photos: PhotoPlace.array().parse(asked.photos ?? []),
  fields: AskedField.array().parse(asked.fields ?? []),
  serials: SerialsInQuestion.nullable().parse(asked.serials ?? null),
  pairs: ListAsked.array()
    .nullable()
    .parse(asked.pairs ?? null),
  solution: OfferedSolution.nullable().parse(asked.solution ?? null),
});
