/** The way back from the unified authentication. */
export default {
  waiting: 'Logging in, please wait',
  noCode: 'No authorization code obtained',
  failed: 'Failed to get token',
  back: 'You return to the sign-in page in a moment.',
  confirmTitle: 'Go on as {{name}}?',
  confirmText: 'A sign-in was begun on another page, for <email>{{email}}</email>. Go on only if that is you.',
  confirmGo: 'Go on',
  confirmStop: 'Do not sign in',
  bindTitle: 'Bind your sign-in',
  bindText:
    'The unified authentication knows you; here nobody has told us yet who you are. Enter your employee sign-in once. From then on the button is enough.',
  bindKnown:
    'The unified authentication knows you as <email>{{email}}</email>; here nobody has told us yet who you are. Enter your employee sign-in once. From then on the button is enough.',
  bind: 'Bind and sign in',
  binding: 'Binding',
  bindNone: 'There is nothing to bind',
  bindNoneText: 'This page follows a sign-in with the unified authentication. Begin there.',
};
