import { z } from 'zod';
import { Id } from '../kit/index.ts';
import { bulkLimit } from './bulk.ts';
import { deskColumns } from './desk-own-views.ts';
import { DeskListQuery } from './schemas.ts';

/** Rows that one export holds; its last line says so if there are more. */
export const deskExportLimit = 10_000;

const names = z
  .string()
  .max(400)
  .default('')
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(z.enum(deskColumns)).max(deskColumns.length));

/** As many chosen requests are exported, by their ids joined by commas. */
const ids = z
  .string()
  .max(10_000)
  .default('')
  .transform((list) => list.split(',').filter(Boolean).map(Number))
  .pipe(z.array(Id).max(bulkLimit));

/** What a list of the desk shows, without its pages; `columns` are joined by commas, and all of them where it's empty. With `requestIds` it's these requests alone. */
export const DeskExportQuery = DeskListQuery.omit({ pageNum: true, pageSize: true }).extend({ columns: names, requestIds: ids });
