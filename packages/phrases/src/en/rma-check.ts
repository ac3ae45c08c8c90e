/** What a check of old and new serial numbers found. */
export default {
  state: {
    fits: 'Fits',
    missing: 'Missing',
    wrong: 'Wrong',
  },
  fault: {
    malformed: 'This serial number needs 10 to 24 letters and digits',
    duplicate: 'This is in the list twice',
    notCovered: 'This isn’t an accepted module of this exchange',
    isOld: 'This is an old module of this claim',
    usedElsewhere: 'This was delivered in another exchange',
  },
};
