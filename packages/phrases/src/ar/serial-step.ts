import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: 'ما الألواح المتضررة؟',
    reading: 'جارٍ قراءة ملف Excel',
    adding: 'جارٍ إضافة الأرقام التسلسلية',
    ready_zero: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}',
    ready_one: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}',
    ready_two: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}',
    ready_few: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}',
    ready_many: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}',
    ready_other: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}',
    listed_zero: 'لا توجد أرقام تسلسلية في مطالبتكم',
    listed_one: 'رقم تسلسلي واحد في مطالبتكم',
    listed_two: 'رقمان تسلسليان في مطالبتكم',
    listed_few: '{{number}} أرقام تسلسلية في مطالبتكم',
    listed_many: '{{number}} رقمًا تسلسليًا في مطالبتكم',
    listed_other: '{{number}} رقم تسلسلي في مطالبتكم',
  },

  headText: {
    empty: 'يُرجى إرسال أرقامها التسلسلية في ملف Excel أو لصقها.',
    reading: 'نقارن كل رقم بسجلنا وبالمطالبات السابقة.',
    ready: 'يُرجى مراجعتها ثم إضافتها إلى مطالبتكم. التحذيرات لا تمنعكم من المتابعة.',
    listed: 'يمكنكم إضافة المزيد أو المتابعة.',
  },

  drop: {
    title: 'أفلتوا ملف Excel هنا',
    choose: 'اختيار ملف Excel',
    hint: '\u2066.xlsx\u2069 أو \u2066.xls\u2069، حتى {{rows}} صف',
  },

  sheet: {
    title: 'شكل ملف Excel',
    label: 'نموذج بأعمدة الرقم التسلسلي والنوع والقدرة. العمود الأول وحده مطلوب.',
  },

  where: {
    title: 'مكان الرقم',
    picture: 'على الملصق الخلفي وعلى الجانب القصير من الإطار',
    text: 'على الملصق الخلفي وعلى الجانب القصير من الإطار. والرقمان متطابقان.',
  },

  checked: {
    title: 'ما نتحقق منه',
    made: 'من إنتاجنا، مع النوع والقدرة',
    warranty: 'ضمن الضمان في تاريخ العيب',
    warrantyOn: 'ضمن الضمان في \u2066{{day}}\u2069، تاريخ العيب',
    region: 'مباع في منطقتكم وغير وارد في مطالبة مفتوحة أخرى',
  },

  wrong: {
    text: 'هذا ملف نصي (CSV) وليس مصنف Excel',
    webPage: 'هذه صفحة ويب وليست مصنف Excel',
    sheet: 'هذا ملف جداول بتنسيق آخر غير \u2066.xlsx\u2069 و\u2066.xls\u2069',
    other: 'هذا ليس ملف جداول',
    inIt: 'محتواه',
    lines: 'الأسطر الأولى من الملف',
    toDo: 'ما العمل',
    open: 'فتح الملف في Excel',
    save: 'اختيار «ملف» ثم «حفظ باسم» ثم <b>مصنف Excel (\u2066.xlsx\u2069)</b>',
    again: 'اختيار الملف الجديد',
    useTemplate: 'يُرجى وضع الأرقام في نموذجنا أو لصقها.',
  },

  discarded: {
    title_zero: 'لم يتم تجاهل أي رقم تسلسلي',
    title_one: 'تم تجاهل رقم تسلسلي واحد',
    title_two: 'تم تجاهل رقمين تسلسليين',
    title_few: 'تم تجاهل {{number}} أرقام تسلسلية',
    title_many: 'تم تجاهل {{number}} رقمًا تسلسليًا',
    title_other: 'تم تجاهل {{number}} رقم تسلسلي',
    text: 'من <file>{{file}}</file>. لم يُضَف أي شيء إلى مطالبتكم. يمكنكم استعادتها حتى <time></time>.',
    restore: 'استعادة',
  },

  line: {
    waiting: 'بانتظار الملف الذي قبله',
    ready_zero: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}. لم تُضَف إلى مطالبتكم بعد.',
    ready_one: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}. لم تُضَف إلى مطالبتكم بعد.',
    ready_two: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}. لم تُضَف إلى مطالبتكم بعد.',
    ready_few: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}. لم تُضَف إلى مطالبتكم بعد.',
    ready_many: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}. لم تُضَف إلى مطالبتكم بعد.',
    ready_other: 'الصفوف المقروءة: {{rows}}. يمكن إضافة: {{number}}. لم تُضَف إلى مطالبتكم بعد.',
    later: 'يمكنكم إضافتها بعد الانتهاء من الملف الآخر',
  },
} satisfies Texts<typeof en, 'ar'>;
