import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** Where Node keeps what it compiled, so that no process compiles again what another one did. */
export const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/heliodesk');

/** What a finished command left: its exit code and everything that it printed. */
export interface Finished {
  code: number;
  output: string;
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** `show` prints as the command runs, `keep` (the default) only collects. */
  print?: 'show' | 'keep';
}

/** Environment in which the pinned Node and the installed tools come first. */
export function toolEnvironment(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path, ...extra };
}

/** Runs a command to its end without a shell and without standard input; a command that cannot start answers code 127. */
export function run(command: string, args: string[], { cwd = root, env = {}, print = 'keep' }: RunOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(print === 'keep' ? { NO_COLOR: '1', FORCE_COLOR: undefined, ...env } : env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (print === 'show') target.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Packages whose command has another name than they. */
const packages: Record<string, string> = { tsc: 'typescript', depcruise: 'dependency-cruiser', playwright: '@playwright/test' };

/** The script behind an installed command, found through its package: the links in `.bin` are no scripts on Windows. */
export function toolScript(tool: string): string {
  const folder = join(root, 'node_modules', packages[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin[tool];
  if (script === undefined) throw new Error(`${folder} has no command ${tool}`);
  return join(folder, script);
}

/** Runs one of the installed commands on the pinned Node. */
export function runTool(tool: string, args: string[], options: RunOptions = {}): Promise<Finished> {
  return run(process.execPath, [toolScript(tool), ...args], options);
}
