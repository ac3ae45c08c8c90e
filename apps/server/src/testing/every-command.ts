import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOf, spawnCommand, type CommandEnd } from './spawned-command.ts';

/** A folder with what the commands read: a file of modules. */
export function openCommandFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-command-'));
  const registry = join(folder, 'registry.csv');
  writeFileSync(registry, 'serial_number');
  const commands: [name: string, args: string[]][] = [
    ['create-admin', ['--email', 'ada@maker.example']],
    ['import-modules', [registry]],
    ['reset-factor', ['--email', 'ada@maker.example']],
    ['rotate-keys', []],
    ['remove-demo', ['--database', 'heliodesk']],
  ];
  return { folder, registry, commands, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a command with exactly the given settings, and the demo allowed. */
export function runCommand(name: string, args: readonly string[], env: Record<string, string>): Promise<CommandEnd> {
  const command = spawnCommand(name, args, { HELIODESK_DEMO: 'on', ...env });
  command.stdin.end('Sunrise77');
  return endOf(command);
}
