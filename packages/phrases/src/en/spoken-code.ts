/** The captcha's code as sound. */
export default {
  label: 'Digits you hear',
  player: 'Spoken code',
  help: 'Play the code and enter the 6 digits within 10 minutes. You can play it again.',
  again: 'Another code',
};
