import type en from '../en/bank-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'bankDetailsAsked.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): نحتاج إلى بياناتكم البنكية',
  'bankDetailsAsked.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nسندفع تعويضًا عن مطالبتكم \u2066{{requestNo}}\u2069. يُرجى إدخال بياناتكم البنكية في صفحة المطالبة قبل \u2068{{due}}\u2069. لا نطلب هذه البيانات أبدًا عبر البريد الإلكتروني أو الهاتف.',
  'bankDetailsAsked.button': 'فتح المطالبة',
  'bankDetailsReturned.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): يُرجى إدخال بياناتكم البنكية من جديد',
  'bankDetailsReturned.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتعذّر استخدام البيانات البنكية الخاصة بمطالبتكم \u2066{{requestNo}}\u2069. تجدون السبب في صفحة المطالبة. يُرجى إدخال البيانات من جديد قبل \u2068{{due}}\u2069.',
  'bankDetailsReturned.button': 'فتح المطالبة',
  'bankDetailsChecked.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): يُرجى تأكيد بياناتكم البنكية',
  'bankDetailsChecked.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتحققنا من البيانات البنكية الخاصة بمطالبتكم \u2066{{requestNo}}\u2069. يُرجى مراجعتها مرة أخرى وتأكيدها قبل \u2068{{due}}\u2069.',
  'bankDetailsChecked.button': 'فتح المطالبة',
  'bankDetailsEntered.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تم إدخال بيانات بنكية',
  'bankDetailsEntered.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nتم إدخال بيانات بنكية لمطالبة شركتكم \u2066{{requestNo}}\u2069 من قِبل \u2068{{who}}\u2069. سندفع التعويض إلى هذا الحساب.\n\nإذا لم يكن لديكم علم بذلك، فيُرجى التواصل معنا فورًا.',
  'bankDetailsEntered.button': 'فتح المطالبة',
  'bankDetailsHandedOver.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): سيُدخل شخص آخر البيانات البنكية',
  'bankDetailsHandedOver.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأُسند إدخال البيانات البنكية لمطالبة شركتكم \u2066{{requestNo}}\u2069 إلى \u2068{{contact}}\u2069 من قِبل \u2068{{who}}\u2069.\n\nإذا لم يكن لديكم علم بذلك، فيُرجى التواصل معنا فورًا.',
  'bankDetailsHandedOver.button': 'فتح المطالبة',
  'bankCheckLate.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تأخر التحقق من البيانات البنكية',
  'bankCheckLate.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأُدخلت البيانات البنكية للمطالبة بالضمان \u2066{{requestNo}}\u2069 قبل أكثر من يومي عمل ولم يتحقق منها قسم المالية بعد.',
  'bankCheckLate.button': 'فتح المطالبة',
  'creditNoteSent.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): يُرجى تأكيد الإشعار الدائن',
  'creditNoteSent.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأصبح الإشعار الدائن الخاص بمطالبتكم \u2066{{requestNo}}\u2069 جاهزًا. يُرجى مراجعة المبلغ والحساب وتأكيد الإشعار قبل \u2068{{due}}\u2069. وسندفع المبلغ بعد ذلك.',
  'creditNoteSent.button': 'فتح المطالبة',
  'compensationPaid.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): دفعنا \u2066{{amount}}\u2069',
  'compensationPaid.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nدفعنا في \u2068{{day}}\u2069 مبلغ \u2066{{amount}}\u2069 إلى الحساب \u2066{{account}}\u2069 عن مطالبتكم \u2066{{requestNo}}\u2069. تجدون إثبات الدفع في صفحة المطالبة.',
  'compensationPaid.button': 'فتح المطالبة',
  'compensationPaidForYou.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): دفعنا \u2066{{amount}}\u2069',
  'compensationPaidForYou.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nدفعنا في \u2068{{day}}\u2069 مبلغ \u2066{{amount}}\u2069 عن مطالبة شركتكم \u2066{{requestNo}}\u2069. تجدون إثبات الدفع في صفحة المطالبة.',
  'compensationPaidForYou.button': 'فتح المطالبة',
  'paymentCorrected.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): صححنا بيانات الدفع',
  'paymentCorrected.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nصححنا ما سجلناه عن دفع مبلغ \u2066{{amount}}\u2069 للمطالبة \u2066{{requestNo}}\u2069. تم الدفع في \u2068{{day}}\u2069. تجدون إثبات الدفع في صفحة المطالبة.',
  'paymentCorrected.button': 'فتح المطالبة',
  'paymentLate.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تأخر الدفع',
  'paymentLate.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nأكد العميل الإشعار الدائن الخاص بالمطالبة بالضمان \u2066{{requestNo}}\u2069 قبل أكثر من 5 أيام عمل ولم يدفع قسم المالية المبلغ بعد.',
  'paymentLate.button': 'فتح المطالبة',
} satisfies Texts<typeof en, 'ar'>;
