/** The identity provider of the demo. */
export default {
  title: 'Unified authentication of the demo',
  intro: 'In a real installation the company’s own identity provider stands here. Choose whom you want to be.',
  unknown: 'not known to the portal yet',
  cancel: 'Cancel',
  failed: 'This sign-in cannot go on',
  failedText: 'It was left for too long, or begun in another browser.',
  back: 'Back to the sign-in page',
};
