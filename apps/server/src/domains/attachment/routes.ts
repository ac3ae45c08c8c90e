import * as api from '@heliodesk/contract/attachment';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerBeforeEnd } from '#src/platform/http/read-upload.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { AttachmentContext } from './request-files.ts';
import { addFileTo } from './service/add-file.ts';
import { deleteFile, describeFile, listFiles } from './service/change.ts';
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

export function mountAttachment(mounting: Mounting, context: AttachmentContext): void {
  mount(mounting, api.addFile, ({ actor, body, file }) => addFileTo(context, actor, { ...body, ...file }));
  mount(mounting, api.uploadAddress, ({ actor, body }) => giveUploadAddress(context, actor, body));
  mount(mounting, api.addFileUrl, ({ actor, body }) => registerUpload(context, actor, body));
  mount(mounting, api.updateAttachment, ({ actor, body }) => describeFile(context, actor, body.attId, body.description));
  mount(mounting, api.deleteAttachment, async ({ actor, params }) => {
    await deleteFile(context, actor, params.id);
    return null;
  });
  mount(mounting, api.listAttachments, ({ actor, query }) => listFiles(context, actor, query.requestId));
  mount(mounting, api.download, ({ actor, query }) => downloadFile(context, actor, query));
  mounting.app.register((app) => addPutRoute(app, context.platform));
}
