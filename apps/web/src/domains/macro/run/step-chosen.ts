/** What is chosen for a step that leaves it open. */
export interface StepChosen {
  fields?: string[];
  duplicateNo?: string;
  addressIds?: number[];
  etd?: string;
  eta?: string;
  reason?: string;
}
