import type en from '../en/delivery.ts';
import type { Texts } from '../texts.ts';

/** What becomes of exchanged goods: on the way, delivered, the old pieces, and the end of the exchange. */
export default {
  state: {
    planned: '尚未发货',
    shipped: '运输中',
    delivered: '已送达',
  },
  old: {
    return: '寄回我司',
    scrap: '现场报废',
  },
  numbers: '序列号：旧 {{old}} 个，新 {{new}} 个，共需 {{total}} 个',
  ship: {
    action: '标记为已发货',
    of: '标记为已发货：{{name}}',
    correct: '更正发货信息',
    correctOf: '更正发货信息：{{name}}',
    save: '保存发货信息',
    text: '客户可以看到发货日期、承运商和运单号。',
    carrierHint: '例如：Maersk、DHL',
    done: '发货信息已保存',
  },
  deliver: {
    action: '标记为已送达',
    of: '标记为已送达：{{name}}',
    text: '我们会通知客户，客户随后可以下载签收单。如有误，在索赔办结之前可以更正。',
    proofHint: '已签字的送货单或其照片',
    proofMissing: '请至少上传一份签收单。',
    done: '已标记为送达',
  },
  correct: {
    action: '更正送达信息',
    of: '更正送达信息：{{name}}',
    text: '我们会通知客户，客户随后会看到新的信息和签收单。之前登记的内容仅员工可见。',
    save: '保存更正',
    done: '送达信息已更正，客户现在可以看到。',
    reasonHint: '能看到此索赔的同事会看到，客户不会。',
    by: '<b>{{name}}</b> 于 <time></time> 更正',
    before: '更正前的登记',
    replaced: '被替换的签收单',
  },
  oldPieces: {
    action: '登记旧件',
    of: '登记旧件：{{name}}',
    correct: '更正旧件信息',
    correctOf: '更正旧件信息：{{name}}',
    save: '保存旧件信息',
    photoHint: '报废件的照片，尽量拍到序列号',
    photoMissing: '请至少上传一张报废件的照片。',
    noteHint: '例如：周一由我方承运商取走',
    done: '旧件信息已保存',
  },
  finish: {
    action: '完成换货',
    title: '要完成换货吗？',
    text: '序列号将被锁定，处理方案将标记为已完成。此操作无法撤销。',
    done: '换货已完成',
    finished: '换货已于 {{day}}完成',
  },
  missing: {
    nothingPlanned: '交货日期已确定。',
    noOpenTask: '客户的待办提示尚未完成。',
    allDelivered: '货物尚未全部送达。',
    oldPiecesRecorded: '部分旧件尚未登记。',
    serialsComplete: '序列号有缺失或错误。',
    serialsNotAsked: '客户还有关于序列号的待办提示未完成。',
  },
} satisfies Texts<typeof en, 'zh'>;
