import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'خدمة عملاء Heliodesk، \u2066{{url}}\u2069. أُرسلت هذه الرسالة تلقائيًا، ولا تُقرأ الردود عليها.',
  'activation.subject': 'تفعيل حسابكم في Heliodesk',
  'activation.body':
    'مرحبًا،\n\nأُدخل عنوان البريد الإلكتروني هذا لحساب في Heliodesk. إن كان الحساب لكم، فقد بقيت خطوة واحدة: تأكيد أن العنوان يخصكم أيضًا.\n\nيُستخدم الرابط مرة واحدة ويبقى صالحًا لمدة 48 ساعة. وإن لم يكن لكم، فلا حاجة إلى أي إجراء.',
  'activation.button': 'تفعيل الحساب',
  'contactAdded.subject': 'دخولكم إلى Heliodesk',
  'contactAdded.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأضافتكم خدمة العملاء جهةَ اتصال في \u2068{{company}}\u2069. يُرجى اختيار كلمة مرور لمتابعة الطلبات وتقديم مطالبات الضمان.\n\nيُستخدم الرابط مرة واحدة ويبقى صالحًا 7 أيام.',
  'contactAdded.button': 'اختيار كلمة مرور',
  'accountActivated.subject': 'يُرجى اختيار كلمة مرور وتسجيل الدخول',
  'accountActivated.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأكّدت خدمة العملاء حسابكم لدى \u2068{{company}}\u2069. يُرجى اختيار كلمة مرور عبر هذا الرابط، ثم تسجيل الدخول بهذا البريد الإلكتروني. لم تعد كلمة المرور المختارة عند التسجيل صالحة.\n\nيُستخدم الرابط مرة واحدة ويبقى صالحًا 7 أيام.',
  'accountActivated.button': 'اختيار كلمة مرور',
  'emailChanged.subject': 'تم تغيير بريدكم الإلكتروني',
  'emailChanged.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nغيّرت خدمة العملاء بريدكم الإلكتروني لدى \u2068{{company}}\u2069 إلى \u2066{{email}}\u2069. يكون تسجيل الدخول بالعنوان الجديد بعد تأكيده، ولم يعد هذا العنوان صالحًا.\n\nإن لم تطلبوا ذلك، يُرجى إبلاغنا.',
  'emailChanged.button': 'التواصل معنا',
  'requestsGiven.subject': 'يتابع \u2068{{other}}\u2069 طلباتكم الآن',
  'requestsGiven.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأسندت خدمة العملاء هذه الطلبات المفتوحة إلى \u2068{{other}}\u2069:\n\n{{requests}}\n\nلا يزال بإمكانكم رؤيتها ضمن طلبات شركتكم.',
  'requestsGiven.button': 'فتح الطلبات',
  'requestsTaken.subject': 'أُسندت إليكم طلبات مفتوحة',
  'requestsTaken.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأسندت إليكم خدمة العملاء هذه الطلبات المفتوحة التي كان يتابعها \u2068{{other}}\u2069:\n\n{{requests}}\n\nكل ما كُتب حتى الآن باقٍ في المحادثات.',
  'requestsTaken.button': 'فتح الطلبات',
  'alreadyRegistered.subject': 'محاولة تسجيل بعنوان بريدكم الإلكتروني',
  'alreadyRegistered.body':
    'مرحبًا،\n\nجرت محاولة تسجيل بعنوان البريد الإلكتروني هذا، وله حساب بالفعل. إن كانت المحاولة منكم، فيكفي تسجيل الدخول؛ ويمكن هناك استبدال كلمة المرور المنسية.\n\nوإن لم تكن منكم، فلا حاجة إلى أي إجراء.',
  'alreadyRegistered.button': 'الانتقال إلى تسجيل الدخول',
  'passwordReset.subject': 'اختيار كلمة مرور جديدة',
  'passwordReset.body':
    'مرحبًا،\n\nيمكنكم اختيار كلمة مرور جديدة عبر هذا الرابط. يُستخدم الرابط مرة واحدة ويبقى صالحًا لمدة 30 دقيقة.\n\nإن لم تطلبوا ذلك، يُرجى تجاهل هذه الرسالة: تبقى كلمة المرور كما هي.',
  'passwordReset.button': 'اختيار كلمة مرور جديدة',
  'passwordChanged.subject': 'تم تغيير كلمة المرور',
  'passwordChanged.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتم تغيير كلمة المرور الخاصة بكم في \u2068{{time}}\u2069، وأُنهيت جميع الجلسات الأخرى.\n\nإذا كنتم أنتم من غيّرها فلا يلزم أي إجراء. وإلا فاختاروا كلمة مرور جديدة فورًا وأبلغونا بذلك.',
  'passwordChanged.button': 'اختيار كلمة مرور جديدة',
  'staffInvitation.subject': 'دعوة من \u2068{{inviter}}\u2069 إلى Heliodesk',
  'staffInvitation.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتمت إضافتكم من قِبل \u2068{{inviter}}\u2069 إلى مستخدمي مركز الاتصال في Heliodesk. يُرجى اختيار كلمة مرور من خلال هذا الرابط، ثم تسجيل الدخول بصفة موظف بهذا البريد الإلكتروني.\n\nيُستخدم الرابط مرة واحدة ويبقى صالحًا 7 أيام.',
  'staffInvitation.button': 'اختيار كلمة مرور',
  'providerInvitation.subject': '\u2068{{company}}\u2069: دخولكم إلى Heliodesk',
  'providerInvitation.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتمت إضافتكم في Heliodesk إلى مستخدمي مزود الخدمة \u2068{{company}}\u2069. يُرجى اختيار كلمة مرور من خلال هذا الرابط، ثم تسجيل الدخول بهذا البريد الإلكتروني.\n\nيُستخدم الرابط مرة واحدة ويبقى صالحًا 7 أيام.',
  'providerInvitation.button': 'اختيار كلمة مرور',
  'captchaCode.subject': 'رمز التحقق: \u2066{{code}}\u2069',
  'captchaCode.body': 'يُرجى إدخال هذا الرمز بدلًا من رمز الصورة:\n\n{{code}}\n\nيبقى الرمز صالحًا لمدة 10 دقائق.',
  'requestReceived.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): استلمنا طلبكم',
  'requestReceived.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nشكرًا على طلبكم \u2066{{requestNo}}\u2069. سيتواصل معكم أحد أعضاء فريقنا في موعد أقصاه \u2068{{due}}\u2069.\n\nيمكنكم في أي وقت متابعة كل خطوة واستكمال الطلب ومراسلتنا.',
  'requestReceived.button': 'فتح الطلب',
  'requestFiledFor.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): قدّمنا طلبًا نيابةً عنكم',
  'requestFiledFor.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nقدّم \u2068{{agent}}\u2069 من خدمة العملاء لدينا الطلب \u2066{{requestNo}}\u2069 نيابةً عنكم. سيتواصل معكم أحد أعضاء فريقنا في موعد أقصاه \u2068{{due}}\u2069.\n\nيمكنكم في أي وقت متابعة كل خطوة واستكمال الطلب ومراسلتنا.',
  'requestFiledFor.button': 'فتح الطلب',
  'requestFiledForOutside.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): قدّمنا طلبًا نيابةً عنكم',
  'requestFiledForOutside.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nقدّم \u2068{{agent}}\u2069 من خدمة العملاء لدينا الطلب \u2066{{requestNo}}\u2069 نيابةً عنكم. سيتواصل معكم أحد أعضاء فريقنا في موعد أقصاه \u2068{{due}}\u2069.\n\nلإضافة معلومات أو للاستفسار، اتصلوا بخدمة العملاء أو راسلوها مع ذكر الرقم \u2066{{requestNo}}\u2069.',
  'requestFiledForOutside.button': 'طرق التواصل معنا',
  'requestPickedUp.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): الموظف المسؤول عن طلبكم \u2068{{owner}}\u2069',
  'requestPickedUp.body': 'مرحبًا \u2068{{name}}\u2069،\n\nطلبكم \u2066{{requestNo}}\u2069 الآن لدى \u2068{{owner}}\u2069 وهو قيد المراجعة.',
  'requestPickedUp.button': 'فتح الطلب',
  'ownerChanged.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): جهة الاتصال الآن \u2068{{owner}}\u2069',
  'ownerChanged.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nمن الآن فصاعدًا أصبح طلبكم \u2066{{requestNo}}\u2069 لدى \u2068{{owner}}\u2069. كل ما كُتب حتى الآن يبقى في المحادثة.',
  'ownerChanged.button': 'فتح الطلب',
  'contactChanged.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): أنتم جهة الاتصال الآن',
  'contactChanged.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nمن الآن فصاعدًا أنتم جهة الاتصال لطلب شركتكم \u2066{{requestNo}}\u2069. كل ما كُتب حتى الآن موجود في المحادثة.',
  'contactChanged.button': 'فتح الطلب',
  'requestWithdrawn.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تم سحب طلبكم',
  'requestWithdrawn.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتم سحب طلبكم \u2066{{requestNo}}\u2069. يبقى في سجل طلباتكم، ويمكنكم إنشاء نسخة منه كطلب جديد في أي وقت.',
  'requestWithdrawn.button': 'فتح الطلب',
  'chatDigest.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): رسائل جديدة',
  'chatDigest.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nلديكم رسائل جديدة في المحادثة الخاصة بالطلب \u2066{{requestNo}}\u2069:\n\n{{messages}}',
  'chatDigest.button': 'فتح المحادثة',
  'passkeyAdded.subject': 'أُضيف مفتاح مرور',
  'passkeyAdded.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأُضيف مفتاح المرور \u2068{{passkey}}\u2069 إلى حسابكم في \u2066{{time}}\u2069.\n\nإذا لم تكونوا أنتم من فعل ذلك، فاختاروا كلمة مرور جديدة فورًا وأبلغونا.',
  'passkeyAdded.button': 'مراجعة أمان الدخول',
  'passkeyRemoved.subject': 'أُزيل مفتاح مرور',
  'passkeyRemoved.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأُزيل مفتاح المرور \u2068{{passkey}}\u2069 من حسابكم في \u2066{{time}}\u2069.\n\nإذا لم تكونوا أنتم من فعل ذلك، فاختاروا كلمة مرور جديدة فورًا وأبلغونا.',
  'passkeyRemoved.button': 'مراجعة أمان الدخول',
  'appAdded.subject': 'تطبيق المصادقة مفعّل',
  'appAdded.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nرُبط تطبيق مصادقة بحسابكم في \u2066{{time}}\u2069.\n\nإذا لم تكونوا أنتم من فعل ذلك، فاختاروا كلمة مرور جديدة فورًا وأبلغونا.',
  'appAdded.button': 'مراجعة أمان الدخول',
  'appRemoved.subject': 'تطبيق المصادقة متوقف',
  'appRemoved.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأُزيل تطبيق المصادقة من حسابكم في \u2066{{time}}\u2069.\n\nإذا لم تكونوا أنتم من فعل ذلك، فاختاروا كلمة مرور جديدة فورًا وأبلغونا.',
  'appRemoved.button': 'مراجعة أمان الدخول',
  'recoveryCodeUsed.subject': 'استُخدم رمز استرداد',
  'recoveryCodeUsed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nسُجّل الدخول إلى حسابكم برمز استرداد في \u2066{{time}}\u2069 من \u2068{{device}}\u2069.\n\nإذا لم تكونوا أنتم من فعل ذلك، فاختاروا كلمة مرور جديدة فورًا وأبلغونا.',
  'recoveryCodeUsed.button': 'مراجعة أمان الدخول',
  'recoveryCodesRenewed.subject': 'لديكم رموز استرداد جديدة',
  'recoveryCodesRenewed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأُنشئت رموز استرداد جديدة لحسابكم في \u2066{{time}}\u2069. ولم تعد الرموز السابقة صالحة.\n\nإذا لم تكونوا أنتم من فعل ذلك، فاختاروا كلمة مرور جديدة فورًا وأبلغونا.',
  'recoveryCodesRenewed.button': 'مراجعة أمان الدخول',
  'deviceRemembered.subject': 'جهاز يتخطى العامل الثاني',
  'deviceRemembered.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nيتخطى \u2068{{device}}\u2069 العامل الثاني لمدة 30 يومًا ابتداءً من \u2066{{time}}\u2069.\n\nإذا لم تكونوا أنتم من فعل ذلك، فاختاروا كلمة مرور جديدة فورًا وأبلغونا.',
  'deviceRemembered.button': 'مراجعة أمان الدخول',
  'factorResetAsked.subject': 'طُلبت إعادة تعيين العامل الثاني',
  'factorResetAsked.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nطلب \u2068{{administrator}}\u2069 إعادة تعيين العامل الثاني لحسابكم في \u2066{{time}}\u2069. السبب: \u2068{{reason}}\u2069\n\nأمام مدير نظام ثانٍ 24 ساعة للتأكيد. لم يتغير شيء بعد.\n\nإذا لم تطلبوا ذلك فأبلغونا فورًا.',
  'factorResetAsked.button': 'التواصل معنا',
  'factorResetConfirmed.subject': 'أزيلوا العامل الثاني المفقود',
  'factorResetConfirmed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأكد \u2068{{other}}\u2069 و\u2068{{administrator}}\u2069 فقدان العامل الثاني الخاص بكم. أُنهيت جميع جلساتكم.\n\nيزيل هذا الرابط العامل المفقود. يعمل مرة واحدة وتنتهي صلاحيته بعد 30 دقيقة. بعد ذلك سجّلوا الدخول بكلمة المرور.\n\nإذا لم تطلبوا ذلك فلا تستخدموا الرابط وأبلغونا فورًا.',
  'factorResetConfirmed.button': 'إزالة العامل المفقود',
  'factorsRemoved.subject': 'أُزيل العامل الثاني',
  'factorsRemoved.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأُزيل العامل الثاني من حسابكم في \u2066{{time}}\u2069. تسجلون الدخول الآن بكلمة المرور، ويُرجى إعداد عامل جديد قريبًا.\n\nإذا لم تكونوا أنتم من فعل ذلك، فاختاروا كلمة مرور جديدة فورًا وأبلغونا.',
  'factorsRemoved.button': 'الانتقال إلى تسجيل الدخول',
} satisfies Texts<typeof en, 'ar'>;
