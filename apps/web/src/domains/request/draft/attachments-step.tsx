import { photoPlacesOf } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { AttachmentField, AttachmentList, useUploadFault } from '#src/domains/attachment/index.ts';
import type { StepStates, WorkProps, WorkStep } from './draft-kind.ts';

const key = 'attachments';

/** The step for files, the same for every kind but for the photos that it asks for. */
export function attachmentsStepOf(type: RequestType): WorkStep {
  const places = photoPlacesOf(type);
  return {
    key,
    isShort: true,
    Work: (props: WorkProps) => <AttachmentField {...props} places={places} />,
    Review: ({ requestId }: { requestId: number }) => <AttachmentList requestId={requestId} places={places} isDraft />,
  };
}

/** States of the steps with that of the files: whether some are not there yet, though another step is open. */
export function useStatesWithFiles(states: StepStates, requestId: number | undefined) {
  const fault = useUploadFault(requestId);
  return { states: fault === undefined ? states : { ...states, [key]: { fault } }, isUploading: fault !== undefined };
}
