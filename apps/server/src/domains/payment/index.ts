export { registerPayment } from './routes.ts';
export { askForOwedBank, blockOfBank } from './service/ask-again.ts';
export { resealBatch } from './service/rotate.ts';
export { countByKey } from './store/rotation.ts';
export { settlementOf as creditNoteOf } from './service/pay/credit-note.ts';
