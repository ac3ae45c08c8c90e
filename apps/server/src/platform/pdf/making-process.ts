import { makePdf } from './make-pdf.ts';
import type { FromMaker, ToMaker } from './messages.ts';

/** Entry of the processes in which PDFs are made: takes documents one by one. What goes wrong ends the process. */

process.on('message', ({ document, direction }: ToMaker) => {
  void makePdf(document, direction).then((bytes) => {
    const made: FromMaker = { bytes };
    process.send?.(made);
  });
});

// No one is left to make PDFs for.
process.on('disconnect', () => process.exit());
