/** The identity provider of the demo. */
export default {
  title: 'Unified authentication of the demo',
  intro: 'In a real installation the company’s own identity provider takes this place. Choose who you want to be.',
  unknown: 'not known to the portal yet',
  cancel: 'Cancel',
  failed: 'This sign-in cannot continue',
  failedText: 'It took too long, or was started in another browser.',
  back: 'Back to the sign-in page',
};
