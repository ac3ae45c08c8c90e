/** The way back from the unified authentication. */
export default {
  waiting: 'Signing in, please wait',
  noCode: 'No authorization code obtained',
  failed: 'We couldn’t complete the sign-in. Try again.',
  back: 'We’ll take you back to the sign-in page in a moment.',
  confirmTitle: 'Continue as {{name}}?',
  confirmText: 'A sign-in for <email>{{email}}</email> was started on another page. Continue only if this is you.',
  confirmGo: 'Continue',
  confirmStop: 'Don’t sign in',
  bindTitle: 'Link your account',
  bindText:
    'You’re signed in with SSO, but it isn’t linked to a Heliodesk account yet. Sign in once with your employee account to link them.',
  bindKnown:
    'You’re signed in with SSO as <email>{{email}}</email>, but it isn’t linked to a Heliodesk account yet. Sign in once with your employee account to link them.',
  bind: 'Link and sign in',
  binding: 'Linking',
  bindNone: 'There’s nothing to link',
  bindNoneText: 'To link your account, sign in with SSO first.',
  disabled: {
    title: 'Your account has been disabled',
    text: 'You can’t sign in with it anymore. Ask the person who manages your access, or contact us. What you typed is still on the page, so you can copy it.',
    stay: 'Stay on the page',
    toSignIn: 'Go to sign-in',
  },
  wait: {
    title: 'Try again in <time></time>',
    text: 'You entered a wrong password several times in a row. Each further attempt doubles the wait, up to 1 hour.',
  },
};
