/** The demo's identity provider. */
export default {
  title: 'Demo single sign-on',
  intro: 'In a real installation, your company’s identity provider shows up here. Choose who to sign in as.',
  unknown: 'new to the portal',
  cancel: 'Cancel',
  failed: 'We can’t complete this sign-in',
  failedText: 'It took too long or was started in another browser.',
  back: 'Back to sign-in',
};
