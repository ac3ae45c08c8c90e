// @shares-process
import { describe, expect, it } from 'vitest';
import { cellsOf, faultsIn, readRows } from './paste-rows.ts';
import type { RowReading } from './paste-rows.ts';

const reading: RowReading = {
  kind: 'tracker',
  language: 'de',
  choices: { productsType: [{ value: '1', label: 'Drive motor' }], bracketType: [{ value: '2', label: '2P, one row' }] },
};

describe('cells', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\tb\r\n\r\n', [['a', 'b']]],
    ['a\t"x\ny"\tb', [['a', 'x\ny', 'b']]],
    ['"say ""no"""\t5" pipe', [['say "no"', '5" pipe']]],
    ['', []],
    ['\t\t', []],
  ])('of %j are %j', (text, cells) => expect(cellsOf(text)).toEqual(cells));
});

describe('rows', () => {
  it('are read in the order of the form, numbers as they are written', () => {
    const [row] = readRows('drive motor\t2P, one row\t2\tE24\t1.036\t24,5\tStalls\t"a-1\na-2"', reading);
    expect(row?.values).toEqual({
      productsType: '1',
      bracketType: '2',
      pcs: '2',
      errorCode: 'E24',
      alarmDuration: '1036',
      power: '24.5',
      failuresDesc: 'Stalls',
      serialNumber: 'a-1\na-2',
    });
    expect(row && faultsIn(row.values, reading)).toEqual({});
  });

  it('are read by the titles of a first row', () => {
    const rows = readRows('Serial numbers\tQuantity\tProduct type\nA-1;A-2\t2\tDrive motor', reading);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.values).toMatchObject({ serialNumber: 'A-1\nA-2', pcs: '2', productsType: '1', errorCode: '' });
  });

  it('keep what can’t be read, and say what is wrong of all fields together', () => {
    const [row] = readRows('Gearbox\t\tmany\tE24\t36\t24\tHums\tA-1', reading);
    expect(row?.values).toMatchObject({ productsType: 'Gearbox', pcs: 'many' });
    expect(Object.keys((row && faultsIn(row.values, reading)) ?? {}).toSorted()).toEqual(['bracketType', 'pcs', 'productsType']);
  });
});
