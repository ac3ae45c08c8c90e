import './module-claim.css';
import { photoPlacesOf, requestTypes } from '@heliodesk/contract/request';
import { useRef } from 'react';
import { PhotoCard } from '#src/domains/attachment/index.ts';
import { PromiseCard } from '#src/domains/request/index.ts';
import type { SidebarProps } from '#src/domains/request/index.ts';
import { AddSerials } from '#src/domains/serial-number/index.ts';
import type { PasteBoxHandle } from '#src/domains/serial-number/index.ts';
import { BesideStepPlace } from '#src/ui/page/beside-step.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { ClaimAnswers } from './claim-answers.tsx';
import { ClaimNeeds } from './claim-needs.tsx';
import { PiecesCard } from './pieces-card.tsx';
import { ShippingSidebar } from './shipping/delivery-note.tsx';

/** Beside each step what belongs to it; beside the last ones also what is promised. */
export function ClaimSidebar(props: SidebarProps<ClaimValues>) {
  const { step, requestId, contactId } = props;
  if (step === 'shipping') return <ShippingSidebar {...props} />;
  if (step === 'attachments' && requestId !== undefined)
    return (
      <>
        <BesideStepPlace />
        <PhotoCard requestId={requestId} places={photoPlacesOf(requestTypes.moduleClaim)} />
        <PromiseCard contactId={contactId} />
      </>
    );
  if (step === 'serials' && requestId !== undefined) return <SerialsSidebar {...props} requestId={requestId} />;
  return (
    <>
      {step === 'details' && <ClaimAnswers {...props} />}
      <ClaimNeeds {...props} />
      <PromiseCard contactId={contactId} />
    </>
  );
}

/** How many numbers are missing, and the ways to add them. */
function SerialsSidebar(props: SidebarProps<ClaimValues> & { requestId: number }) {
  const pasteBox = useRef<PasteBoxHandle>(null);
  const { requestId, values } = props;
  return (
    <>
      <PiecesCard {...props} onAddMore={() => pasteBox.current?.focus()} />
      <AddSerials requestId={requestId} defectDate={values.moduleClaim.defectDate} pasteBox={pasteBox} />
    </>
  );
}
