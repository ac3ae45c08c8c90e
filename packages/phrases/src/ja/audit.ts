import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: '実行者',
    action: '操作内容',
    subjectType: '対象の種類',
    subjectId: '対象のID',
    address: 'IPアドレス',
    when: '期間',
  },
  onBehalf: '代理の対象：{{name}}',
  system: 'システム',
  stranger: '未ログイン',
  export: {
    hint: '絞り込んだ記録を.xlsxでエクスポート（新しい順に最大{{limit}}件）',
  },
  newest: '最新の記録に戻る',
  noValues: '他の値は記録されていません。',
  masked: '非表示',
  emptyTitle: '記録はまだありません',
  emptyText: 'ログインや社員による変更が、新しい順に表示されます。',
} satisfies Texts<typeof en, 'ja'>;
