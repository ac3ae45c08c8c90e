import type en from '../en/rma-check.ts';
import type { Texts } from '../texts.ts';

export default {
  state: {
    fits: 'مطابق',
    missing: 'ناقص',
    wrong: 'خطأ',
  },
  fault: {
    malformed: 'يتكون الرقم التسلسلي من 10 إلى 24 حرفًا ورقمًا',
    duplicate: 'مكرر في القائمة',
    notCovered: 'ليس لوحًا مقبولًا في هذا الاستبدال',
    isOld: 'هذا لوح قديم في هذه المطالبة',
    usedElsewhere: 'سُلّم في استبدال آخر',
  },
} satisfies Texts<typeof en, 'ar'>;
