import type { Plugin, Rolldown } from 'vite';

/** The pages that strangers come to first: their modules, and the parts of the phrases that they speak with. */
const firstPages = {
  '/': { modules: ['app/public/public-layout.tsx', 'app/pages/home.tsx'], parts: ['public', 'landing'] },
  '/home': { modules: ['app/public/public-layout.tsx', 'app/pages/home.tsx'], parts: ['public', 'landing'] },
  '/login': { modules: ['domains/identity/pages/sign-in.tsx'], parts: ['public', 'forms'] },
};

type Chunk = Rolldown.OutputChunk;

/** A chunk with its static imports. */
function withImports(chunks: ReadonlyMap<string, Chunk>, chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(chunks, imported, found);
  }
  return found;
}

const filesOf = ({ fileName, viteMetadata }: Chunk): string[] => [
  `/${fileName}`,
  ...[...(viteMetadata?.importedCss ?? [])].map((css) => `/${css}`),
];

function describe(bundle: Rolldown.OutputBundle) {
  const all = Object.values(bundle).filter((part) => part.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (source: string): Chunk => {
    const chunk = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (chunk === undefined) throw new Error(`${source} has no chunk of its own`);
    return chunk;
  };
  const always = new Set(all.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(chunks, entry)].flatMap(filesOf)));
  const pages = Object.entries(firstPages).map(([path, { modules, parts }]) => {
    const files = modules.flatMap((source) => [...withImports(chunks, chunkOf(`/src/${source}`))].flatMap(filesOf));
    return [path, { files: [...new Set(files)].filter((file) => !always.has(file)), parts }];
  });
  const phrases = ['public', 'landing', 'forms'].map((part) => {
    const spoken = all.flatMap(({ facadeModuleId, fileName }) => {
      const language = facadeModuleId?.match(/\/phrases\/src\/(\w+)\/(\w+)\.ts$/);
      return language?.[2] === part ? [[language[1], `/${fileName}`]] : [];
    });
    return [part, Object.fromEntries(spoken)];
  });
  return { pages: Object.fromEntries(pages), phrases: Object.fromEntries(phrases) };
}

/** Tells the start page, in its meta element `first-pages`, what public/start.js fetches right away: the later waves of the first pages. */
export function firstPageFiles(): Plugin {
  return {
    name: 'heliodesk-first-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle === undefined
          ? html
          : html.replace('name="first-pages" content=""', `name="first-pages" content='${JSON.stringify(describe(bundle))}'`),
    },
  };
}
