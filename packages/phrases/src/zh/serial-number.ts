import type en from '../en/serial-number.ts';
import type { Texts } from '../texts.ts';

/** Words about serial numbers of claims: import, verdicts, pasting, the list. */
export default {
  watt: '{{power}}\u00a0W',

  block: {
    moving: '导入完成后可提交',
    ready: '请导入或放弃识别到的序列号',
  },

  column: {
    row: '行号',
    serial: '序列号',
    type: '组件型号',
    power: '功率',
    verdict: '核验结果',
  },

  kind: {
    valid: '有效',
    warning: '警告',
    leftOut: '已排除',
  },

  verdict: {
    ok: '有效',
    unknown: '不在出厂记录中',
    replacedBefore: '此前已换货或赔偿',
    inOtherClaim: '已在另一项未办结的索赔中',
    outOfWarranty: '缺陷发生日期超出质保期',
    otherType: '与出厂记录的组件型号不符',
    otherPower: '与出厂记录的功率不符',
    otherRegion: '销往其他地区',
  },
  verdictDetail: {
    unknown: '不在出厂记录中：{{detail}}',
    replacedBefore: '此前已换货或赔偿：{{detail}}',
    inOtherClaim: '已在另一项未办结的索赔中：{{detail}}',
    outOfWarranty: '缺陷发生日期超出质保期：质保已于 {{detail}}到期',
    otherType: '与出厂记录的组件型号不符：{{detail}}',
    otherPower: '与出厂记录的功率不符：{{detail}}',
    otherRegion: '销往其他地区：{{detail}}',
  },
  short: {
    unknown: '不在出厂记录中',
    replacedBefore: '此前已换货或赔偿',
    inOtherClaim: '已在另一项索赔中',
    outOfWarranty: '超出质保期',
    otherType: '型号不符',
    otherPower: '功率不符',
    otherRegion: '销往其他地区',
  },
  reason: {
    duplicateInFile: '列表中重复',
    firstInRow: '文件内重复，首次出现在第 {{row}} 行',
    alreadyInClaim: '此索赔中已有',
    malformed: '须为 10 至 24 位字母和数字',
    numberUnreadable: '数字已被表格软件舍入，请将该列设为文本格式。',
    formulaWithoutValue: '公式没有结果，请粘贴数值。',
    overLimit: '超出此索赔的数量上限',
  },
  shortReason: {
    duplicateInFile: '文件内重复',
    alreadyInClaim: '此索赔中已有',
    malformed: '格式错误',
    numberUnreadable: '数字被舍入',
    formulaWithoutValue: '公式无结果',
    overLimit: '超出上限',
  },

  add: {
    title: '继续添加',
    template: '下载模板',
    warningsTitle: '有警告也可以提交。',
    warningsText: '提交后，我们会与您逐一核对。',
  },

  paste: {
    title: '或粘贴',
    toCheck_other: '{{number}} 个待核对',
    split: '其中有空格或连字符。这是一个序列号吗？',
    join: '合并为一个',
    joinOf: '合并为一个：{{number}}',
    joinAll_other: '全部合并（{{number}}）',
    letter: '数字之间有字母 {{letter}}',
    correct: '更正',
    correctOf: '更正：{{number}}',
    keep: '保留',
    keepOf: '保留：{{number}}',
    label: '每行一个，或用逗号分隔',
    recognized_other: '已识别 {{number}} 个序列号',
    add_other: '添加 {{number}} 个',
    added_other: '已添加 {{number}} 个序列号',
    refused_other: '{{number}} 个无法添加：',
    more_other: '另有 {{number}} 个',
  },

  import: {
    opening: '正在打开文件',
    canceling: '正在取消…',
    label: '导入表格',
    waiting: '等待中',
    reading: '已读取 {{processed}}/{{total}} 行',
    readingOn: '已读取 {{processed}} 行',
    inserting: '已导入 {{processed}}/{{total}}',
    withTime: '{{counted}}，{{left}}',
    secondsLeft_other: '剩余 {{seconds}} 秒',
    minutesLeft_other: '剩余 {{minutes}} 分钟',
    leave: '您可以离开此页面，导入会继续进行，结果会保留在此处。',
    ready: '读取完成，请核对结果后导入。',
    canceled: '导入已取消，未添加任何行。',
    clean: '读取完成，文件没有问题。',
    nothing: '读取完成，没有可导入的行。',
    takeOver_other: '导入 {{number}} 个序列号',
    done_other: '已导入 {{number}} 个序列号',
    failed: '文件读取失败，请重试或更换文件。',
    verdictFile: '下载核验结果',
    dismiss: '关闭此消息',
  },

  found: {
    title: '核验结果',
    soFar: '目前的核验结果',
    valid: '有效',
    warnings_other: '警告',
    leftOut: '已排除',
    show: '显示',
  },

  preview: {
    label: '表格中的行',
    filter: '筛选行',
    all: '全部',
    valid: '有效',
    warnings: '警告',
    leftOut: '已排除',
    empty: '没有符合的行',
  },

  list: {
    title: '此索赔的序列号',
    search: '查找序列号',
    verdict: '核验结果',
    verdictCount: '{{verdict}}（{{number}}）',
    deleteAll: '全部删除',
    deleteSomeTitle_other: '删除 {{number}} 个序列号？',
    deleteAllTitle_other: '删除此索赔的全部 {{number}} 个序列号？',
    deleteText: '这些序列号将从此索赔中移除，之后可重新添加。',
    emptyTitle: '暂无序列号',
    emptyText: '请选择表格或粘贴序列号，系统会对照出厂记录逐一核验。',
  },
} satisfies Texts<typeof en, 'zh'>;
