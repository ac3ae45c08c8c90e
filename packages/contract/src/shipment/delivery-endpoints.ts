import { endpointsOf, uploadRefusals } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('shipment');

const solver = { permission: 'csp:request:solution' } as const;
const refusals = ['stale', 'action.notAllowed', 'action.blocked'] as const;

export const markShipped = endpoint({
  method: 'POST',
  path: '/api/request/desk/markShipped',
  summary: 'Mark goods as shipped',
  about:
    'One or more delivery addresses together, once their dates are set. Until the goods arrive, it can be called again to correct what was entered. The customer is told of the first time.',
  access: solver,
  body: 'MarkShippedBody',
  data: 'RequestActed',
  idempotent: true,
  errors: refusals,
});

export const addShipmentFile = endpoint({
  method: 'POST',
  path: '/api/request/desk/shipmentFile',
  summary: 'Upload a proof of a delivery, or a photo of old pieces',
  about: 'Others see the file once it is recorded with its step. Send `file` last: limits are checked while it streams in.',
  access: solver,
  takes: 'multipart',
  body: 'ShipmentFileFields',
  data: 'Attachment',
  errors: uploadRefusals,
});

export const markDelivered = endpoint({
  method: 'POST',
  path: '/api/request/desk/markDelivered',
  summary: 'Mark goods as delivered',
  about: 'With the day and at least one proof. The customer is told. What was recorded is corrected by a call of its own.',
  access: solver,
  body: 'MarkDeliveredBody',
  data: 'RequestActed',
  labels: { attIds: 'deliveryProof' },
  idempotent: true,
  errors: refusals,
});

export const correctDelivery = endpoint({
  method: 'POST',
  path: '/api/request/desk/correctDelivery',
  summary: 'Correct what was recorded of a delivery that has arrived',
  about:
    'The days, the carrier, the tracking number and the proofs, with a reason. Also possible once the exchange is finished, until the claim is completed. The customer is told; staff keep what was recorded before.',
  access: solver,
  body: 'CorrectDeliveryBody',
  data: 'RequestActed',
  labels: { attIds: 'deliveryProof' },
  idempotent: true,
  errors: refusals,
});

export const recordOldPieces = endpoint({
  method: 'POST',
  path: '/api/request/desk/recordOldPieces',
  summary: 'Record what becomes of old pieces',
  about: 'They come back, or are scrapped on site, which needs a photo. It can be corrected until the exchange is finished.',
  access: solver,
  body: 'OldPiecesBody',
  data: 'RequestActed',
  labels: { attIds: 'oldPhotos' },
  idempotent: true,
  errors: refusals,
});

export const finishExchange = endpoint({
  method: 'POST',
  path: '/api/request/desk/finishExchange',
  summary: 'Finish an exchange',
  about:
    'Once everything has arrived with a proof, serial numbers are complete, and it is recorded what becomes of the old pieces. Its lists are locked, and its solution is done.',
  access: solver,
  body: 'FinishExchangeBody',
  data: 'RequestActed',
  idempotent: true,
  errors: refusals,
});
