/** The last day of a warranty of whole years; one that begins on 29 February ends on 28 February of a common year. */
export function warrantyEnd(start: string, years: number): string {
  return Temporal.PlainDate.from(start).add({ years }).toString();
}
