import type { Language } from '@heliodesk/contract/kit';
import type { RequestEvent } from '@heliodesk/contract/request';
import { nameIn, userIn } from '#src/platform/i18n/names.ts';
import type { ActingRecord, EventRecord, NamedParty } from './events-store.ts';

const partyName = (party: NamedParty | null, language: Language): string | null =>
  party === null
    ? null
    : userIn(language, party.name ?? null, { first_name: party.first_name ?? null, last_name: party.last_name ?? null });

function changeView({ change_before, change_after }: EventRecord, language: Language): Pick<RequestEvent, 'change'> {
  if (change_before === null && change_after === null) return {};
  return { change: { before: partyName(change_before, language), after: partyName(change_after, language) } };
}

type Named = Pick<RequestEvent, 'actor' | 'onBehalfOf'>;
type Acting = Pick<ActingRecord, 'actor_id' | 'guest_id' | 'on_behalf_of'>;

const keyOf = ({ actor_id, guest_id, on_behalf_of }: Acting): string => `${actor_id} ${guest_id} ${on_behalf_of}`;

const named = (row: ActingRecord, language: Language): Named => ({
  actor: userIn(language, row.actor_name, { first_name: row.actor_first_name, last_name: row.actor_last_name }),
  onBehalfOf: row.first_name === null || row.last_name === null ? null : nameIn(language, row),
});

const noOne: Named = { actor: '', onBehalfOf: null };

const eventView = (row: EventRecord, who: Named, language: Language): RequestEvent => ({
  eventId: row.id,
  time: row.at,
  ...who,
  action: row.action,
  from: row.from_status,
  to: row.to_status,
  reason: row.reason,
  ...changeView(row, language),
  ...(row.call === null ? {} : { call: row.call }),
  ...(row.other_no === null ? {} : { otherNo: row.other_no }),
  ...(row.macro === '' ? {} : { macro: row.macro }),
  ...(row.rule === null ? {} : { rule: row.rule }),
});

/** Events as staff see them; `acting` are those who acted in them. */
export function eventViews(events: readonly EventRecord[], acting: readonly ActingRecord[], language: Language): RequestEvent[] {
  const names = new Map(acting.map((row) => [keyOf(row), named(row, language)]));
  return events.map((event) => eventView(event, names.get(keyOf(event)) ?? noOne, language));
}
