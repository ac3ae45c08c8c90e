import type en from '../en/shell.ts';
import type { Texts } from '../texts.ts';

/** Words of the workspace's frame: menu, bar, tabs, search, settings. */
export default {
  product: 'Heliodesk',
  skip: 'ページの内容へ移動',
  mainMenu: 'メインメニュー',
  openMenu: 'メニューを開く',
  foldMenu: 'メニューをたたむ',
  unfoldMenu: 'メニューを広げる',
  breadcrumb: 'パンくずリスト',
  language: '言語',
  profile: 'プロフィール',
  signOut: 'ログアウト',
  signedInAs: 'ログイン中：{{name}}',
  opened: '「{{title}}」を開きました',

  tabs: {
    label: '開いているページ',
    refresh: '再読み込み',
    closeCurrent: 'このタブを閉じる',
    closeOthers: '他のタブを閉じる',
    closeAll: 'すべて閉じる',
    close: '「{{title}}」を閉じる',
    unsaved: '未保存',
    unsavedHint: '「{{title}}」に未保存の内容があります。閉じる前に確認します。',
    closeTitle: '「{{title}}」を閉じますか',
    closeManyTitle_other: '未保存の{{count}}ページを閉じますか',
    closeText: '入力内容はまだ保存されていません。閉じると失われます。',
    refreshTitle: '「{{title}}」を再読み込みしますか',
    signOutTitle: 'ログアウトしますか',
  },

  size: {
    label: '表示サイズ',
    default: '標準',
    medium: '中',
    small: '小',
    mini: '極小',
    rows: '行の高さ {{height}}\u00a0px',
    hint: '表の行の高さは{{height}}\u00a0pxです。上部のバーでも変更できます。',
    switched: '表示サイズを変更しました',
  },

  search: {
    label: '検索',
    placeholder: 'ページを検索',
    placeholderRecords: 'メニュー、受付番号、シリアル番号',
    menu: 'メニュー',
    none: '見つかりませんでした。別の言葉でお試しください。',
    failed: '現在、依頼とシリアル番号を検索できません。',
    move: '移動',
    open: '開く',
    results_other: '{{count}}件見つかりました',
    keys: { ctrl: 'Ctrl K', mac: '⌘ K', enter: 'Enter', escape: 'Esc', arrows: '↑ ↓' },
  },

  settings: {
    title: '設定',
    colour: 'テーマカラー',
    colours: { sky: 'スカイブルー', red: 'レッド', orange: 'オレンジ', cyan: 'シアン', purple: 'パープル', green: 'グリーン' },
    ownColour: '任意の色',
    colourWrong: '#に続けて数字またはa～fの文字を6桁で入力してください（例：#409EFF）',
    colourHint: '文字と塗りつぶしボタンには、見やすい濃さが自動で使われます：',
    contrast: '（コントラスト比{{ratio}}）',
    appearance: 'ライトとダーク',
    device: '端末に合わせる',
    light: 'ライト',
    dark: 'ダーク',
    frame: '画面構成',
    tabs: '開いたページのタブ',
    tabsHint: '切り替えても入力内容を保持',
    fixedHeader: 'ヘッダーを固定',
    fixedHeaderHint: 'スクロール中も検索と通知を表示',
    logo: 'サイドバーのロゴ',
    logoHint: 'オフにするとメニューが1行増えます',
    kept: 'このブラウザーに保存されます',
    reset: '標準に戻す',
  },

  group: {
    newRequest: '新規依頼',
  },

  menu: {
    home: 'トップページ',
    desk: '対応デスク',
    myRequests: '自分の依頼',
    myDrafts: '自分の下書き',
    request: '依頼',
    moduleClaim: 'モジュール保証申請',
  },
} satisfies Texts<typeof en, 'ja'>;
