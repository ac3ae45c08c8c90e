/** The way back from the unified authentication. */
export default {
  waiting: 'Logging in, please wait',
  noCode: 'No authorization code obtained',
  failed: 'Failed to get token',
  back: 'You return to the sign-in page in a moment.',
  confirmTitle: 'Continue as {{name}}?',
  confirmText: 'A sign-in was started on another page, for <email>{{email}}</email>. Continue only if that is you.',
  confirmGo: 'Continue',
  confirmStop: 'Do not sign in',
  bindTitle: 'Bind your sign-in',
  bindText:
    'The unified authentication knows you, but this portal does not know who you are yet. Enter your employee sign-in once. From then on the button is enough.',
  bindKnown:
    'The unified authentication knows you as <email>{{email}}</email>, but this portal does not know who you are yet. Enter your employee sign-in once. From then on the button is enough.',
  bind: 'Bind and sign in',
  binding: 'Binding',
  bindNone: 'There is nothing to bind',
  bindNoneText: 'This page follows a sign-in with the unified authentication. Start there.',
  disabled: {
    title: 'Your account has been disabled',
    text: 'You can’t sign in with it anymore. Ask the person who manages your access, or contact us. What you typed is still on the page, so you can copy it.',
    stay: 'Stay on the page',
    toSignIn: 'Go to sign-in',
  },
  wait: {
    title: 'Try again in <time></time>',
    text: 'Several wrong passwords in a row. Each further one doubles the wait, up to 1 hour.',
  },
};
