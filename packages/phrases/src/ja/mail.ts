import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'このメールは送信専用です。ご返信いただいてもお答えできません。Heliodeskカスタマーサービス：{{url}}',
  unsubscribe: 'このようなメールを停止',
  'activation.subject': 'Heliodeskアカウントを有効化してください',
  'activation.body':
    'お客様\n\nこのメールアドレスがHeliodeskのアカウントに登録されました。ご本人のアカウントであれば、最後に、次のリンクからメールアドレスの確認をお済ませください。\n\nリンクは48時間有効で、1回だけ使えます。お心当たりがない場合、お手続きは不要です。',
  'activation.button': 'アカウントを有効化',
  'contactAdded.subject': 'Heliodeskのご利用について',
  'contactAdded.body':
    '{{name}}様\n\nカスタマーサービスにて、お客様を{{company}}のご担当者としてHeliodeskに登録いたしました。パスワードを設定すると、依頼の進み具合の確認や保証申請を行えます。\n\nリンクは7日間有効で、1回だけ使えます。',
  'contactAdded.button': 'パスワードを設定',
  'accountActivated.subject': 'パスワードを設定してログインしてください',
  'accountActivated.body':
    '{{name}}様\n\nカスタマーサービスにて、{{company}}のアカウントを確認いたしました。次のリンクからパスワードを設定し、このメールアドレスでログインしてください。ご登録時のパスワードは使えなくなりました。\n\nリンクは7日間有効で、1回だけ使えます。',
  'accountActivated.button': 'パスワードを設定',
  'emailChanged.subject': 'ご登録のメールアドレスが変更されました',
  'emailChanged.body':
    '{{name}}様\n\nカスタマーサービスにて、{{company}}のご担当者としてのメールアドレスを{{email}}に変更いたしました。新しいアドレスの確認をお済ませのうえ、そのアドレスでログインしてください。これまでのアドレス（このメールの宛先）は使えなくなりました。\n\nお心当たりがない場合は、ご連絡ください。',
  'emailChanged.button': '窓口に連絡',
  'requestsGiven.subject': 'ご依頼のご担当者が{{other}}様に変わりました',
  'requestsGiven.body':
    '{{name}}様\n\nカスタマーサービスにて、次の未完了のご依頼を{{other}}様に引き継ぎました。\n\n{{requests}}\n\n貴社の依頼一覧で引き続きご覧いただけます。',
  'requestsGiven.button': '依頼を見る',
  'requestsTaken.subject': 'ご依頼の新しいご担当者になりました',
  'requestsTaken.body':
    '{{name}}様\n\nカスタマーサービスにて、次の未完了のご依頼を{{other}}様からお客様に引き継ぎました。\n\n{{requests}}\n\nこれまでのやり取りは、各依頼の画面でご覧いただけます。',
  'requestsTaken.button': '依頼を見る',
  'alreadyRegistered.subject': 'このメールアドレスで登録の操作がありました',
  'alreadyRegistered.body':
    'お客様\n\nすでにアカウントのあるこのメールアドレスで、新規登録の操作がありました。ご本人の操作であれば、そのままログインしてください。パスワードをお忘れの場合は、ログイン画面から再設定できます。\n\nお心当たりがない場合、お手続きは不要です。',
  'alreadyRegistered.button': 'ログイン画面へ',
  'passwordReset.subject': '新しいパスワードを設定',
  'passwordReset.body':
    'お客様\n\n次のリンクから新しいパスワードを設定できます。リンクは30分間有効で、1回だけ使えます。\n\nお心当たりがない場合、お手続きは不要です。パスワードは変更されません。',
  'passwordReset.button': '新しいパスワードを設定',
  'passwordChanged.subject': 'パスワードが変更されました',
  'passwordChanged.body':
    '{{name}}様\n\n{{time}}に、パスワードが変更されました。他の端末ではすべてログアウトされました。\n\nご本人による変更の場合、お手続きは不要です。お心当たりがない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
  'passwordChanged.button': '新しいパスワードを設定',
  'staffInvitation.subject': '{{inviter}}からHeliodeskへの招待',
  'staffInvitation.body':
    '{{name}}様\n\n{{inviter}}からHeliodeskのコールセンターに招待されました。次のリンクからパスワードを設定し、このメールアドレスで社員としてログインしてください。\n\nリンクは7日間有効で、1回だけ使えます。',
  'staffInvitation.button': 'パスワードを設定',
  'providerInvitation.subject': '{{company}}：Heliodeskのご利用について',
  'providerInvitation.body':
    '{{name}}様\n\nHeliodeskのサービスパートナー「{{company}}」のユーザーとして登録されました。次のリンクからパスワードを設定し、このメールアドレスでログインしてください。\n\nリンクは7日間有効で、1回だけ使えます。',
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
    '{{name}}様\n\nカスタマーサービスの{{agent}}が、ご依頼（{{requestNo}}）を代理で送信いたしました。{{due}}までに担当者よりご連絡いたします。\n\n情報の追加やお問い合わせは、受付番号{{requestNo}}を添えて、お電話またはメールでカスタマーサービスまでご連絡ください。',
  'requestFiledForOutside.button': 'お問い合わせ先',
  'requestPickedUp.subject': '{{title}}（{{requestNo}}）：{{owner}}がご依頼を担当いたします',
  'requestPickedUp.body': '{{name}}様\n\nご依頼（{{requestNo}}）は{{owner}}が担当いたします。現在、内容を確認しております。',
  'requestPickedUp.button': '依頼を開く',
  'tipSent.subject': '{{title}}（{{requestNo}}）：ご対応のお願い',
  'tipSent.body':
    '{{name}}様\n\nご依頼（{{requestNo}}）について、{{agent}}より次の内容をお願いしております。\n\n{{missing}}\n\n{{due}}までにご回答ください。',
  'tipSent.button': '依頼を開く',
  'tipRecalled.subject': '{{title}}（{{requestNo}}）：対応のお願いを1件取り消しました',
  'tipRecalled.body':
    '{{name}}様\n\nご依頼（{{requestNo}}）について、対応のお願いを1件取り消しました。この件へのご対応は不要です。\n\n担当：{{agent}}',
  'tipRecalled.button': '依頼を開く',
  'tasksReminded.subject': '{{title}}（{{requestNo}}）：ご回答をお待ちしています',
  'tasksReminded.body': '{{name}}様\n\nご依頼（{{requestNo}}）について、{{agent}}が次の内容へのご回答をお待ちしております。\n\n{{tasks}}',
  'tasksReminded.button': '依頼を開く',
  'tasksRemindedLast.subject': '{{title}}（{{requestNo}}）：最後のご案内',
  'tasksRemindedLast.body':
    '{{name}}様\n\nご依頼（{{requestNo}}）について、{{agent}}が引き続き次の内容へのご回答をお待ちしております。\n\n{{tasks}}\n\n{{until}}までにご回答ください。これが最後のご案内です。',
  'tasksRemindedLast.button': '依頼を開く',
  'taskReminder.subject': '{{title}}（{{requestNo}}）：ご回答のお願い',
  'taskReminder.body': '{{name}}様\n\nご依頼（{{requestNo}}）について、引き続き次の内容へのご回答をお待ちしております。\n\n{{tasks}}',
  'taskReminder.button': '依頼を開く',
  'taskReminderLast.subject': '{{title}}（{{requestNo}}）：ご回答がない場合、ご依頼を取り下げ扱いといたします',
  'taskReminderLast.body':
    '{{name}}様\n\nご依頼（{{requestNo}}）について、引き続き次の内容へのご回答をお待ちしております。\n\n{{tasks}}\n\n{{until}}までにご回答がない場合、ご依頼を取り下げ扱いといたします。その後も90日以内であれば再開できます。',
  'taskReminderLast.button': '依頼を開く',
  'requestSuspended.subject': '{{title}}（{{requestNo}}）：ご回答がなかったため、取り下げ扱いといたしました',
  'requestSuspended.body':
    '{{name}}様\n\n30日間ご回答がなかったため、ご依頼（{{requestNo}}）を取り下げ扱いといたしました。\n\n引き続き対応が必要な場合は、{{until}}までに依頼の画面でご回答またはメッセージをお送りください。再開いたします。',
  'requestSuspended.button': '依頼を開く',
  'requestReopened.subject': '{{title}}（{{requestNo}}）：ご依頼を再開いたしました',
  'requestReopened.body': '{{name}}様\n\nご依頼（{{requestNo}}）を再開し、あらためて確認しております。\n\n{{reason}}',
  'requestReopened.button': '依頼を開く',
  'ownerChanged.subject': '{{title}}（{{requestNo}}）：担当者が{{owner}}に変わりました',
  'ownerChanged.body': '{{name}}様\n\nご依頼（{{requestNo}}）は、今後{{owner}}が担当いたします。これまでのやり取りはそのまま残っています。',
  'ownerChanged.button': '依頼を開く',
  'contactChanged.subject': '{{title}}（{{requestNo}}）：新しいご担当者になりました',
  'contactChanged.body':
    '{{name}}様\n\n貴社のご依頼（{{requestNo}}）は、今後、お客様がご担当者となります。これまでのやり取りは、依頼の画面でご覧いただけます。',
  'contactChanged.button': '依頼を開く',
  'requestWithdrawn.subject': '{{title}}（{{requestNo}}）：ご依頼が取り下げられました',
  'requestWithdrawn.body': '{{name}}様\n\nご依頼（{{requestNo}}）が取り下げられました。内容は依頼の履歴に残り、いつでも複製できます。',
  'requestWithdrawn.button': '依頼を開く',
  'requestRejected.subject': '{{title}}（{{requestNo}}）：保証申請を却下いたしました',
  'requestRejected.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）を却下いたしました。\n\n{{text}}\n\nご納得いただけない場合は、{{until}}までに1回、再審査を依頼できます。ご依頼をいただいた後、あらためて審査いたします。',
  'requestRejected.button': '申請を開く',
  'requestRejectedAgain.subject': '{{title}}（{{requestNo}}）：再審査の結果について',
  'requestRejectedAgain.body': '{{name}}様\n\n保証申請（{{requestNo}}）を再審査いたしましたが、結果は変わりませんでした。\n\n{{text}}',
  'requestRejectedAgain.button': '申請を開く',
  'requestAppealed.subject': '{{title}}（{{requestNo}}）：再審査のご依頼を受け付けました',
  'requestAppealed.body': '{{name}}様\n\n保証申請（{{requestNo}}）の再審査のご依頼を受け付けました。あらためて審査いたします。',
  'requestAppealed.button': '申請を開く',
  'serialsReviewed.subject': '{{title}}（{{requestNo}}）：シリアル番号の確認が完了しました',
  'serialsReviewed.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）のシリアル番号を確認いたしました。\n\n承認：{{accepted}}件\n不承認：{{refused}}件\n\n不承認の番号と理由は、申請の画面でご覧いただけます。',
  'serialsReviewed.button': '申請を開く',
  'partsReviewed.subject': '{{title}}（{{requestNo}}）：部品の確認が完了しました',
  'partsReviewed.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の部品を確認いたしました。\n\n承認：{{accepted}}点\n不承認：{{refused}}点\n\n不承認の部品と理由は、申請の画面でご覧いただけます。',
  'partsReviewed.button': '申請を開く',
  'solutionApproved.subject': '{{title}}（{{requestNo}}）：対応策をご確認ください',
  'solutionApproved.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の対応策が承認されました。申請の画面で、同意するかどうかをお知らせください。\n\n{{text}}',
  'solutionApproved.button': '申請を開く',
  'solutionConfirmed.subject': '{{title}}（{{requestNo}}）：ご回答を受け付けました',
  'solutionConfirmed.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の対応策についてご回答いただき、ありがとうございます。\n\n{{answers}}\n\n同意いただいた内容について、これより対応を進めます。',
  'solutionConfirmed.button': '申請を開く',
  'solutionDeclined.subject': '{{title}}（{{requestNo}}）：申請をあらためて審査いたします',
  'solutionDeclined.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の対応策に同意いただけませんでした。\n\n{{answers}}\n\n申請をあらためて審査し、ご連絡いたします。',
  'solutionDeclined.button': '申請を開く',
  'claimCompleted.subject': '{{title}}（{{requestNo}}）：保証申請への対応が完了しました',
  'claimCompleted.body': '{{name}}様\n\n保証申請（{{requestNo}}）への対応が完了しました。\n\n{{closing}}',
  'claimCompleted.button': '申請を開く',
  'enquiryReplied.subject': '{{title}}（{{requestNo}}）：お問い合わせに回答いたしました',
  'enquiryReplied.body': '{{name}}様\n\nお問い合わせ（{{requestNo}}）に{{agent}}が回答いたしました。\n\n{{answer}}',
  'enquiryReplied.button': 'お問い合わせを開く',
  'enquiryCompleted.subject': '{{title}}（{{requestNo}}）：お問い合わせへの対応が完了しました',
  'enquiryCompleted.body':
    '{{name}}様\n\nお問い合わせ（{{requestNo}}）への対応が完了しました。回答は次のとおりです。\n\n{{answer}}\n\nご不明な点がございましたら、{{until}}までにメッセージをお送りください。お問い合わせを再開いたします。',
  'enquiryCompleted.button': 'お問い合わせを開く',
  'enquiryNotForUs.subject': '{{title}}（{{requestNo}}）：こちらでは対応いたしかねます',
  'enquiryNotForUs.body': '{{name}}様\n\nお問い合わせ（{{requestNo}}）は、こちらでは対応いたしかねるため終了いたしました。\n\n{{reason}}',
  'enquiryNotForUs.button': 'お問い合わせを開く',
  'enquiryTurned.subject': '{{title}}（{{requestNo}}）：お問い合わせから保証申請の下書きを作成しました',
  'enquiryTurned.body':
    '{{name}}様\n\nお問い合わせ（{{requestNo}}）をもとに、{{agent}}が保証申請（{{claimNo}}）の下書きを作成しました。説明とファイルは引き継がれています。下書きからご覧いただけます。',
  'enquiryTurned.button': 'お問い合わせを開く',
  'claimSplit.subject': '{{title}}（{{requestNo}}）：申請の一部は別の申請で対応します',
  'claimSplit.body':
    '{{name}}様\n\n保証申請（{{requestNo}}）の一部について判定いたしました。判定済みのものを先に進めるため、未判定のものは引き続き保証申請（{{claimNo}}）で対応いたします。\n\n{{reason}}\n\nどちらも依頼一覧からご覧いただけます。',
  'claimSplit.button': '申請を開く',
  'answeredFor.subject': '{{title}}（{{requestNo}}）：代理で回答いたしました',
  'answeredFor.body':
    '{{name}}様\n\n書面での同意（{{file}}）に基づき、保証申請（{{requestNo}}）について{{agent}}が代理で回答いたしました。\n\n{{answers}}\n\n同意いただいた内容と異なる場合は、申請の画面からご連絡ください。',
  'answeredFor.button': '申請を開く',
  'enquiryBound.subject': '{{title}}（{{requestNo}}）：お問い合わせがポータルに登録されました',
  'enquiryBound.body':
    '{{name}}様\n\nお問い合わせ（{{requestNo}}）を貴社の依頼として登録いたしました。これまでのやり取りとあわせて、依頼一覧からご覧いただけます。',
  'enquiryBound.button': 'お問い合わせを開く',
  'firstContactLate.subject': '{{title}}（{{requestNo}}）：初回連絡が遅れています',
  'firstContactLate.body': '{{name}}様\n\n依頼（{{requestNo}}）のお客様へのご連絡がまだ行われておらず、お約束の期限を過ぎています。',
  'firstContactLate.button': '依頼を開く',
  'pickUpLate.subject': '{{title}}（{{requestNo}}）：受付が遅れています',
  'pickUpLate.body': '{{name}}様\n\n依頼（{{requestNo}}）は送信から1営業日を過ぎましたが、まだ担当者がいません。',
  'pickUpLate.button': '依頼を開く',
  'decisionLate.subject': '{{title}}（{{requestNo}}）：決定が遅れています',
  'decisionLate.body': '{{name}}様\n\n保証申請（{{requestNo}}）の却下が提案されましたが、2営業日を過ぎても決定されていません。',
  'decisionLate.button': '申請を開く',
  'approvalLate.subject': '{{title}}（{{requestNo}}）：承認が遅れています',
  'approvalLate.body': '{{name}}様\n\n保証申請（{{requestNo}}）の対応策が承認待ちですが、2営業日を過ぎても決定されていません。',
  'approvalLate.button': '申請を開く',
  'notice.subject': '{{title}}（{{requestNo}}）：{{what}}',
  'notice.body': '{{name}}様\n\n{{requestNo}}について新しいお知らせがあります。\n\n{{what}}',
  'notice.button': '依頼を開く',
  'workNotice.subject': '{{what}}',
  'workNotice.body': '{{name}}様\n\n一括操作が終了しました。\n\n{{what}}',
  'workNotice.button': '結果を表示',
  'dailyNotices.subject': '本日のお知らせのまとめ',
  'dailyNotices.body': '{{name}}様\n\n前回のまとめ以降の新しいお知らせです。\n\n{{notices}}',
  'dailyNotices.button': 'お知らせを見る',
  'chatDigest.subject': '{{title}}（{{requestNo}}）：新着メッセージがあります',
  'chatDigest.body': '{{name}}様\n\nご依頼（{{requestNo}}）に新着メッセージがあります。\n\n{{messages}}',
  'chatDigest.button': 'やり取りを開く',
  'passkeyAdded.subject': 'パスキーが追加されました',
  'passkeyAdded.body':
    '{{name}}様\n\n{{time}}に、パスキー「{{passkey}}」がアカウントに追加されました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
  'passkeyAdded.button': 'ログインの安全性を確認',
  'passkeyRemoved.subject': 'パスキーが削除されました',
  'passkeyRemoved.body':
    '{{name}}様\n\n{{time}}に、パスキー「{{passkey}}」がアカウントから削除されました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
  'passkeyRemoved.button': 'ログインの安全性を確認',
  'appAdded.subject': '認証アプリが有効になりました',
  'appAdded.body':
    '{{name}}様\n\n{{time}}に、認証アプリがアカウントに登録されました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
  'appAdded.button': 'ログインの安全性を確認',
  'appRemoved.subject': '認証アプリが無効になりました',
  'appRemoved.body':
    '{{name}}様\n\n{{time}}に、認証アプリがアカウントから削除されました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
  'appRemoved.button': 'ログインの安全性を確認',
  'recoveryCodeUsed.subject': 'リカバリーコードが使用されました',
  'recoveryCodeUsed.body':
    '{{name}}様\n\n{{time}}に、{{device}}からリカバリーコードでのログインがありました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
  'recoveryCodeUsed.button': 'ログインの安全性を確認',
  'recoveryCodesRenewed.subject': 'リカバリーコードが再発行されました',
  'recoveryCodesRenewed.body':
    '{{name}}様\n\n{{time}}に、新しいリカバリーコードが発行されました。以前のコードは使えなくなりました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
  'recoveryCodesRenewed.button': 'ログインの安全性を確認',
  'deviceRemembered.subject': '2要素認証を省略する端末が登録されました',
  'deviceRemembered.body':
    '{{name}}様\n\n{{device}}では、{{time}}から30日間、2要素認証が省略されます。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
  'deviceRemembered.button': 'ログインの安全性を確認',
  'factorResetAsked.subject': '2要素認証のリセットが依頼されました',
  'factorResetAsked.body':
    '{{name}}様\n\n{{time}}に、{{administrator}}が2要素認証のリセットを依頼しました。理由：{{reason}}\n\n2人目の管理者が24時間以内に承認すると、リセットの手続きに進みます。まだ何も変更されていません。\n\nお心当たりがない場合は、すぐに当社までご連絡ください。',
  'factorResetAsked.button': '窓口に連絡',
  'factorResetConfirmed.subject': '紛失した認証手段の解除',
  'factorResetConfirmed.body':
    '{{name}}様\n\n{{other}}と{{administrator}}が、認証手段の紛失を確認しました。セッションはすべて終了しました。\n\n次のリンクから、紛失した認証手段を解除できます。リンクは30分間有効で、1回だけ使えます。解除後、パスワードでログインしてください。\n\nお心当たりがない場合は、リンクを使用せず、すぐに当社までご連絡ください。',
  'factorResetConfirmed.button': '紛失した認証手段を解除',
  'factorsRemoved.subject': '2要素認証が解除されました',
  'factorsRemoved.body':
    '{{name}}様\n\n{{time}}に、2要素認証が解除されました。現在はパスワードのみでログインできます。お早めに新しい認証手段を設定してください。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定し、当社までご連絡ください。',
  'factorsRemoved.button': 'ログイン画面へ',
  'manyUnknownSerials.subject': '未登録のシリアル番号の照会が多数あります：{{who}}',
  'manyUnknownSerials.body':
    '{{name}}様\n\n{{who}}が24時間以内に{{judged}}件のシリアル番号を照会し、そのうち{{unknown}}件は登録されていない番号でした。番号を推測して試している可能性があります。\n\n詳細は監査記録でご確認ください。正当な理由が見当たらない場合は、アクセスを無効にしてください。',
  'manyUnknownSerials.button': '監査記録を開く',
  'manyCustomersRead.subject': 'お客様情報の閲覧が多数あります：{{who}}',
  'manyCustomersRead.body':
    '{{name}}様\n\n{{who}}が24時間以内に{{read}}件のお客様情報を閲覧しました。通常を大きく上回っています。\n\n詳細は監査記録でご確認ください。正当な理由が見当たらない場合は、アクセスを無効にしてください。',
  'manyCustomersRead.button': '監査記録を開く',
} satisfies Texts<typeof en, 'ja'>;
