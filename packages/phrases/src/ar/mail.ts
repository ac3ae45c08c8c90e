import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'خدمة عملاء Heliodesk، \u2066{{url}}\u2069. هذه رسالة تلقائية، ولا تُقرأ الردود عليها.',
  unsubscribe: 'إيقاف هذا النوع من الرسائل',
  'activation.subject': 'تفعيل حسابكم في Heliodesk',
  'activation.body':
    'مرحبًا،\n\nاستُخدم عنوان البريد الإلكتروني هذا لحساب في Heliodesk. إن كان الحساب لكم، فقد بقيت خطوة واحدة: تأكيد أن هذا عنوان بريدكم الإلكتروني.\n\nيعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 48 ساعة. وإن لم يكن لكم علم بهذا الحساب، فيمكنكم تجاهل هذه الرسالة.',
  'activation.button': 'تفعيل الحساب',
  'contactAdded.subject': 'صلاحية دخولكم إلى Heliodesk',
  'contactAdded.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأضافتكم خدمة العملاء إلى Heliodesk بصفة جهة اتصال لدى \u2068{{company}}\u2069. يُرجى اختيار كلمة مرور لمتابعة الطلبات وتقديم مطالبات الضمان.\n\nيعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 7 أيام.',
  'contactAdded.button': 'اختيار كلمة مرور',
  'accountActivated.subject': 'يُرجى اختيار كلمة مرور وتسجيل الدخول',
  'accountActivated.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأكّدت خدمة العملاء صلاحية دخولكم (الشركة: \u2068{{company}}\u2069). يُرجى اختيار كلمة مرور عبر هذا الرابط، ثم تسجيل الدخول بعنوان البريد الإلكتروني هذا. لم تعد كلمة المرور التي اخترتموها عند التسجيل صالحة.\n\nيعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 7 أيام.',
  'accountActivated.button': 'اختيار كلمة مرور',
  'emailChanged.subject': 'تم تغيير بريدكم الإلكتروني في Heliodesk',
  'emailChanged.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nغيّرت خدمة العملاء عنوان بريدكم الإلكتروني لدى \u2068{{company}}\u2069 إلى \u2066{{email}}\u2069. يُرجى تأكيد العنوان الجديد ثم تسجيل الدخول به. لم يعد عنوانكم السابق صالحًا.\n\nإن لم تطلبوا هذا التغيير، يُرجى التواصل معنا.',
  'emailChanged.button': 'التواصل معنا',
  'requestsGiven.subject': 'جهة الاتصال الجديدة لطلباتكم: \u2068{{other}}\u2069',
  'requestsGiven.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nنقلت خدمة العملاء هذه الطلبات المفتوحة إلى \u2068{{other}}\u2069:\n\n{{requests}}\n\nما زال بإمكانكم العثور عليها ضمن طلبات شركتكم.',
  'requestsGiven.button': 'عرض الطلبات',
  'requestsTaken.subject': 'أنتم الآن جهة الاتصال لهذه الطلبات',
  'requestsTaken.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nنقلت خدمة العملاء إليكم هذه الطلبات المفتوحة. كانت جهة الاتصال السابقة \u2068{{other}}\u2069.\n\n{{requests}}\n\nتجدون كل ما كُتب حتى الآن في المحادثات.',
  'requestsTaken.button': 'عرض الطلبات',
  'alreadyRegistered.subject': 'محاولة تسجيل بعنوان بريدكم الإلكتروني',
  'alreadyRegistered.body':
    'مرحبًا،\n\nحاول أحدهم التسجيل بعنوان البريد الإلكتروني هذا، وهو مرتبط بحساب بالفعل. إن كانت المحاولة منكم، يُرجى تسجيل الدخول. ويمكنكم إعادة تعيين كلمة المرور من هناك.\n\nوإن لم تكن منكم، فيمكنكم تجاهل هذه الرسالة.',
  'alreadyRegistered.button': 'الانتقال إلى تسجيل الدخول',
  'passwordReset.subject': 'اختيار كلمة مرور جديدة',
  'passwordReset.body':
    'مرحبًا،\n\nيمكنكم اختيار كلمة مرور جديدة عبر هذا الرابط. يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 30 دقيقة.\n\nإن لم تطلبوا ذلك، فيمكنكم تجاهل هذه الرسالة. تبقى كلمة المرور كما هي.',
  'passwordReset.button': 'اختيار كلمة مرور جديدة',
  'passwordChanged.subject': 'تم تغيير كلمة المرور',
  'passwordChanged.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتم تغيير كلمة المرور الخاصة بكم بتاريخ \u2068{{time}}\u2069، وسُجِّل خروجكم من جميع الأجهزة الأخرى.\n\nإن كنتم أنتم من غيّرها، فلا يلزم أي إجراء. وإلا فيُرجى اختيار كلمة مرور جديدة فورًا والتواصل معنا.',
  'passwordChanged.button': 'اختيار كلمة مرور جديدة',
  'staffInvitation.subject': 'دعوة من \u2068{{inviter}}\u2069 إلى Heliodesk',
  'staffInvitation.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nحصلتم من \u2068{{inviter}}\u2069 على صلاحية الدخول إلى مركز اتصال Heliodesk. يُرجى اختيار كلمة مرور عبر هذا الرابط، ثم تسجيل الدخول بصفة موظف داخلي بعنوان البريد الإلكتروني هذا.\n\nيعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 7 أيام.',
  'staffInvitation.button': 'اختيار كلمة مرور',
  'providerInvitation.subject': '\u200f\u2068{{company}}\u2069: صلاحية دخولكم إلى Heliodesk',
  'providerInvitation.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتمت إضافتكم إلى \u2068{{company}}\u2069، وهو مزود خدمة في Heliodesk. يُرجى اختيار كلمة مرور عبر هذا الرابط، ثم تسجيل الدخول بعنوان البريد الإلكتروني هذا.\n\nيعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 7 أيام.',
  'providerInvitation.button': 'اختيار كلمة مرور',
  'captchaCode.subject': 'رمزكم: \u2066{{code}}\u2069',
  'captchaCode.body': 'يُرجى إدخال هذا الرمز بدلًا من رمز الصورة:\n\n{{code}}\n\nتنتهي صلاحيته بعد 10 دقائق.',
  'requestReceived.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): استلمنا طلبكم',
  'requestReceived.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nشكرًا على طلبكم \u2066{{requestNo}}\u2069. سيتواصل معكم أحد أعضاء فريقنا في موعد أقصاه \u2068{{due}}\u2069.\n\nيمكنكم في أي وقت متابعة كل خطوة وإضافة التفاصيل ومراسلتنا.',
  'requestReceived.button': 'فتح الطلب',
  'requestFiledFor.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): قدّمنا طلبًا نيابةً عنكم',
  'requestFiledFor.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nقدّمت خدمة العملاء (\u2068{{agent}}\u2069) الطلب \u2066{{requestNo}}\u2069 نيابةً عنكم. سيتواصل معكم أحد أعضاء فريقنا في موعد أقصاه \u2068{{due}}\u2069.\n\nيمكنكم في أي وقت متابعة كل خطوة وإضافة التفاصيل ومراسلتنا.',
  'requestFiledFor.button': 'فتح الطلب',
  'requestFiledForOutside.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): قدّمنا طلبًا نيابةً عنكم',
  'requestFiledForOutside.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nقدّمت خدمة العملاء (\u2068{{agent}}\u2069) الطلب \u2066{{requestNo}}\u2069 نيابةً عنكم. سيتواصل معكم أحد أعضاء فريقنا في موعد أقصاه \u2068{{due}}\u2069.\n\nلإضافة معلومات أو للاستفسار، يُرجى الاتصال بخدمة العملاء أو مراسلتها بالبريد الإلكتروني مع ذكر الرقم \u2066{{requestNo}}\u2069.',
  'requestFiledForOutside.button': 'طرق التواصل معنا',
  'requestPickedUp.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): أصبح طلبكم لدى \u2068{{owner}}\u2069',
  'requestPickedUp.body': 'مرحبًا \u2068{{name}}\u2069،\n\nأصبح طلبكم \u2066{{requestNo}}\u2069 لدى \u2068{{owner}}\u2069، وتجري مراجعته.',
  'requestPickedUp.button': 'فتح الطلب',
  'tipSent.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): نحتاج إلى شيء منكم',
  'tipSent.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتحتاج خدمة العملاء (\u2068{{agent}}\u2069) إلى ما يلي لطلبكم \u2066{{requestNo}}\u2069:\n\n{{missing}}\n\nيُرجى الرد قبل \u2068{{due}}\u2069.',
  'tipSent.button': 'فتح الطلب',
  'tipRecalled.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): لم يعد أحد الإجراءات المطلوبة لازمًا',
  'tipRecalled.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nلم تعد خدمة العملاء (\u2068{{agent}}\u2069) بحاجة إلى ما طُلب منكم في طلبكم \u2066{{requestNo}}\u2069.',
  'tipRecalled.button': 'فتح الطلب',
  'tasksReminded.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): ننتظر ردكم',
  'tasksReminded.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتنتظر خدمة العملاء (\u2068{{agent}}\u2069) ردكم بشأن الطلب \u2066{{requestNo}}\u2069:\n\n{{tasks}}',
  'tasksReminded.button': 'فتح الطلب',
  'tasksRemindedLast.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): التذكير الأخير',
  'tasksRemindedLast.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nلا تزال خدمة العملاء (\u2068{{agent}}\u2069) تنتظر ردكم بشأن الطلب \u2066{{requestNo}}\u2069:\n\n{{tasks}}\n\nيُرجى الرد قبل \u2068{{until}}\u2069. هذا هو التذكير الأخير.',
  'tasksRemindedLast.button': 'فتح الطلب',
  'taskReminder.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تذكير',
  'taskReminder.body': 'مرحبًا \u2068{{name}}\u2069،\n\nلا يزال طلبكم \u2066{{requestNo}}\u2069 بانتظار ردكم:\n\n{{tasks}}',
  'taskReminder.button': 'فتح الطلب',
  'taskReminderLast.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): يُرجى الرد، وإلا فسيُسحب الطلب',
  'taskReminderLast.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nلا يزال طلبكم \u2066{{requestNo}}\u2069 بانتظار ردكم:\n\n{{tasks}}\n\nإذا لم يصلنا ردكم قبل \u2068{{until}}\u2069 فسنسحب الطلب. ويمكنكم إعادة فتحه خلال 90 يومًا.',
  'taskReminderLast.button': 'فتح الطلب',
  'requestSuspended.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): سُحب لعدم وجود رد',
  'requestSuspended.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nسحبنا طلبكم \u2066{{requestNo}}\u2069 لأننا لم نتلقَّ ردًا خلال 30 يومًا.\n\nإذا كنتم لا تزالون بحاجة إلينا، فيُرجى الرد أو الكتابة في الطلب قبل \u2068{{until}}\u2069 وسنعيد فتحه.',
  'requestSuspended.button': 'فتح الطلب',
  'requestReopened.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): أعدنا فتح طلبكم',
  'requestReopened.body': 'مرحبًا \u2068{{name}}\u2069،\n\nأعدنا فتح طلبكم \u2066{{requestNo}}\u2069 ونراجعه من جديد:\n\n{{reason}}',
  'requestReopened.button': 'فتح الطلب',
  'ownerChanged.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): انتقل طلبكم إلى \u2068{{owner}}\u2069',
  'ownerChanged.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nانتقل طلبكم \u2066{{requestNo}}\u2069 إلى \u2068{{owner}}\u2069. يبقى كل ما كُتب حتى الآن في المحادثة.',
  'ownerChanged.button': 'فتح الطلب',
  'contactChanged.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): أنتم جهة الاتصال الآن',
  'contactChanged.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأنتم الآن جهة الاتصال لطلب شركتكم \u2066{{requestNo}}\u2069. تجدون كل ما كُتب حتى الآن في المحادثة.',
  'contactChanged.button': 'فتح الطلب',
  'requestWithdrawn.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تم سحب طلبكم',
  'requestWithdrawn.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتم سحب طلبكم \u2066{{requestNo}}\u2069. ما زال بإمكانكم العثور عليه في سجل طلباتكم وإنشاء نسخة منه في أي وقت.',
  'requestWithdrawn.button': 'فتح الطلب',
  'requestRejected.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): رفضنا مطالبتكم بالضمان',
  'requestRejected.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nرفضنا مطالبتكم بالضمان \u2066{{requestNo}}\u2069:\n\n{{text}}\n\nإذا كنتم لا توافقون على القرار، يمكنكم الاعتراض مرة واحدة قبل \u2068{{until}}\u2069، وسنراجع المطالبة من جديد.',
  'requestRejected.button': 'فتح المطالبة',
  'requestRejectedAgain.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): قرارنا بشأن اعتراضكم',
  'requestRejectedAgain.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nراجعنا مطالبتكم بالضمان \u2066{{requestNo}}\u2069 من جديد بعد الاعتراض، ويبقى قرارنا كما هو:\n\n{{text}}',
  'requestRejectedAgain.button': 'فتح المطالبة',
  'requestAppealed.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): استلمنا اعتراضكم',
  'requestAppealed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nاستلمنا الاعتراض المتعلق بمطالبتكم بالضمان \u2066{{requestNo}}\u2069 وسنراجعها من جديد.',
  'requestAppealed.button': 'فتح المطالبة',
  'serialsReviewed.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تمت مراجعة أرقامكم التسلسلية',
  'serialsReviewed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nراجعنا الأرقام التسلسلية في مطالبتكم \u2066{{requestNo}}\u2069.\n\nالمقبولة: \u2068{{accepted}}\u2069\nالمرفوضة: \u2068{{refused}}\u2069\n\nتجدون الأرقام المرفوضة وأسباب رفضها في مطالبتكم.',
  'serialsReviewed.button': 'فتح المطالبة',
  'partsReviewed.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تمت مراجعة مكوناتكم',
  'partsReviewed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nراجعنا المكونات في مطالبتكم \u2066{{requestNo}}\u2069.\n\nالقطع المقبولة: \u2068{{accepted}}\u2069\nالقطع المرفوضة: \u2068{{refused}}\u2069\n\nتجدون المكونات المرفوضة وأسباب رفضها في مطالبتكم.',
  'partsReviewed.button': 'فتح المطالبة',
  'solutionApproved.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): يُرجى تأكيد الحل',
  'solutionApproved.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nاعتمدنا حلًا لمطالبتكم \u2066{{requestNo}}\u2069. يُرجى تأكيد قبوله أو عدم قبوله في صفحة المطالبة.\n\n\u2068{{text}}\u2069',
  'solutionApproved.button': 'فتح المطالبة',
  'solutionConfirmed.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): استلمنا ردكم',
  'solutionConfirmed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nشكرًا على ردكم بشأن مطالبتكم \u2066{{requestNo}}\u2069:\n\n\u2068{{answers}}\u2069\n\nنعمل الآن على تنفيذ ما تم قبوله.',
  'solutionConfirmed.button': 'فتح المطالبة',
  'solutionDeclined.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): نراجع مطالبتكم من جديد',
  'solutionDeclined.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nلم يُقبل الحل الذي قدمناه لمطالبتكم \u2066{{requestNo}}\u2069:\n\n\u2068{{answers}}\u2069\n\nسنراجع المطالبة من جديد ونعود إليكم.',
  'solutionDeclined.button': 'فتح المطالبة',
  'claimCompleted.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): اكتملت مطالبتكم',
  'claimCompleted.body': 'مرحبًا \u2068{{name}}\u2069،\n\nاكتملت مطالبتكم \u2066{{requestNo}}\u2069.\n\n\u2068{{closing}}\u2069',
  'claimCompleted.button': 'فتح المطالبة',
  'enquiryReplied.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): أجبنا عن استفساركم',
  'enquiryReplied.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nوصل الرد على استفساركم \u2066{{requestNo}}\u2069 من \u2068{{agent}}\u2069:\n\n{{answer}}',
  'enquiryReplied.button': 'فتح الاستفسار',
  'enquiryCompleted.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): اكتمل استفساركم',
  'enquiryCompleted.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nاكتمل استفساركم \u2066{{requestNo}}\u2069. وهذا ردنا:\n\n{{answer}}\n\nإذا بقي لديكم سؤال، فيُرجى مراسلتنا ضمن الاستفسار قبل \u2068{{until}}\u2069 وسنعيد فتحه.',
  'enquiryCompleted.button': 'فتح الاستفسار',
  'enquiryNotForUs.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): لا يمكننا المساعدة في هذا الأمر',
  'enquiryNotForUs.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأغلقنا استفساركم \u2066{{requestNo}}\u2069 لأنه لا يمكننا المساعدة فيه:\n\n{{reason}}',
  'enquiryNotForUs.button': 'فتح الاستفسار',
  'enquiryTurned.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): مطالبة بالضمان بناءً على استفساركم',
  'enquiryTurned.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأنشأت خدمة العملاء (\u2068{{agent}}\u2069) المطالبة بالضمان \u2066{{claimNo}}\u2069 بناءً على استفساركم \u2066{{requestNo}}\u2069. وهي تتضمن وصفكم وملفاتكم، وتجدونها ضمن مسوداتكم.',
  'enquiryTurned.button': 'فتح الاستفسار',
  'claimSplit.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): جزء من مطالبتكم يستمر على حدة',
  'claimSplit.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nاتخذنا قرارًا بشأن جزء من مطالبتكم بالضمان \u2066{{requestNo}}\u2069. وما لم يُبتّ فيه بعد يستمر في المطالبة \u2066{{claimNo}}\u2069، حتى لا يتأخر ما تم البتّ فيه:\n\n{{reason}}\n\nتجدون المطالبتين ضمن طلباتكم.',
  'claimSplit.button': 'فتح المطالبة',
  'answeredFor.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): أجبنا نيابةً عنكم',
  'answeredFor.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأجابت خدمة العملاء (\u2068{{agent}}\u2069) نيابةً عنكم بشأن مطالبتكم \u2066{{requestNo}}\u2069 بناءً على موافقتكم الخطية (\u2068{{file}}\u2069):\n\n{{answers}}\n\nإذا لم يكن هذا ما وافقتم عليه، يُرجى مراسلتنا في المطالبة.',
  'answeredFor.button': 'فتح المطالبة',
  'enquiryBound.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): استفساركم متاح في البوابة',
  'enquiryBound.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأصبح استفساركم \u2066{{requestNo}}\u2069 مرتبطًا بشركتكم. تجدونه مع كل ما كُتب حتى الآن ضمن طلباتكم.',
  'enquiryBound.button': 'فتح الاستفسار',
  'firstContactLate.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تأخر أول تواصل',
  'firstContactLate.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nلم يتواصل أحد بعد مع العميل بشأن الطلب \u2066{{requestNo}}\u2069، وقد انقضى الموعد الذي وُعد به.',
  'firstContactLate.button': 'فتح الطلب',
  'pickUpLate.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تأخر تولّي الطلب',
  'pickUpLate.body': 'مرحبًا \u2068{{name}}\u2069،\n\nقُدِّم الطلب \u2066{{requestNo}}\u2069 قبل أكثر من يوم عمل واحد ولم يتولَّه أحد.',
  'pickUpLate.button': 'فتح الطلب',
  'decisionLate.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تأخر القرار',
  'decisionLate.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nاقتُرح رفض المطالبة بالضمان \u2066{{requestNo}}\u2069 قبل أكثر من يومي عمل ولم يُتخذ قرار بعد.',
  'decisionLate.button': 'فتح المطالبة',
  'approvalLate.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تأخر الاعتماد',
  'approvalLate.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأُرسلت حلول المطالبة بالضمان \u2066{{requestNo}}\u2069 للاعتماد قبل أكثر من يومي عمل ولم يُتخذ قرار بعد.',
  'approvalLate.button': 'فتح المطالبة',
  'notice.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): \u2068{{what}}\u2069',
  'notice.body': 'مرحبًا \u2068{{name}}\u2069،\n\nهناك جديد بشأن الطلب \u2066{{requestNo}}\u2069:\n\n\u2068{{what}}\u2069',
  'notice.button': 'فتح الطلب',
  'workNotice.subject': '\u2068{{what}}\u2069',
  'workNotice.body': 'مرحبًا \u2068{{name}}\u2069،\n\nانتهت العملية الجماعية التي بدأتموها على عدة طلبات:\n\n\u2068{{what}}\u2069',
  'workNotice.button': 'عرض النتيجة',
  'dailyNotices.subject': 'ملخصكم اليومي',
  'dailyNotices.body': 'مرحبًا \u2068{{name}}\u2069،\n\nهذا هو الجديد منذ آخر ملخص:\n\n\u2068{{notices}}\u2069',
  'dailyNotices.button': 'عرض الإشعارات',
  'chatDigest.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): رسائل جديدة',
  'chatDigest.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nلديكم رسائل جديدة في المحادثة الخاصة بالطلب \u2066{{requestNo}}\u2069:\n\n{{messages}}',
  'chatDigest.button': 'فتح المحادثة',
  'passkeyAdded.subject': 'تمت إضافة مفتاح مرور',
  'passkeyAdded.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتمت إضافة مفتاح المرور \u2068{{passkey}}\u2069 إلى حسابكم بتاريخ \u2068{{time}}\u2069.\n\nإن لم تكونوا أنتم من فعل ذلك، يُرجى اختيار كلمة مرور جديدة فورًا وإبلاغنا.',
  'passkeyAdded.button': 'مراجعة أمان الدخول',
  'passkeyRemoved.subject': 'تمت إزالة مفتاح مرور',
  'passkeyRemoved.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتمت إزالة مفتاح المرور \u2068{{passkey}}\u2069 من حسابكم بتاريخ \u2068{{time}}\u2069.\n\nإن لم تكونوا أنتم من فعل ذلك، يُرجى اختيار كلمة مرور جديدة فورًا وإبلاغنا.',
  'passkeyRemoved.button': 'مراجعة أمان الدخول',
  'appAdded.subject': 'تم تفعيل تطبيق المصادقة',
  'appAdded.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتم ربط تطبيق مصادقة بحسابكم بتاريخ \u2068{{time}}\u2069.\n\nإن لم تكونوا أنتم من فعل ذلك، يُرجى اختيار كلمة مرور جديدة فورًا وإبلاغنا.',
  'appAdded.button': 'مراجعة أمان الدخول',
  'appRemoved.subject': 'تم إيقاف تطبيق المصادقة',
  'appRemoved.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتمت إزالة تطبيق المصادقة من حسابكم بتاريخ \u2068{{time}}\u2069.\n\nإن لم تكونوا أنتم من فعل ذلك، يُرجى اختيار كلمة مرور جديدة فورًا وإبلاغنا.',
  'appRemoved.button': 'مراجعة أمان الدخول',
  'recoveryCodeUsed.subject': 'تم استخدام رمز استرداد',
  'recoveryCodeUsed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتم تسجيل الدخول إلى حسابكم برمز استرداد بتاريخ \u2068{{time}}\u2069 من \u2068{{device}}\u2069.\n\nإن لم تكونوا أنتم من فعل ذلك، يُرجى اختيار كلمة مرور جديدة فورًا وإبلاغنا.',
  'recoveryCodeUsed.button': 'مراجعة أمان الدخول',
  'recoveryCodesRenewed.subject': 'لديكم رموز استرداد جديدة',
  'recoveryCodesRenewed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتم إنشاء رموز استرداد جديدة لحسابكم بتاريخ \u2068{{time}}\u2069. لم تعد الرموز السابقة صالحة.\n\nإن لم تكونوا أنتم من فعل ذلك، يُرجى اختيار كلمة مرور جديدة فورًا وإبلاغنا.',
  'recoveryCodesRenewed.button': 'مراجعة أمان الدخول',
  'deviceRemembered.subject': 'جهاز يتخطى عامل التحقق الثاني',
  'deviceRemembered.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nيتخطى \u2068{{device}}\u2069 عامل التحقق الثاني لمدة 30 يومًا ابتداءً من \u2068{{time}}\u2069.\n\nإن لم تكونوا أنتم من فعل ذلك، يُرجى اختيار كلمة مرور جديدة فورًا وإبلاغنا.',
  'deviceRemembered.button': 'مراجعة أمان الدخول',
  'factorResetAsked.subject': 'طُلبت إعادة تعيين عامل التحقق الثاني',
  'factorResetAsked.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nورد بتاريخ \u2068{{time}}\u2069 طلب من \u2068{{administrator}}\u2069 لإعادة تعيين عامل التحقق الثاني الخاص بكم. السبب: \u2068{{reason}}\u2069\n\nأمام مدير نظام ثانٍ 24 ساعة للتأكيد. لم يتغير شيء بعد.\n\nإن لم تطلبوا ذلك، يُرجى إبلاغنا فورًا.',
  'factorResetAsked.button': 'التواصل معنا',
  'factorResetConfirmed.subject': 'إزالة عامل التحقق الثاني المفقود',
  'factorResetConfirmed.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتلقينا تأكيدًا من \u2068{{other}}\u2069 و\u2068{{administrator}}\u2069 بأنكم فقدتم عامل التحقق الثاني. أُنهيت جميع جلساتكم.\n\nيزيل هذا الرابط العامل المفقود، ويعمل مرة واحدة وتنتهي صلاحيته بعد 30 دقيقة. يُرجى بعد ذلك تسجيل الدخول بكلمة المرور.\n\nإن لم تطلبوا ذلك، يُرجى عدم استخدام الرابط وإبلاغنا فورًا.',
  'factorResetConfirmed.button': 'إزالة العامل المفقود',
  'factorsRemoved.subject': 'تمت إزالة عامل التحقق الثاني',
  'factorsRemoved.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتمت إزالة عامل التحقق الثاني من حسابكم بتاريخ \u2068{{time}}\u2069. تسجّلون الدخول الآن بكلمة المرور. يُرجى إعداد عامل جديد في أقرب وقت.\n\nإن لم تكونوا أنتم من فعل ذلك، يُرجى اختيار كلمة مرور جديدة فورًا وإبلاغنا.',
  'factorsRemoved.button': 'الانتقال إلى تسجيل الدخول',
  'manyUnknownSerials.subject': 'أرقام تسلسلية كثيرة غير معروفة: \u2068{{who}}\u2069',
  'manyUnknownSerials.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nخلال 24 ساعة تم من حساب \u2068{{who}}\u2069 التحقق من أرقام تسلسلية عددها \u2066{{judged}}\u2069، منها \u2066{{unknown}}\u2069 غير موجودة في سجلنا. ربما يحاول شخص تخمين الأرقام.\n\nالتفاصيل في سجل التدقيق. إن لم يكن هناك سبب وجيه، يُرجى تعطيل الوصول.',
  'manyUnknownSerials.button': 'فتح سجل التدقيق',
  'manyCustomersRead.subject': 'اطلاع على بيانات عملاء كثيرين: \u2068{{who}}\u2069',
  'manyCustomersRead.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nخلال 24 ساعة تم من حساب \u2068{{who}}\u2069 الاطلاع على سجلات عملاء عددها \u2066{{read}}\u2069، وهو عدد أكبر بكثير من المعتاد.\n\nالتفاصيل في سجل التدقيق. إن لم يكن هناك سبب وجيه، يُرجى تعطيل الوصول.',
  'manyCustomersRead.button': 'فتح سجل التدقيق',
} satisfies Texts<typeof en, 'ar'>;
