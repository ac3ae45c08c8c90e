import { photoPlacesOf } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { AttachmentField, AttachmentList } from '#src/domains/attachment/index.ts';
import type { WorkProps, WorkStep } from './draft-kind.ts';

/** The step for files, the same for every kind but for the photos that it asks for. */
export function attachmentsStepOf(type: RequestType): WorkStep {
  const places = photoPlacesOf(type);
  return {
    key: 'attachments',
    isShort: true,
    Work: (props: WorkProps) => <AttachmentField {...props} places={places} />,
    Review: ({ requestId }: { requestId: number }) => <AttachmentList requestId={requestId} places={places} />,
  };
}
