import type en from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** One message for each validation rule of the contract; no form depends on the gender of `{{field}}`. */
export default {
  required: 'حقل إلزامي: {{field}}',
  invalid: 'قيمة غير صالحة: {{field}}',
  unknownField: 'حقل غير معروف: {{fields}}',
  tooLong: '{{field}}: الحد الأقصى لعدد الأحرف {{max}}',
  tooShort: '{{field}}: الحد الأدنى لعدد الأحرف {{min}}',
  tooMany: '{{field}}: الحد الأقصى لعدد العناصر {{max}}',
  tooBig: '{{field}}: الحد الأقصى {{max}}',
  tooSmall: '{{field}}: الحد الأدنى {{min}}',
  greaterThan: '{{field}}: يجب أن تكون القيمة أكبر من {{min}}',
  decimal: '{{field}}: رقم لا تزيد منازله العشرية على {{decimals}}، مثلًا 12.5',
  emailTaken: 'هذا البريد الإلكتروني مسجّل لدينا بالفعل',
  email: 'يُرجى إدخال عنوان بريد إلكتروني كامل، مثلًا \u2066name@company.com\u2069',
  phone: 'يُرجى إدخال الرقم مع رمز البلد، مثلًا \u2066+966 50 123 4567\u2069',
  password: 'حروف وأرقام فقط، حرف واحد ورقم واحد على الأقل',
  passwordCommon: 'كلمة المرور هذه سهلة التخمين. يُرجى اختيار غيرها',
  passwordIsName: 'يجب ألا تكون كلمة المرور هي الاسم الوارد في البريد الإلكتروني',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين',
  passwordUnreadable: 'تعذّرت قراءة كلمة المرور. يُرجى كتابتها مجددًا',
  taxNo: 'الحد الأدنى لعدد الأحرف {{min}}، مثلًا \u2066B04512345\u2069. غير معروف بعد؟ يُرجى إدخال 0',
  swift: '11 حرفًا ورقمًا، الستة الأولى منها حروف، مثلًا \u2066BSCHESMMXXX\u2069',
  iban: 'رقم الحساب لا يطابق بلد فرع البنك. يُرجى التحقق من كل خانة',
  branchCountry: 'حرفان مطابقان للحرفين الخامس والسادس من رمز SWIFT، مثلًا \u2066ES\u2069',
  privacyPolicy: 'يُرجى قبول سياسة الخصوصية للمتابعة',
  pageSize: 'يُرجى اختيار 10 أو 20 أو 30 أو 50 صفًا',
  captcha: 'الرمز لا يطابق الصورة. يُرجى إدخال رمز الصورة الجديدة',
  wrongOwner: 'لا يمكن لهذا الموظف تولّي طلبات من هذا النوع',
  pageTooDeep: 'يمكن تصفّح أول {{max}} صف فقط. يُرجى تضييق القائمة باستخدام عوامل التصفية',
  dateInFuture: '{{field}}: لا يمكن أن يكون التاريخ في المستقبل',
} satisfies Texts<typeof en, 'ar'>;
