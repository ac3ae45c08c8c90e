import type { Step } from '#src/platform/lifecycle/machine.ts';

interface Stateful<State extends string> {
  id: number;
  state: State;
}

/** What a step did to each of the rows that were written, for the table of their events. */
export function eventsOf<State extends string>(
  { rows, event }: Pick<Step<Stateful<State>, State, object>, 'rows' | 'event'>,
  written: readonly { id: number; state: string }[],
) {
  const before = new Map(rows.map(({ id, state }) => [id, state]));
  return written.map(({ id, state }) => ({
    id,
    at: event.at,
    actor_id: event.actorId,
    action: event.action,
    from_state: before.get(id) ?? '',
    to_state: state,
  }));
}

/** The written rows in the order in which they were to be written; those that had gone on before are left out. */
export function inOrderOf<Row extends { id: number }>(rows: readonly { id: number }[], written: readonly Row[]): Row[] {
  const byId = new Map(written.map((row) => [row.id, row]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}
