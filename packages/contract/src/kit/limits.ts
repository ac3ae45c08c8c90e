/** Limits of the specifications that server and web share. */
export const limits = {
  /** Spec 1 §9. */
  passwordMin: 6,
  passwordMax: 16,
  /** Minutes for which a fresh proof of identity counts. */
  freshProofMinutes: 5,
  /** Wrong codes that end a sign-in. */
  wrongCodes: 5,
  passkeys: 10,
  passkeyName: 60,
  recoveryCodes: 10,
  /** Characters of a code as people type it: six digits with a space between, and a recovery code with its hyphens. */
  appCode: 7,
  /** Digits of an app's code, and seconds for which an app shows it (RFC 6238). */
  appCodeDigits: 6,
  appCodeSeconds: 30,
  recoveryCode: 12,
  taxNoMin: 5,
  /** Characters of a picture or a mailed code, with room for what is typed beside them. */
  captchaMax: 16,
  /** Bytes; spec 1 §9. */
  fileSize: 20 * 1024 * 1024,
  filesTotal: 100 * 1024 * 1024,
  files: 50,
  fileName: 120,
  /** Spec 3 §8. */
  serialNumbers: 100_000,
  chatText: 2_000,
} as const;
