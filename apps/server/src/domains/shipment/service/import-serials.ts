import { AddRmaBody, type RmaCounts } from '@heliodesk/contract/shipment';
import { limits } from '@heliodesk/contract/kit';
import { readUploaded, takeSpreadsheet } from '#src/domains/serial-number/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { SheetBatch } from '#src/platform/spreadsheet/index.ts';
import type { Pair } from '../store/serials.ts';
import { pairHeaders } from './serial-sheets.ts';
import { addPairs, lockList, pairOf } from './serials.ts';

/** The pairs of a batch of rows. A number that can't be trusted refuses the file, and so do more pairs than there are pieces. */
function takePairs(pairs: Pair[], { rowNumbers, values, problems }: SheetBatch<'oldSn' | 'newSn'>, quantity: number): void {
  const [problem] = problems;
  if (problem !== undefined) throw fail('rma.unreadable', { row: rowNumbers[problem.index] ?? 0 });
  for (const [index, row] of rowNumbers.entries()) {
    const { success, data } = AddRmaBody.shape.pairs.element.safeParse({ oldSn: values.oldSn[index], newSn: values.newSn[index] });
    const isEmpty = values.oldSn[index]?.trim() === '' && values.newSn[index]?.trim() === '';
    if (!success && !isEmpty) throw fail('rma.unreadable', { row });
    if (success) pairs.push(pairOf(data));
  }
  if (pairs.length > quantity) throw fail('rma.tooMany', { max: quantity });
}

/** Adds the pairs of a spreadsheet to a list, all or none. It is read before the claim is locked. */
export async function importRma(context: Context, addressId: number, file: UploadedFile): Promise<RmaCounts> {
  const { db } = context;
  const fileName = await takeSpreadsheet(context, file);
  const { shipment } = await transaction(db, (tx) => lockList(withTx(context, tx), addressId));
  const pairs: Pair[] = [];
  await readUploaded(file, {
    columns: pairHeaders(),
    required: ['oldSn', 'newSn'],
    maxRows: limits.serialNumbers,
    onBatch: (batch) => takePairs(pairs, batch, shipment.quantity),
    noHeader: 'rma.noHeader',
  });
  return transaction(db, async (tx) => {
    const within = withTx(context, tx);
    const list = await lockList(within, addressId);
    await auditChange(within, {
      action: 'shipment.importSerials',
      subjectType: 'request',
      subjectId: list.requestId,
      after: { addressId, fileName, rows: pairs.length },
    });
    return addPairs(within, list, pairs);
  });
}
