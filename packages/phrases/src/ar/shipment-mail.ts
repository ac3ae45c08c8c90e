import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): إلى أين نرسل المنتجات الجديدة؟',
  'addressesAsked.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nسنستبدل منتجات ضمن مطالبتكم \u2066{{requestNo}}\u2069. الكمية: \u2066{{count}}\u2069. يُرجى إدخال عناوين التسليم في صفحة المطالبة قبل \u2068{{due}}\u2069 حتى نتمكن من تخطيط التسليم.',
  'addressesAsked.button': 'فتح المطالبة',
  'deliveryPlanned.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تم تحديد موعد التسليم',
  'deliveryPlanned.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nمن المتوقع وصول المنتجات الجديدة لمطالبتكم \u2066{{requestNo}}\u2069 في \u2068{{eta}}\u2069. التسليم إلى: \u2068{{places}}\u2069.',
  'deliveryPlanned.button': 'فتح المطالبة',
  'deliveryMoved.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): تأخر موعد التسليم',
  'deliveryMoved.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nستصل المنتجات الجديدة لمطالبتكم \u2066{{requestNo}}\u2069 بعد الموعد المخطط له، في \u2068{{eta}}\u2069. التسليم إلى: \u2068{{places}}\u2069.\n\n{{reason}}',
  'deliveryMoved.button': 'فتح المطالبة',
  'goodsShipped.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): شحنتكم في الطريق',
  'goodsShipped.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nشُحنت المنتجات الجديدة لمطالبتكم \u2066{{requestNo}}\u2069 في \u2068{{day}}\u2069. التسليم إلى: \u2068{{places}}\u2069.',
  'goodsShipped.button': 'فتح المطالبة',
  'goodsShippedTracked.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): شحنتكم في الطريق',
  'goodsShippedTracked.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nشُحنت المنتجات الجديدة لمطالبتكم \u2066{{requestNo}}\u2069 في \u2068{{day}}\u2069. التسليم إلى: \u2068{{places}}\u2069.\n\nشركة الشحن ورقم التتبع: \u2068{{tracking}}\u2069',
  'goodsShippedTracked.button': 'فتح المطالبة',
  'goodsDelivered.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): وصلت شحنتكم',
  'goodsDelivered.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nسُلّمت المنتجات الجديدة لمطالبتكم \u2066{{requestNo}}\u2069 في \u2068{{day}}\u2069 إلى: \u2068{{places}}\u2069. تجدون إثبات التسليم في مطالبتكم. إذا كان هناك نقص أو تلف، فيُرجى إبلاغنا به هناك.',
  'goodsDelivered.button': 'فتح المطالبة',
  'deliveryCorrected.subject': '\u200f\u2068{{title}}\u2069 (\u2066{{requestNo}}\u2069): صححنا بيانات التسليم',
  'deliveryCorrected.body':
    'مرحبًا \u2068{{name}}\u2069،\n\nصححنا بيانات التسليم الخاصة بمطالبتكم \u2066{{requestNo}}\u2069. التسليم إلى: \u2068{{places}}\u2069. وصلت الشحنة في \u2068{{day}}\u2069. تجدون إثبات التسليم في مطالبتكم.',
  'deliveryCorrected.button': 'فتح المطالبة',
} satisfies Texts<typeof en, 'ar'>;
