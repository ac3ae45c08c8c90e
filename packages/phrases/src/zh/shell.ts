import type en from '../en/shell.ts';
import type { Texts } from '../texts.ts';

/** Words of the workspace's frame: menu, bar, tabs, search, settings. */
export default {
  product: 'Heliodesk',
  skip: '跳到页面内容',
  mainMenu: '主菜单',
  openMenu: '打开菜单',
  foldMenu: '收起菜单',
  unfoldMenu: '展开菜单',
  breadcrumb: '面包屑导航',
  language: '语言',
  profile: '个人资料',
  signOut: '退出登录',
  signedInAs: '当前登录：{{name}}',
  opened: '已打开“{{title}}”',

  tabs: {
    label: '已打开的页面',
    refresh: '刷新',
    closeCurrent: '关闭当前',
    closeOthers: '关闭其他',
    closeAll: '全部关闭',
    close: '关闭“{{title}}”',
    unsaved: '未保存',
    unsavedHint: '“{{title}}”中有未保存的内容，关闭前会提示。',
    closeTitle: '关闭“{{title}}”？',
    closeManyTitle_other: '关闭 {{count}} 个有未保存内容的页面？',
    closeText: '您输入的内容尚未保存，关闭后将丢失。',
    refreshTitle: '刷新“{{title}}”？',
    signOutTitle: '现在退出登录？',
  },

  size: {
    label: '界面尺寸',
    default: '默认',
    medium: '中',
    small: '小',
    mini: '超小',
    rows: '行高 {{height}}\u00a0px',
    hint: '表格行高为 {{height}}\u00a0px，也可在顶栏中切换。',
    switched: '界面尺寸已切换',
  },

  search: {
    label: '搜索',
    placeholder: '查找页面',
    placeholderRecords: '菜单、请求编号或序列号',
    menu: '菜单',
    none: '没有找到结果，请换个关键词。',
    failed: '暂时无法搜索请求和序列号。',
    move: '移动',
    open: '打开',
    results_other: '{{count}} 条结果',
    keys: { ctrl: 'Ctrl K', mac: '⌘ K', enter: 'Enter', escape: 'Esc', arrows: '↑ ↓' },
  },

  settings: {
    title: '设置',
    colour: '主题颜色',
    colours: { sky: '天蓝', red: '红色', orange: '橙色', cyan: '青色', purple: '紫色', green: '绿色' },
    ownColour: '自定义颜色',
    colourWrong: '# 后须为六位数字或字母 a 至 f，例如 #409EFF',
    colourHint: '文字和填充按钮会自动使用合适的色调：',
    contrast: '（对比度 {{ratio}}）',
    appearance: '浅色与深色',
    device: '跟随系统',
    light: '浅色',
    dark: '深色',
    frame: '界面布局',
    tabs: '显示标签页',
    tabsHint: '切换页面时保留已输入的内容',
    fixedHeader: '固定顶栏',
    fixedHeaderHint: '滚动时搜索框和通知始终可见',
    logo: '侧边栏标志',
    logoHint: '关闭后菜单可多显示一行',
    kept: '保存在此浏览器中',
    reset: '恢复默认',
  },

  group: {
    newRequest: '新建请求',
  },

  menu: {
    home: '首页',
    desk: '工作台',
    myRequests: '我的请求',
    myDrafts: '我的草稿',
    request: '请求',
    moduleClaim: '组件索赔',
  },
} satisfies Texts<typeof en, 'zh'>;
