/**
 * Every error the product can answer: its key and the envelope code it travels with (spec 3 §3).
 * The text of each key is in the phrases of all nine languages, under `errors`.
 */
export const errorCatalogue = {
  badRequest: 400,
  'auth.badCredentials': 400,
  'auth.tooManyAttempts': 429,
  'auth.signInRequired': 401,
  'auth.guestLinkInvalid': 401,
  'auth.signOnFailed': 400,
  'auth.signOnRefused': 403,
  'auth.signOnUnavailable': 503,
  'auth.bindingExpired': 400,
  forbidden: 403,
  notFound: 404,
  stale: 409,
  conflict: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  tooManyRequests: 429,
  server: 500,
  unavailable: 503,
  storageFull: 503,
  validation: 510,
  'idempotency.differs': 409,
  'idempotency.running': 409,
  'captcha.wrong': 510,
  'account.staffDomain': 510,
  'account.activationFailed': 510,
  'account.alreadyActive': 510,
  'account.resetLinkInvalid': 510,
  'account.alreadyKnown': 409,
  'onBehalf.notPossible': 409,
  'account.addressBookFull': 510,
  'user.invitationInvalid': 510,
  'user.ownAccess': 409,
  'customer.disabled': 409,
  'customer.noPassword': 510,
  'customer.noSignIn': 510,
  'attachment.totalTooLarge': 413,
  'attachment.fileTooLarge': 413,
  'attachment.nameTooLong': 510,
  'attachment.tooMany': 510,
  'attachment.wrongType': 415,
  'attachment.empty': 510,
  'attachment.urlRefused': 510,
  'attachment.frozen': 409,
  'request.notDraft': 409,
  'request.alreadyPickedUp': 409,
  'action.notAllowed': 409,
  'action.blocked': 510,
  'request.wrongOwner': 510,
  'serial.importRunning': 409,
  'serial.lineFull': 409,
  'serial.tooManyFiles': 409,
  'serial.limit': 510,
  'serial.wrongFormat': 510,
  'serial.textFile': 510,
  'serial.webPage': 510,
  'serial.otherFormat': 510,
  'serial.encrypted': 510,
  'serial.damaged': 510,
  'serial.tooLarge': 413,
  'serial.tooSlow': 510,
  'serial.noHeader': 510,
  'serial.noRows': 510,
  'serial.tooManyRows': 510,
  'dict.fixed': 510,
  'dict.inUse': 510,
  'dict.closed': 510,
  'page.builtIn': 510,
  'chat.notYours': 403,
  'chat.recallTooLate': 409,
  'chat.deleteTooLate': 409,
} as const;
export type ErrorKey = keyof typeof errorCatalogue;
/** The keys that travel with one code, as `ErrorKeyOf<409>`. */
export type ErrorKeyOf<Code extends number> = { [Key in ErrorKey]: (typeof errorCatalogue)[Key] extends Code ? Key : never }[ErrorKey];
export type ErrorParams = Record<string, string | number>;

/** One refused field of a call: `path` as in the request body, `message` in the caller's language. */
export interface FieldError {
  path: string;
  rule: string;
  message: string;
}
