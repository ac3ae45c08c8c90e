import * as api from '@heliodesk/contract/attachment';
import { purposes, type Purpose } from '@heliodesk/contract/attachment';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readingQuickly } from '#src/platform/context.ts';
import { answerBeforeEnd } from '#src/platform/http/read-upload.ts';
import { mountUnmanaged, mount, type Mounting } from '#src/platform/http/mount.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Owner } from './owners.ts';
import { receiveFile } from './service/add-file.ts';
import { deleteFile, describeFile, listFiles } from './service/change.ts';
import { listAllFiles } from './service/all-files.ts';
import { downloadFile } from './service/download.ts';
import { giveUploadAddress, putPath, receivePut, registerUpload } from './service/upload-address.ts';

const PutQuery = z.object({ key: z.string().max(200), until: z.coerce.number().int(), signature: z.string().max(100) });

/** The signature in the address is the right to put here; the body, of whatever type, is left to stream. */
async function addPutRoute(app: FastifyInstance, platform: Platform): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.put<{ Querystring: z.output<typeof PutQuery> }>(
    putPath,
    { schema: { querystring: PutQuery, hide: true } },
    async (request, reply) => {
      answerBeforeEnd(request, reply);
      await receivePut(platform, request.query, request.raw);
      return reply.status(200).send();
    },
  );
}

/** The owner that a call names by a request and a purpose. */
const ownerIn = ({ requestId, purpose }: { requestId: number; purpose: Purpose }): Owner => ({ kind: purpose, id: requestId });

export function mountAttachment(mounting: Mounting): void {
  mount(mounting, api.addFile, (context, { body: { description, place, ...body }, file }) =>
    receiveFile(context, { owner: ownerIn(body), description, place, ...file }),
  );
  // Counts before its transaction.
  mountUnmanaged(mounting, api.uploadAddress, (context, { body: { fileName, ...body } }) =>
    giveUploadAddress(context, { owner: ownerIn(body), fileName }),
  );
  // Streams out of the storage and into it again.
  mountUnmanaged(mounting, api.addFileUrl, (context, { body: { requestId, ...file } }) => {
    const [first, ...others] = purposes;
    const ownerFor = (purpose: Purpose): Owner => ownerIn({ requestId, purpose });
    return registerUpload(context, { ...file, owners: [ownerFor(first), ...others.map(ownerFor)] });
  });
  mount(mounting, api.updateAttachment, (context, { body }) => describeFile(context, body));
  // The object is deleted after the commit.
  mountUnmanaged(mounting, api.deleteAttachment, (context, { params }) => deleteFile(context, params.id));
  mount(mounting, api.listAttachments, (context, { query }) => listFiles(context, ownerIn(query)));
  mount(mounting, api.listCaseFiles, (context, { query }) => listAllFiles(readingQuickly(context), query.requestId));
  mount(mounting, api.download, (context, { query }) => downloadFile(context, query));
  mount(mounting, api.downloadInConversation, (context, { query: { url, inline } }) =>
    downloadFile(context, { fileName: url, inline, delete: false }),
  );
  mount(mounting, api.addFileAsGuest, (context, { body: { requestId, purpose, description }, file }) =>
    receiveFile(context, { owner: ownerIn({ requestId, purpose }), description, ...file }),
  );
  mount(mounting, api.downloadAsGuest, (context, { query: { fileName, url = '', inline } }) =>
    downloadFile(context, { fileName: fileName ?? url, inline, delete: false }),
  );
  mounting.app.register((app) => addPutRoute(app, mounting.platform));
}
