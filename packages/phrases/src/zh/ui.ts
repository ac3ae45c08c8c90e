import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  retry: '重试',
  back: '返回',
  continue: '继续',
  home: '首页',
  calendar: '日历',
  clear: '清除',
  dayFormat: '年/月/日',
  dayUnreadable: '无法将“{{typed}}”识别为日期。请按“{{format}}”的格式输入。',
  readAs: '已识别为 <b>{{number}}</b>。逗号和小数点均可使用。',

  table: {
    filters: '显示或隐藏筛选条件',
    columns: '列',
    columnsReset: '恢复默认列',
    moveUp: '上移{{column}}',
    moveDown: '下移{{column}}',
    movedTo: '{{column}}：第 {{place}} 列，共 {{total}} 列',
    rows: '每页行数',
    perPage: '{{number}} 条/页',
    goTo: '跳至',
    page: '页',
    previous: '上一页',
    next: '下一页',
    jumpBack: '后退 5 页',
    jumpOn: '前进 5 页',
    range: '第 {{from}}–{{to}} 条，共 {{total}} 条',
    atLeast: '{{total}}+',
    selected_other: '已选 {{count}} 条',
    selectAll: '选择本页所有行',
    details: '详情',
    unselect: '取消选择',
    emptyTitle: '暂无内容',
    emptyText: '符合条件的内容会显示在这里。',
    old: '内容可能已过时。',
    noMatchTitle: '没有符合筛选条件的结果',
    noMatchText: '请移除某个筛选条件，或全部清除。',
    clearFilters: '清除筛选',
  },

  state: {
    errorTitle: '加载失败',
    errorText: '您的数据没有丢失，请重试。如果问题仍然存在，请向我们提供以下错误编号。',
    requestId: '错误编号',
    copyRequestId: '复制错误编号',
    noPermissionTitle: '您没有此页面的访问权限',
    noPermissionText: '您的角色不包含此页面，请联系主管或管理员开通权限。',
    notFoundTitle: '页面不存在',
    notFoundText: '地址可能已失效或输入有误。您可以搜索，或从首页开始。',
  },

  promise: {
    kept: '按时完成',
    left: '剩余 {{duration}}',
    late: '逾期 {{duration}}',
    promisedFor: '承诺时间',
    days_other: '{{number}} 天',
    daysHours_other: '{{number}} 天 {{hours}} 小时',
    hours: '{{hours}} 小时',
    hoursMinutes: '{{hours}} 小时 {{minutes}} 分钟',
    minutes: '{{minutes}} 分钟',
  },

  steps: {
    label: '步骤',
    position: '第 {{step}} 步，共 {{total}} 步：{{title}}',
    progress: '第 {{step}} 步，共 {{total}} 步',
    done: '已完成',
    incomplete: '未填完',
    optional: '选填',
    left: '未填完：{{titles}}',
    now: '当前',
    later: '未开始',
    stopped: '在此结束',
  },

  cells: {
    progress: '{{done}}/{{total}}',
  },

  draft: {
    saving: '正在保存草稿',
    savedAt: '草稿已保存',
    failed: '草稿保存失败，您输入的内容仍在此页面。',
    willSave: '填写第一项后自动保存',
    discard: '放弃草稿',
  },

  form: {
    errors_other: '{{count}} 处内容需要修改',
    unsavedTitle: '不保存就离开？',
    unsavedText: '您在此页面输入的内容尚未保存。',
    stay: '留在此页',
    leave: '离开',
    kept: '您之前输入的内容已恢复，尚未保存。',
    keptDiscard: '放弃',
  },

  compare: {
    title: '您编辑期间，他人已修改此内容',
    text: '尚未覆盖任何内容。请对比两个版本，选择保留哪一个。',
    mine: '您的版本',
    theirs: '已保存的版本',
    same: '两个版本相同。',
    keep: '保留我的版本',
    take: '使用已保存的版本',
  },

  actions: {
    more: '更多操作',
  },

  files: {
    choose_other: '选择文件',
    orDrop_other: '或拖放到此处',
    limit: '每个不超过 {{size}}，总计不超过 {{total}}',
    uploading: '{{share}}，已上传 {{done}}，共 {{size}}',
    waiting: '等待中',
    stopped: '在 {{share}} 处停止，连接已断开。',
    failed: '上传失败，请重试。',
    cancelUpload: '取消上传 {{name}}',
    retryUpload: '重新上传 {{name}}',
    removeFile: '移除 {{name}}',
    added: '{{name}} 已上传',
    tooLarge: '文件超过 {{size}}，请压缩或拆分后上传。',
    tooMuch: '文件总大小不能超过 {{size}}。',
    tooMany_other: '最多可上传 {{count}} 个文件。',
    nameTooLong_other: '文件名过长，最多 {{count}} 个字符。',
    wrongKind: '此处不支持该类型的文件。支持的类型：',
    list: '文件',
  },

  time: {
    local: '您的当地时间：{{time}}',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'zh'>;
