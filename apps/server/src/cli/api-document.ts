import { makeApiDocument } from '../platform/http/api-document.ts';

/* node apps/server/src/cli/api-document.ts [PUBLIC_URL]    prints the OpenAPI document without starting a server */

const [publicUrl = 'https://heliodesk.test'] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await makeApiDocument(publicUrl), null, 2)}\n`);
