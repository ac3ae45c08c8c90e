/** With `--smoke` each bench only has to run through: on little data, for a moment, and without a limit that its figures are held to. */
export const isSmoke = process.argv.includes('--smoke');

/** What a bench takes in earnest, or of it the little that shows that it works. */
export const sized = <Size>(full: Size, smoke: Size): Size => (isSmoke ? smoke : full);
