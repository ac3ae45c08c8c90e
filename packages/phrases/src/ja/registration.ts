import type en from '../en/registration.ts';
import type { Texts } from '../texts.ts';

/** Registering a company, and activating the account. */
export default {
  title: '会社の新規登録',
  steps: 'ステップ',
  stepCompany: '会社',
  stepContact: 'ご担当者',
  stepComplete: '完了',
  stepDone: '完了',
  sayTitle: '太陽光に関することは、アカウントひとつで。',
  sayText: '最大100,000枚の保証申請、保証登録、技術情報。案件ごとに担当者がつきます。',
  questions: 'ご不明な点は<link>窓口へご連絡ください</link>。営業日にお答えします。',

  companyTitle: '会社情報',
  companyText: 'ご入力は一度だけです。他の方は、後からカスタマーサービスがご本人のメールアドレスで追加できます。',
  chooseAll: '複数選択可',
  taxHelp: '未取得の場合は0を入力してください。',
  already: '登録済みの方は<link>ログイン</link>',
  toContact: 'ご担当者へ進む',

  typeInstaller: '太陽光発電設備を施工する',
  typeDistributor: 'モジュールを販売する',
  typeCompany: '大規模な太陽光プロジェクトに携わる',
  typeEndCustomer: '自宅や職場に発電設備がある',

  contactTitle: 'ご担当者情報',
  contactText: 'アカウント有効化メールをお送りします。他の方の追加は、カスタマーサービスがいつでも承ります。',
  emailHelp: '会社のメールアドレス。ログインに使用します。',
  news: '製品・サービスのお知らせをメールで受け取る',
  privacy: '<link>プライバシーポリシー</link>を読み、同意します',
  back: '戻る',
  register: '登録',
  registering: '登録しています',
  listsFailed: '選択肢を読み込めませんでした。入力内容は残っています。',
  retry: '再試行',

  sentTitle: 'メールをご確認ください',
  sentText: '<email>{{email}}</email>にアカウント有効化メールを送信しました。リンクは48時間有効で、1回だけ使えます。',
  noMail: 'メールが届かない場合',
  resendIn_other: 'まず迷惑メールフォルダーをご確認ください。{{count}}秒後に再送信できます。',
  resendNow: 'まず迷惑メールフォルダーをご確認ください。見つからない場合は再送信できます。',
  resend: '再送信',
  resent: 'アカウント有効化メールを再送信しました',
  wrongAddress: 'アドレスが間違っている場合は<link>メールアドレスを訂正</link>',

  activating: 'アカウントを有効化しています',
  activatedTitle: 'アカウントが有効になりました',
  activatedText: 'ログインして、貴社の保証申請、お問い合わせ、保証登録を行えます。',
  alreadyTitle: 'アカウントは有効化済みです',
  alreadyText: 'このリンクは使用済みです。メールアドレスとパスワードでログインしてください。',
  signIn: 'ログイン',
  checkSerial: 'シリアル番号を照会',
  failedTitle: 'アカウントはまだ有効になっていません',
  failedText: 'リンクが途中で切れています。メールのリンク全体を開くか、新しいリンクを取得してください。',
  failedEmail: '登録したメールアドレス',
  failedResend: 'アカウント有効化メールを再送信',
  failedStuck: '有効化済みの方は<signIn>ログイン</signIn>。解決しない場合は<contact>窓口へご連絡ください</contact>。',
  failedStuckId:
    '有効化済みの方は<signIn>ログイン</signIn>。解決しない場合は、エラーID<id>{{requestId}}</id>を添えて<contact>窓口へご連絡ください</contact>。',
} satisfies Texts<typeof en, 'ja'>;
