import { z } from 'zod';
import { answerList, answerText, Email, LanguageCode, limits, roleKeys, text } from '../kit/index.ts';

/** A captcha answer bound to the picture it was read from. */
export const CaptchaAnswer = { code: z.string().trim().max(limits.captchaMax).default(''), uuid: z.string().trim().max(64).default('') };

/** A secret encrypted in the browser: AES-128-ECB under the key in the `EncryptKey` header, base64 (spec 3 §4). */
export const EncryptedText = z.string().min(1).max(512).meta({ description: 'Encrypted with the key in `EncryptKey`' });

/** Which form the person signs in at; the other kind of user is refused there. */
export const SignInForm = z.enum(['customer', 'staff']);

export const SignInBody = z.object({
  username: Email,
  password: EncryptedText,
  ...CaptchaAnswer,
  form: SignInForm.default('customer'),
  /** Of a device that skips the second factor; the browser's cookie carries it. */
  deviceToken: z.string().max(100).optional(),
});
export type SignInBody = z.input<typeof SignInBody>;

/** How someone can prove their second factor. */
export const FactorWay = z.enum(['passkey', 'app', 'recoveryCode']);
export type FactorWay = z.output<typeof FactorWay>;

/** What is left after the right password: nothing works before a second factor is proved, or set up where the role needs one. */
export const SecondStep = z.object({
  /** For the calls of the second step, 10 minutes. */
  pendingToken: answerText(100),
  mustSetUp: z.boolean(),
  ways: z.array(FactorWay).max(3),
  recoveryCodesLeft: z.number().int(),
  email: answerText(254),
});
export type SecondStep = z.output<typeof SecondStep>;

export const SignedIn = z.object({
  /** Empty while the second step is left. */
  token: answerText(200),
  expireIn: z.number().int(),
  secondStep: SecondStep.optional(),
});
export type SignedIn = z.output<typeof SignedIn>;

export const SessionUser = z.object({
  userId: z.number().int(),
  userName: answerText(130),
  avatar: answerText(2_000).nullable(),
  email: answerText(254),
  kind: z.enum(['customer', 'provider', 'staff']),
  companyName: answerText(200).nullable(),
  language: LanguageCode,
  contactId: z.number().int().nullable(),
});

export const UserInfo = z.object({
  user: SessionUser,
  roles: answerList(z.enum([...roleKeys, 'ROLE_DEFAULT']), 20),
  permissions: answerList(answerText(60), 300),
});
export type UserInfo = z.output<typeof UserInfo>;

const routeMeta = z.object({
  /** Key of the shell's phrases. */
  title: answerText(600),
  icon: answerText(60),
  group: answerText(60).optional(),
  affix: z.boolean().optional(),
  breadcrumb: z.boolean().optional(),
  hidden: z.boolean().optional(),
  activeMenu: answerText(200).optional(),
});

/** One entry of the caller's menu. The web looks `component` up among its screens. */
export interface MenuRoute {
  path: string;
  name: string;
  component: string;
  meta: z.output<typeof routeMeta>;
  children?: MenuRoute[] | undefined;
}
export const MenuRoute: z.ZodType<MenuRoute> = z
  .object({
    path: answerText(300),
    name: answerText(120),
    component: answerText(200),
    meta: routeMeta,
    get children() {
      return answerList(MenuRoute, 100).optional();
    },
  })
  // Holding itself, it needs a name in the API's description.
  .meta({ id: 'MenuRoute' });

export const Captcha = z.object({ captchaEnabled: z.boolean(), uuid: answerText(64), img: answerText(200_000) });

export const ForgottenPasswordBody = z.object({ email: Email, ...CaptchaAnswer });

export const ResetLinkBody = z.object({ key: text(128) });

export const ResetPasswordBody = z.object({ key: text(128), newPwd: EncryptedText, confirmPwd: EncryptedText });
export type ResetPasswordBody = z.input<typeof ResetPasswordBody>;

export const DemoSignIn = z.object({ email: answerText(254), role: answerText(60), form: SignInForm });
export const SignInOptions = z.object({
  singleSignOn: z.boolean(),
  captchaEnabled: z.boolean(),
  /** Only in demo mode. */
  demo: z.object({ password: answerText(60), users: answerList(DemoSignIn, 50) }).nullable(),
});
export type SignInOptions = z.output<typeof SignInOptions>;

export const PublicKey = z.object({ publicKey: answerText(1_000) });

export const SendCaptchaCodeBody = z.object({ email: Email });

export const SpeakCaptchaCodeBody = z.object({ uuid: z.string().trim().max(64) });

export const CaptchaCodeSent = z.object({ uuid: answerText(64) });

export const UpdateMyLanguageBody = z.object({ language: LanguageCode });
