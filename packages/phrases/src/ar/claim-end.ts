import type { Texts } from '../texts.ts';
import type en from '../en/claim-end.ts';

export default {
  repair: {
    enter: 'تسجيل الإصلاح',
    title: 'تم الإصلاح',
    reportHint: 'سيقرأ العميل هذا النص.',
    save: 'حفظ الإصلاح',
    saved: 'تم حفظ الإصلاح',
  },
  complete: {
    title: 'إنهاء \u2066{{number}}\u2069؟',
    text: 'ستصل إلى العميل رسالة بريد إلكتروني تتضمن نصكم الختامي.',
    words: 'النص الختامي',
    wordsHint: 'مثال: ما تم دفعه أو إصلاحه أو استبداله',
    confirm: 'إنهاء المطالبة',
    done: 'تم إنهاء \u2066{{number}}\u2069',
  },
  thread: {
    modules: 'ما يحدث لألواحكم',
    parts: 'ما يحدث لمكوناتكم',
    claimed: 'المطالب بها',
    accepted: 'المقبولة',
    covered: 'ذات حل',
    done: 'المنجزة',
    refused: 'المرفوضة: \u2066{{number}}\u2069',
  },
} satisfies Texts<typeof en, 'ar'>;
