import { topicOf, type LiveEvent } from '@heliodesk/contract/live';

/** Says that an import has moved on. */
export const importEvent = ({ id, request_id }: { id: number; request_id: number }) =>
  ({ kind: 'import', topic: topicOf('request', request_id), importId: id }) satisfies LiveEvent;
