import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'このメールは自動送信です。ご返信いただいてもお答えできません。Heliodeskカスタマーサービス：{{url}}',
  'activation.subject': 'Heliodeskアカウントを有効化してください',
  'activation.body':
    'お客様\n\nこのメールアドレスがHeliodeskのアカウントに登録されました。ご本人のアカウントであれば、最後に、このメールアドレスがご本人のものであることをご確認ください。\n\nリンクは48時間有効で、1回だけ使えます。お心当たりがない場合、お手続きは不要です。',
  'activation.button': 'アカウントを有効化',
  'contactAdded.subject': 'Heliodeskのご利用について',
  'contactAdded.body':
    '{{name}}様\n\nカスタマーサービスが{{company}}のご担当者として登録いたしました。パスワードを設定すると、依頼の確認や保証申請ができます。\n\nリンクは1回のみ、7日間有効です。',
  'contactAdded.button': 'パスワードを設定',
  'accountActivated.subject': 'パスワードを設定してログインしてください',
  'accountActivated.body':
    '{{name}}様\n\nカスタマーサービスが{{company}}のアカウントを確認いたしました。このリンクからパスワードを設定し、このメールアドレスでログインしてください。ご登録時のパスワードは使えなくなりました。\n\nリンクは1回のみ、7日間有効です。',
  'accountActivated.button': 'パスワードを設定',
  'emailChanged.subject': 'ご登録のメールアドレスが変更されました',
  'emailChanged.body':
    '{{name}}様\n\nカスタマーサービスが{{company}}でのメールアドレスを{{email}}に変更いたしました。新しいアドレスを確認後、そのアドレスでログインしてください。このアドレスは使えなくなります。\n\nお心当たりがない場合はご連絡ください。',
  'emailChanged.button': 'お問い合わせ',
  'requestsGiven.subject': 'ご依頼の担当が{{other}}様に変わりました',
  'requestsGiven.body':
    '{{name}}様\n\nカスタマーサービスが次の対応中の依頼を{{other}}様に引き継ぎました。\n\n{{requests}}\n\n会社の依頼一覧で引き続きご覧いただけます。',
  'requestsGiven.button': '依頼を開く',
  'requestsTaken.subject': '対応中の依頼が引き継がれました',
  'requestsTaken.body':
    '{{name}}様\n\n次の対応中の依頼が、カスタマーサービスの手続きにより{{other}}様からお客様に引き継がれました。\n\n{{requests}}\n\nこれまでのやり取りはすべて残っています。',
  'requestsTaken.button': '依頼を開く',
  'alreadyRegistered.subject': 'このメールアドレスで登録の操作がありました',
  'alreadyRegistered.body':
    'お客様\n\nすでにアカウントのあるこのメールアドレスで、新規登録の操作がありました。ご本人の操作であれば、そのままログインしてください。パスワードをお忘れの場合は、ログイン画面から再設定できます。\n\nお心当たりがない場合、お手続きは不要です。',
  'alreadyRegistered.button': 'ログイン画面へ',
  'passwordReset.subject': '新しいパスワードを設定',
  'passwordReset.body':
    'お客様\n\nこのリンクから新しいパスワードを設定できます。リンクは30分間有効で、1回だけ使えます。\n\nお心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
  'passwordReset.button': '新しいパスワードを設定',
  'passwordChanged.subject': 'パスワードが変更されました',
  'passwordChanged.body':
    '{{name}}様\n\nパスワードが{{time}}に変更されました。他のセッションはすべて終了しました。\n\nご本人による変更の場合、お手続きは不要です。お心当たりがない場合は、すぐに新しいパスワードを設定し、弊社までご連絡ください。',
  'passwordChanged.button': '新しいパスワードを設定',
  'staffInvitation.subject': 'Heliodeskへのご招待（{{inviter}}）',
  'staffInvitation.body':
    '{{name}}様\n\n{{inviter}}がHeliodeskのコールセンターのユーザーとして登録しました。次のリンクからパスワードを設定し、このメールアドレスで社員としてログインしてください。\n\nリンクは1回のみ、7日間有効です。',
  'staffInvitation.button': 'パスワードを設定',
  'providerInvitation.subject': '{{company}}：Heliodeskのご利用について',
  'providerInvitation.body':
    '{{name}}様\n\n{{company}}のサービスパートナーのユーザーとして、Heliodeskに登録されました。次のリンクからパスワードを設定し、このメールアドレスでログインしてください。\n\nリンクは1回のみ、7日間有効です。',
  'providerInvitation.button': 'パスワードを設定',
  'captchaCode.subject': '認証コード：{{code}}',
  'captchaCode.body': '画像の文字の代わりに、次の認証コードを入力してください。\n\n{{code}}\n\n認証コードは10分間有効です。',
  'requestReceived.subject': '{{title}}（{{requestNo}}）：ご依頼を受け付けました',
  'requestReceived.body':
    '{{name}}様\n\nご依頼（{{requestNo}}）をお送りいただき、ありがとうございます。{{due}}までに担当者よりご連絡いたします。\n\n進み具合の確認、情報の追加、ご連絡はいつでもポータルから行えます。',
  'requestReceived.button': '依頼を開く',
  'requestFiledFor.subject': '{{title}}（{{requestNo}}）：ご依頼を代理で送信いたしました',
  'requestFiledFor.body':
    '{{name}}様\n\nカスタマーサービスの{{agent}}が、ご依頼（{{requestNo}}）を代理で送信いたしました。{{due}}までに担当者よりご連絡いたします。\n\n進み具合の確認、情報の追加、ご連絡はいつでもポータルから行えます。',
  'requestFiledFor.button': '依頼を開く',
  'requestFiledForOutside.subject': '{{title}}（{{requestNo}}）：ご依頼を代理で送信いたしました',
  'requestFiledForOutside.body':
    '{{name}}様\n\nカスタマーサービスの{{agent}}が、ご依頼（{{requestNo}}）を代理で送信いたしました。{{due}}までに担当者よりご連絡いたします。\n\n情報の追加やお問い合わせは、番号{{requestNo}}を添えて、お電話またはメールでカスタマーサービスまでご連絡ください。',
  'requestFiledForOutside.button': 'お問い合わせ先',
  'requestPickedUp.subject': '{{title}}（{{requestNo}}）：{{owner}}がご依頼を担当いたします',
  'requestPickedUp.body': '{{name}}様\n\nご依頼（{{requestNo}}）は{{owner}}が担当いたします。現在、内容を確認しております。',
  'requestPickedUp.button': '依頼を開く',
  'ownerChanged.subject': '{{title}}（{{requestNo}}）：担当者が{{owner}}に変わりました',
  'ownerChanged.body':
    '{{name}}様\n\nご依頼（{{requestNo}}）は、今後{{owner}}が担当いたします。これまでのやり取りは会話にそのまま残っています。',
  'ownerChanged.button': '依頼を開く',
  'contactChanged.subject': '{{title}}（{{requestNo}}）：ご担当者の変更',
  'contactChanged.body':
    '{{name}}様\n\n貴社のご依頼（{{requestNo}}）は、今後、お客様がご担当者となります。これまでのやり取りは会話でご覧いただけます。',
  'contactChanged.button': '依頼を開く',
  'requestWithdrawn.subject': '{{title}}（{{requestNo}}）：ご依頼が取り下げられました',
  'requestWithdrawn.body':
    '{{name}}様\n\nご依頼（{{requestNo}}）が取り下げられました。内容は依頼履歴に残り、いつでも複製して新しい依頼を作成できます。',
  'requestWithdrawn.button': '依頼を開く',
  'chatDigest.subject': '{{title}}（{{requestNo}}）：新着メッセージがあります',
  'chatDigest.body': '{{name}}様\n\nご依頼（{{requestNo}}）の会話に新着メッセージがあります。\n\n{{messages}}',
  'chatDigest.button': '会話を開く',
  'passkeyAdded.subject': 'パスキーが追加されました',
  'passkeyAdded.body':
    '{{name}}様\n\n{{time}}に、パスキー「{{passkey}}」がアカウントに追加されました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、弊社までご連絡ください。',
  'passkeyAdded.button': 'ログインの安全性を確認',
  'passkeyRemoved.subject': 'パスキーが削除されました',
  'passkeyRemoved.body':
    '{{name}}様\n\n{{time}}に、パスキー「{{passkey}}」がアカウントから削除されました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、弊社までご連絡ください。',
  'passkeyRemoved.button': 'ログインの安全性を確認',
  'appAdded.subject': '認証アプリが有効になりました',
  'appAdded.body':
    '{{name}}様\n\n{{time}}に、認証アプリがアカウントに登録されました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、弊社までご連絡ください。',
  'appAdded.button': 'ログインの安全性を確認',
  'appRemoved.subject': '認証アプリが無効になりました',
  'appRemoved.body':
    '{{name}}様\n\n{{time}}に、認証アプリがアカウントから削除されました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、弊社までご連絡ください。',
  'appRemoved.button': 'ログインの安全性を確認',
  'recoveryCodeUsed.subject': '復旧コードが使用されました',
  'recoveryCodeUsed.body':
    '{{name}}様\n\n{{time}}に、{{device}}から復旧コードでのログインがありました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、弊社までご連絡ください。',
  'recoveryCodeUsed.button': 'ログインの安全性を確認',
  'recoveryCodesRenewed.subject': '復旧コードが再発行されました',
  'recoveryCodesRenewed.body':
    '{{name}}様\n\n{{time}}に、新しい復旧コードが発行されました。以前のコードは使用できません。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、弊社までご連絡ください。',
  'recoveryCodesRenewed.button': 'ログインの安全性を確認',
  'deviceRemembered.subject': '2要素認証を省略する端末が登録されました',
  'deviceRemembered.body':
    '{{name}}様\n\n{{device}}では、{{time}}から30日間、2要素認証が省略されます。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、弊社までご連絡ください。',
  'deviceRemembered.button': 'ログインの安全性を確認',
  'factorResetAsked.subject': '2要素認証のリセットが依頼されました',
  'factorResetAsked.body':
    '{{name}}様\n\n{{time}}に、{{administrator}}が2要素認証のリセットを依頼しました。理由：{{reason}}\n\n2人目の管理者が24時間以内に確認します。まだ何も変更されていません。\n\nお心当たりがない場合は、すぐに弊社までご連絡ください。',
  'factorResetAsked.button': 'お問い合わせ',
  'factorResetConfirmed.subject': '紛失した2要素認証を解除してください',
  'factorResetConfirmed.body':
    '{{name}}様\n\n{{other}}と{{administrator}}が、2要素認証の紛失を確認しました。すべてのセッションは終了しました。\n\nこのリンクで紛失した要素を解除できます。リンクは1回のみ有効で、30分で期限が切れます。その後、パスワードでログインしてください。\n\nお心当たりがない場合は、リンクを使用せず、すぐに弊社までご連絡ください。',
  'factorResetConfirmed.button': '紛失した要素を解除',
  'factorsRemoved.subject': '2要素認証が解除されました',
  'factorsRemoved.body':
    '{{name}}様\n\n{{time}}に、2要素認証が解除されました。現在はパスワードでログインできます。お早めに新しい要素を設定してください。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、弊社までご連絡ください。',
  'factorsRemoved.button': 'ログインへ',
} satisfies Texts<typeof en, 'ja'>;
