/** Drafts of what customers read about a rejection, by value of the dictionary of reasons. */
export default {
  '1': 'The warranty ended before the defect was found, so we can’t accept the claim. If you have documents that show a later warranty start, send them with an appeal.',
  '2': 'Our warranty doesn’t cover this kind of damage, so we can’t accept the claim.',
  '3': 'We checked everything you sent and found no defect, so we can’t accept the claim.',
  '4': 'What you sent doesn’t show the defect clearly enough, so we can’t accept the claim. If you have more photos or measurements, send them with an appeal.',
  '5': 'We didn’t make these products, so our warranty doesn’t cover them.',
  '6': 'You’ve already filed a request about the same thing. We’ll handle it there.',
};
