import * as api from '@heliodesk/contract/shipment';
import { fileOwners } from '#src/domains/attachment/index.ts';
import { menuEntries } from '#src/domains/identity/index.ts';
import { tipParts } from '#src/domains/request/index.ts';
import { whenStarted } from '#src/domains/solution/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { shipmentMenu } from './menu.ts';
import { removeAddress, saveAddress, saveQuantity } from './service/addresses.ts';
import { askForAddresses } from './service/ask.ts';
import { askOnceMore } from './service/ask-again.ts';
import { correctDelivery } from './service/correct-delivery.ts';
import { setDates } from './service/dates.ts';
import { markDelivered } from './service/deliver.ts';
import { addFile, fileKinds, goodsFiles, replacedFiles, replacedKind } from './service/files.ts';
import { finishExchange } from './service/finish.ts';
import { importRma } from './service/import-serials.ts';
import { recordOldPieces } from './service/old-pieces.ts';
import { listExchanges, readAddress, readSettled, readSettlement, readTask } from './service/read.ts';
import { exportPairs, pairTemplate } from './service/serial-sheets.ts';
import { addRma, deleteAllRma, deleteRma, listRma, updateRma } from './service/serials.ts';
import { listSerialLists } from './service/serial-lists.ts';
import { markShipped } from './service/ship.ts';
import { submitAddresses } from './service/submit.ts';
import { submitAddressesFor } from './service/submit-for.ts';
import { addressesPart } from './tip-part.ts';
import { pairsPart } from './pairs-part.ts';

/** Where exchanged goods go: under the paths of the claim and of the conversation. */
function mountAddresses(mounting: Mounting): void {
  mount(mounting, api.getSettelment, (context, { query }) => readSettled(context, query, readSettlement));
  mount(mounting, api.getSettelmentInTalk, (context, { query }) => readSettled(context, query, readSettlement));
  mount(mounting, api.getBatchSettelment, (context, { query }) => readSettled(context, query, readTask));
  mount(mounting, api.getBatchSettelmentInTalk, (context, { query }) => readSettled(context, query, readTask));
  for (const call of [api.getBatchAddress, api.getBatchAddressInTalk])
    mount(mounting, call, (context, { query }) => readAddress(context, query.addressId));
  mount(mounting, api.updateBatchAddress, (context, { body }) => saveAddress(context, { tipsId: body.tipsId }, body));
  mount(mounting, api.updateBatchAddressInTalk, (context, { body }) => saveAddress(context, { msgId: body.msgId }, body));
  for (const call of [api.updateBatchQty, api.updateBatchQtyInTalk])
    mount(mounting, call, (context, { query }) => saveQuantity(context, query));
  for (const call of [api.delBatchAddress, api.delBatchAddressInTalk])
    mount(mounting, call, (context, { query }) => removeAddress(context, query.addressId));
  mount(mounting, api.submitBatchAddress, (context, { query }) => submitAddresses(context, { tipsId: query.tipsId }, query));
  mount(mounting, api.submitBatchAddressInTalk, (context, { query }) => submitAddresses(context, { msgId: query.msgId }, query));
  mount(mounting, api.submitAddressesWithConsent, (context, { body }) => submitAddressesFor(context, body));
}

/** What becomes of goods once their dates are set, until their exchange is done. */
function mountGoods(mounting: Mounting): void {
  for (const purpose of ['proof', 'oldPieces'] as const) fileOwners.register(mounting.platform, fileKinds[purpose], goodsFiles(purpose));
  fileOwners.register(mounting.platform, replacedKind, replacedFiles);
  mount(mounting, api.markShipped, (context, { body }) => markShipped(context, body));
  mount(mounting, api.addShipmentFile, (context, { body, file }) => addFile(context, body, file));
  mount(mounting, api.markDelivered, (context, { body }) => markDelivered(context, body));
  mount(mounting, api.correctDelivery, (context, { body }) => correctDelivery(context, body));
  mount(mounting, api.recordOldPieces, (context, { body }) => recordOldPieces(context, body));
  mount(mounting, api.finishExchange, (context, { body }) => finishExchange(context, body));
}

/** Old and new serial numbers. */
function mountSerials(mounting: Mounting): void {
  mount(mounting, api.listRmaLists, (context, { query }) => listSerialLists(context, query));
  mount(mounting, api.listRma, (context, { query }) => listRma(context, query));
  mount(mounting, api.addRma, (context, { body }) => addRma(context, body));
  mount(mounting, api.updateRma, (context, { body }) => updateRma(context, body));
  mount(mounting, api.deleteRma, (context, { body }) => deleteRma(context, body));
  mount(mounting, api.deleteAllRma, (context, { body }) => deleteAllRma(context, body));
  mount(mounting, api.importRma, (context, { body, file }) => importRma(context, body.addressId, file));
  mount(mounting, api.rmaTemplate, (context) => pairTemplate(context));
  mount(mounting, api.exportRma, (context, { query }) => exportPairs(context, query.addressId));
}

/** How exchanged goods reach the customer. */
export function registerShipment(mounting: Mounting): void {
  menuEntries.register(mounting.platform, 'shipment', shipmentMenu);
  tipParts.register(mounting.platform, 'addresses', addressesPart);
  tipParts.register(mounting.platform, 'pairs', pairsPart);
  whenStarted.register(mounting.platform, 'shipment', askForAddresses);
  mountAddresses(mounting);
  mountGoods(mounting);
  mountSerials(mounting);
  mount(mounting, api.listExchanges, (context, { query }) => listExchanges(context, query.requestId));
  mount(mounting, api.addShipment, (context, { body }) => setDates(context, body));
  mount(mounting, api.askAddresses, (context, { body }) => askOnceMore(context, body));
}
