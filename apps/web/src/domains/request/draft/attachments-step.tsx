import { photoPlacesOf } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { AttachmentField, attachmentList, AttachmentList, useUploadFault } from '#src/domains/attachment/index.ts';
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

/** States of the steps with that of the files: whether there are any of those it asks for, or some on their way, though another step is open. */
export function useStatesWithFiles(type: RequestType, states: StepStates, requestId: number | undefined) {
  const fault = useUploadFault(requestId);
  const places = photoPlacesOf(type);
  const { data: files } = useQuery({ ...attachmentList(requestId ?? 0), enabled: requestId !== undefined && places.length > 0 });
  const isAsked = places.length > 0;
  const state = { isOpen: isAsked && !files?.length, ...(fault !== undefined && { fault }) };
  return { states: isAsked || fault !== undefined ? { ...states, [key]: state } : states, isUploading: fault !== undefined };
}
