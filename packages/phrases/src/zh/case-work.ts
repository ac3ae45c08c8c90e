import type en from '../en/case-work.ts';
import type { Texts } from '../texts.ts';

export default {
  call: {
    title: '记录 {{number}} 的通话',
    direction: '呼叫方',
    out: '我方致电',
    in: '客户来电',
    phone: '号码',
    calledAt: '通话时间',
    calledAtHint: '以您当地的时间为准',
    calledAtMissing: '请输入通话时间。',
    result: '结果',
    results: {
      reached: '已接通',
      message: '已留言',
      noAnswer: '无人接听',
      wrongNumber: '号码有误',
    },
    note: '通话内容',
    noteHint: '仅供内部使用，客户看不到。',
    keepsPromise: '计为首次联系',
    promiseOpen: '仍需完成首次联系',
    confirm: '保存通话',
    done: '{{number}}：已记录通话',
  },
  called: {
    reached: '已致电，已接通',
    message: '已致电，已留言',
    noAnswer: '已致电，无人接听',
    wrongNumber: '已致电，号码有误',
    in: '客户来电',
  },
  related: {
    title: '该公司的其他请求',
    project: '同一项目',
    contact: '同一联系人',
    company: '同一公司',
  },
  change: {
    to: '改为 {{after}}',
    fromTo: '由 {{before}} 改为 {{after}}',
  },
} satisfies Texts<typeof en, 'zh'>;
