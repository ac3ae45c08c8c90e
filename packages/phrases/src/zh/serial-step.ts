import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: '哪些组件受影响？',
    reading: '正在读取表格',
    adding: '正在导入序列号',
    ready_other: '已读取 {{rows}} 行，可导入 {{number}} 个',
    listed_other: '索赔中已有 {{number}} 个序列号',
  },

  headText: {
    empty: '请上传序列号表格，或直接粘贴序列号。',
    reading: '正在将每个序列号与出厂记录和以往索赔进行比对。',
    ready: '请核对后导入索赔。有警告也可以提交。',
    listed: '可继续添加，或前往下一步。',
  },

  drop: {
    title: '将表格拖放到此处',
    choose: '选择表格',
    hint: '.xlsx 或 .xls，最多 {{rows}} 行',
  },

  sheet: {
    title: '表格示例',
    label: '模板含序列号、型号和功率三列，仅序列号必填。',
  },

  where: {
    title: '序列号在哪里',
    picture: '背面标签和边框短边',
    text: '见背面标签和边框短边，两处应一致。',
  },

  checked: {
    title: '核验内容',
    made: '是否由我们生产，型号和功率是否相符',
    warranty: '缺陷发生日期是否在质保期内',
    warrantyOn: '{{day}}（缺陷发生日期）是否在质保期内',
    region: '是否销往您所在地区，是否在其他未办结索赔中',
  },

  wrong: {
    text: '这是文本文件（CSV），不是 Excel 工作簿',
    webPage: '这是网页，不是 Excel 工作簿',
    sheet: '这是其他格式的表格，不是 .xlsx 或 .xls',
    other: '这不是表格',
    inIt: '文件内容',
    lines: '文件的前几行',
    toDo: '处理方法',
    open: '用 Excel 打开该文件',
    save: '依次选择“文件”“另存为”，类型选<b>Excel 工作簿（.xlsx）</b>',
    again: '选择新文件',
    useTemplate: '请将序列号填入我们的模板，或直接粘贴。',
  },

  discarded: {
    title_other: '已放弃 {{number}} 个序列号',
    text: '来自 <file>{{file}}</file>。索赔中未添加任何内容。在 <time></time> 之前可以恢复。',
    restore: '恢复',
  },

  line: {
    waiting: '等待前一个文件处理完成',
    ready_other: '已读取 {{rows}} 行，可导入 {{number}} 个，尚未加入索赔。',
    later: '另一个文件处理完成后即可导入',
  },
} satisfies Texts<typeof en, 'zh'>;
