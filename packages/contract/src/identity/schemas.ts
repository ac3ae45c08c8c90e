import { z } from 'zod';
import { Email, LanguageCode, limits, roleKeys, text } from '../kit/index.ts';

/** A captcha answer bound to the picture it was read from. */
export const CaptchaAnswer = { code: z.string().trim().max(limits.captchaMax).default(''), uuid: z.string().trim().max(64).default('') };

/** A secret encrypted in the browser: AES-128-ECB under the key in the `EncryptKey` header, base64 (spec 3 §4). */
export const EncryptedText = z.string().min(1).max(512);

/** Which form the person signs in at; the other kind of user is refused there. */
export const SignInForm = z.enum(['customer', 'staff']);

export const SignInBody = z.object({
  username: Email,
  password: EncryptedText,
  ...CaptchaAnswer,
  form: SignInForm.default('customer'),
});
export type SignInBody = z.input<typeof SignInBody>;

export const SignedIn = z.object({ token: z.string(), expireIn: z.number().int() });

export const SessionUser = z.object({
  userId: z.number().int(),
  userName: z.string(),
  avatar: z.string().nullable(),
  email: z.string(),
  kind: z.enum(['customer', 'provider', 'staff']),
  companyName: z.string().nullable(),
  language: LanguageCode,
  contactId: z.number().int().nullable(),
});

export const UserInfo = z.object({
  user: SessionUser,
  roles: z.array(z.enum([...roleKeys, 'ROLE_DEFAULT'])),
  permissions: z.array(z.string()),
});
export type UserInfo = z.output<typeof UserInfo>;

const routeMeta = z.object({
  /** Key of the shell's phrases. */
  title: z.string(),
  icon: z.string(),
  group: z.string().optional(),
  affix: z.boolean().optional(),
  breadcrumb: z.boolean().optional(),
  hidden: z.boolean().optional(),
  activeMenu: z.string().optional(),
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
    path: z.string(),
    name: z.string(),
    component: z.string(),
    meta: routeMeta,
    get children() {
      return z.array(MenuRoute).optional();
    },
  })
  // Holding itself, it needs a name in the API's description.
  .meta({ id: 'MenuRoute' });

export const Captcha = z.object({ captchaEnabled: z.boolean(), uuid: z.string(), img: z.string() });

export const ForgottenPasswordBody = z.object({ email: Email, ...CaptchaAnswer });

export const ResetLinkBody = z.object({ key: text(128) });

export const ResetPasswordBody = z.object({ key: text(128), newPwd: EncryptedText, confirmPwd: EncryptedText });
export type ResetPasswordBody = z.input<typeof ResetPasswordBody>;

export const DemoSignIn = z.object({ email: z.string(), role: z.string(), form: SignInForm });
export const SignInOptions = z.object({
  singleSignOn: z.boolean(),
  captchaEnabled: z.boolean(),
  /** Only in demo mode. */
  demo: z.object({ password: z.string(), users: z.array(DemoSignIn) }).nullable(),
});
export type SignInOptions = z.output<typeof SignInOptions>;

export const PublicKey = z.object({ publicKey: z.string() });

export const SendCaptchaCodeBody = z.object({ email: Email });

export const CaptchaCodeSent = z.object({ uuid: z.string() });

export const UpdateMyLanguageBody = z.object({ language: LanguageCode });
