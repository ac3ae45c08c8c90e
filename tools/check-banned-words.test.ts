import { describe, expect, it } from 'vitest';
import { findBannedWords } from './check-banned-words.ts';

describe('banned words', () => {
  it('are found in identifiers of any case', () => {
    expect(findBannedWords('a.ts', 'const auditDoer = 1; type Vouched = string; findShutOut(); writeDeed();')).toEqual([
      'a.ts: auditDoer has "doer", better "audit-context"',
      'a.ts: Vouched has "vouched", better "id-token-identity"',
      'a.ts: findShutOut has "shut-out", better "locked-out"',
      'a.ts: writeDeed has "write-deed", better "record-change"',
    ]);
  });

  it('are found in names of files and folders', () => {
    expect(findBannedWords('apps/server/speech/enter-by-password.ts', '')).toHaveLength(2);
  });

  it('may be in comments and strings, and within other words', () => {
    const source = `// the doer\n/* vouched */ const evildoers = 'doer'; const url = "http://speech"; const text = \`vouched\`;`;
    expect(findBannedWords('a.ts', source)).toEqual([]);
  });
});
