import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: '本邮件由系统自动发送，请勿直接回复。Heliodesk 客服：{{url}}',
  'activation.subject': '请激活您的 Heliodesk 账号',
  'activation.body':
    '您好：\n\n此邮箱被登记为一个 Heliodesk 账号的邮箱。如果这是您的账号，只差最后一步：确认此邮箱属于您。\n\n链接仅可使用一次，48 小时内有效。如果您不了解此账号，可忽略本邮件。',
  'activation.button': '激活账号',
  'contactAdded.subject': '您的 Heliodesk 访问权限',
  'contactAdded.body':
    '{{name}}，您好：\n\n客服已将您添加为 {{company}} 的联系人。设置密码后，您就可以跟进请求并提交索赔。\n\n链接仅可使用一次，7 天内有效。',
  'contactAdded.button': '设置密码',
  'accountActivated.subject': '请设置密码并登录',
  'accountActivated.body':
    '{{name}}，您好：\n\n客服已确认您在 {{company}} 的访问权限。请通过此链接设置密码，然后用此邮箱登录。注册时设置的密码已失效。\n\n链接仅可使用一次，7 天内有效。',
  'accountActivated.button': '设置密码',
  'emailChanged.subject': '您的 Heliodesk 邮箱已更改',
  'emailChanged.body':
    '{{name}}，您好：\n\n客服已将您在 {{company}} 的邮箱更改为 {{email}}。请确认新邮箱，然后用新邮箱登录；此邮箱不再有效。\n\n如果您没有要求更改，请联系我们。',
  'emailChanged.button': '联系我们',
  'requestsGiven.subject': '{{other}} 现在是您请求的联系人',
  'requestsGiven.body': '{{name}}，您好：\n\n客服已将以下未办结请求转交给 {{other}}：\n\n{{requests}}\n\n您仍可在公司的请求中查看。',
  'requestsGiven.button': '查看请求',
  'requestsTaken.subject': '您现在是这些请求的联系人',
  'requestsTaken.body':
    '{{name}}，您好：\n\n客服已将以下未办结请求转交给您，原联系人为 {{other}}。\n\n{{requests}}\n\n此前的全部内容可在对话中查看。',
  'requestsTaken.button': '查看请求',
  'alreadyRegistered.subject': '有人尝试用您的邮箱注册',
  'alreadyRegistered.body':
    '您好：\n\n有人尝试用此邮箱注册，但该邮箱已有账号。如果是您本人操作，请直接登录，也可在登录页面重置密码。\n\n如果不是您本人操作，可忽略本邮件。',
  'alreadyRegistered.button': '前往登录',
  'passwordReset.subject': '设置新密码',
  'passwordReset.body':
    '您好：\n\n请通过此链接设置新密码。链接仅可使用一次，30 分钟内有效。\n\n如果您没有提出此申请，可忽略本邮件，您的密码不会改变。',
  'passwordReset.button': '设置新密码',
  'passwordChanged.subject': '您的密码已更改',
  'passwordChanged.body':
    '{{name}}，您好：\n\n您的密码已于 {{time}} 更改，其他设备上的登录均已退出。\n\n如果是您本人操作，无需任何处理。如果不是，请立即设置新密码并联系我们。',
  'passwordChanged.button': '设置新密码',
  'staffInvitation.subject': '{{inviter}} 邀请您使用 Heliodesk',
  'staffInvitation.body':
    '{{name}}，您好：\n\n{{inviter}} 已为您开通 Heliodesk 呼叫中心的访问权限。请通过此链接设置密码，然后以员工身份用此邮箱登录。\n\n链接仅可使用一次，7 天内有效。',
  'staffInvitation.button': '设置密码',
  'providerInvitation.subject': '{{company}}：您的 Heliodesk 访问权限',
  'providerInvitation.body':
    '{{name}}，您好：\n\n您已被添加为 Heliodesk 服务商 {{company}} 的用户。请通过此链接设置密码，然后用此邮箱登录。\n\n链接仅可使用一次，7 天内有效。',
  'providerInvitation.button': '设置密码',
  'captchaCode.subject': '您的验证码：{{code}}',
  'captchaCode.body': '请输入以下验证码，代替图片中的字符：\n\n{{code}}\n\n验证码 10 分钟内有效。',
  'requestReceived.subject': '{{title}}（{{requestNo}}）：我们已收到您的请求',
  'requestReceived.body':
    '{{name}}，您好：\n\n感谢您提交请求 {{requestNo}}。我们的同事将在 {{due}} 前与您联系。\n\n您可以随时查看进度、补充资料或给我们留言。',
  'requestReceived.button': '查看请求',
  'requestFiledFor.subject': '{{title}}（{{requestNo}}）：我们已代您提交请求',
  'requestFiledFor.body':
    '{{name}}，您好：\n\n客服 {{agent}} 已代您提交请求 {{requestNo}}。我们的同事将在 {{due}} 前与您联系。\n\n您可以随时查看进度、补充资料或给我们留言。',
  'requestFiledFor.button': '查看请求',
  'requestFiledForOutside.subject': '{{title}}（{{requestNo}}）：我们已代您提交请求',
  'requestFiledForOutside.body':
    '{{name}}，您好：\n\n客服 {{agent}} 已代您提交请求 {{requestNo}}。我们的同事将在 {{due}} 前与您联系。\n\n如需补充资料或咨询，请致电客服或发送邮件，并告知编号 {{requestNo}}。',
  'requestFiledForOutside.button': '联系方式',
  'requestPickedUp.subject': '{{title}}（{{requestNo}}）：{{owner}} 已受理您的请求',
  'requestPickedUp.body': '{{name}}，您好：\n\n{{owner}} 已受理您的请求 {{requestNo}}，正在审核。',
  'requestPickedUp.button': '查看请求',
  'tipSent.subject': '{{title}}（{{requestNo}}）：需要您补充内容',
  'tipSent.body': '{{name}}，您好：\n\n{{agent}} 处理您的请求 {{requestNo}} 时还需要：\n\n{{missing}}\n\n请在 {{due}} 前回复。',
  'tipSent.button': '查看请求',
  'tipRecalled.subject': '{{title}}（{{requestNo}}）：一项待办提示已不再需要',
  'tipRecalled.body': '{{name}}，您好：\n\n{{agent}} 不再需要请求 {{requestNo}} 中要求您补充的内容。',
  'tipRecalled.button': '查看请求',
  'ownerChanged.subject': '{{title}}（{{requestNo}}）：现由 {{owner}} 负责',
  'ownerChanged.body': '{{name}}，您好：\n\n您的请求 {{requestNo}} 现由 {{owner}} 负责，此前的内容均保留在对话中。',
  'ownerChanged.button': '查看请求',
  'contactChanged.subject': '{{title}}（{{requestNo}}）：您现在是联系人',
  'contactChanged.body': '{{name}}，您好：\n\n您现在是贵公司请求 {{requestNo}} 的联系人，此前的内容可在对话中查看。',
  'contactChanged.button': '查看请求',
  'requestWithdrawn.subject': '{{title}}（{{requestNo}}）：您的请求已撤销',
  'requestWithdrawn.body': '{{name}}，您好：\n\n您的请求 {{requestNo}} 已撤销。您仍可在“我的请求”中查看，也可以随时复制。',
  'requestWithdrawn.button': '查看请求',
  'requestRejected.subject': '{{title}}（{{requestNo}}）：您的索赔已驳回',
  'requestRejected.body':
    '{{name}}，您好：\n\n我们已驳回您的索赔 {{requestNo}}：\n\n{{text}}\n\n如有异议，您可在 {{until}} 前申诉一次，我们将重新审核。',
  'requestRejected.button': '查看索赔',
  'requestRejectedAgain.subject': '{{title}}（{{requestNo}}）：申诉结果',
  'requestRejectedAgain.body': '{{name}}，您好：\n\n我们已根据申诉重新审核您的索赔 {{requestNo}}，维持原决定：\n\n{{text}}',
  'requestRejectedAgain.button': '查看索赔',
  'requestAppealed.subject': '{{title}}（{{requestNo}}）：我们已收到您的申诉',
  'requestAppealed.body': '{{name}}，您好：\n\n我们已收到您对索赔 {{requestNo}} 的申诉，将重新审核。',
  'requestAppealed.button': '查看索赔',
  'enquiryReplied.subject': '{{title}}（{{requestNo}}）：您的咨询已有回复',
  'enquiryReplied.body': '{{name}}，您好：\n\n{{agent}} 已回复您的咨询 {{requestNo}}：\n\n{{answer}}',
  'enquiryReplied.button': '查看咨询',
  'enquiryCompleted.subject': '{{title}}（{{requestNo}}）：您的咨询已办结',
  'enquiryCompleted.body':
    '{{name}}，您好：\n\n您的咨询 {{requestNo}} 已办结。我们的回复：\n\n{{answer}}\n\n如仍有疑问，请在 {{until}} 前回复，我们将重新开启此咨询。',
  'enquiryCompleted.button': '查看咨询',
  'enquiryNotForUs.subject': '{{title}}（{{requestNo}}）：我们无法处理此咨询',
  'enquiryNotForUs.body': '{{name}}，您好：\n\n我们无法处理您的咨询 {{requestNo}}，现已将其关闭：\n\n{{reason}}',
  'enquiryNotForUs.button': '查看咨询',
  'enquiryTurned.subject': '{{title}}（{{requestNo}}）：已根据您的咨询创建质保索赔',
  'enquiryTurned.body':
    '{{name}}，您好：\n\n{{agent}} 已根据您的咨询 {{requestNo}} 创建质保索赔 {{claimNo}}，您的描述和文件已包含在内，可在草稿中查看。',
  'enquiryTurned.button': '查看咨询',
  'enquiryBound.subject': '{{title}}（{{requestNo}}）：您的咨询已关联到门户',
  'enquiryBound.body': '{{name}}，您好：\n\n您的咨询 {{requestNo}} 现已关联到贵公司。您可在“我的请求”中查看该咨询及此前的全部内容。',
  'enquiryBound.button': '查看咨询',
  'firstContactLate.subject': '{{title}}（{{requestNo}}）：首次联系已逾期',
  'firstContactLate.body': '{{name}}，您好：\n\n请求 {{requestNo}} 的客户尚未有人联系，承诺时间已过。',
  'firstContactLate.button': '查看请求',
  'pickUpLate.subject': '{{title}}（{{requestNo}}）：受理已逾期',
  'pickUpLate.body': '{{name}}，您好：\n\n请求 {{requestNo}} 提交已超过一个工作日，尚未有人受理。',
  'pickUpLate.button': '查看请求',
  'chatDigest.subject': '{{title}}（{{requestNo}}）：新消息',
  'chatDigest.body': '{{name}}，您好：\n\n请求 {{requestNo}} 的对话中有新消息：\n\n{{messages}}',
  'chatDigest.button': '打开对话',
  'passkeyAdded.subject': '已添加通行密钥',
  'passkeyAdded.body':
    '{{name}}，您好：\n\n您的账号已于 {{time}} 添加通行密钥“{{passkey}}”。\n\n如果不是您本人操作，请立即设置新密码并告知我们。',
  'passkeyAdded.button': '检查登录安全',
  'passkeyRemoved.subject': '已移除通行密钥',
  'passkeyRemoved.body':
    '{{name}}，您好：\n\n您的账号已于 {{time}} 移除通行密钥“{{passkey}}”。\n\n如果不是您本人操作，请立即设置新密码并告知我们。',
  'passkeyRemoved.button': '检查登录安全',
  'appAdded.subject': '身份验证器应用已启用',
  'appAdded.body': '{{name}}，您好：\n\n您的账号已于 {{time}} 绑定身份验证器应用。\n\n如果不是您本人操作，请立即设置新密码并告知我们。',
  'appAdded.button': '检查登录安全',
  'appRemoved.subject': '身份验证器应用已停用',
  'appRemoved.body': '{{name}}，您好：\n\n您的账号已于 {{time}} 移除身份验证器应用。\n\n如果不是您本人操作，请立即设置新密码并告知我们。',
  'appRemoved.button': '检查登录安全',
  'recoveryCodeUsed.subject': '恢复代码已被使用',
  'recoveryCodeUsed.body':
    '{{name}}，您好：\n\n有人于 {{time}} 在 {{device}} 上使用恢复代码登录了您的账号。\n\n如果不是您本人操作，请立即设置新密码并告知我们。',
  'recoveryCodeUsed.button': '检查登录安全',
  'recoveryCodesRenewed.subject': '您有新的恢复代码',
  'recoveryCodesRenewed.body':
    '{{name}}，您好：\n\n您的账号已于 {{time}} 生成新的恢复代码，旧代码已失效。\n\n如果不是您本人操作，请立即设置新密码并告知我们。',
  'recoveryCodesRenewed.button': '检查登录安全',
  'deviceRemembered.subject': '一台设备可跳过双重验证',
  'deviceRemembered.body':
    '{{name}}，您好：\n\n自 {{time}} 起 30 天内，在 {{device}} 上登录可跳过双重验证。\n\n如果不是您本人操作，请立即设置新密码并告知我们。',
  'deviceRemembered.button': '检查登录安全',
  'factorResetAsked.subject': '有人申请重置您的双重验证',
  'factorResetAsked.body':
    '{{name}}，您好：\n\n{{administrator}} 已于 {{time}} 申请重置您的双重验证。原因：{{reason}}\n\n第二位管理员须在 24 小时内确认，目前没有任何更改。\n\n如果不是您提出的，请立即告知我们。',
  'factorResetAsked.button': '联系我们',
  'factorResetConfirmed.subject': '移除丢失的验证方式',
  'factorResetConfirmed.body':
    '{{name}}，您好：\n\n{{other}} 和 {{administrator}} 已确认您丢失了验证方式，您的所有会话均已结束。\n\n此链接用于移除丢失的验证方式，仅可使用一次，30 分钟内有效。之后请用密码登录。\n\n如果不是您提出的，请勿使用此链接，并立即告知我们。',
  'factorResetConfirmed.button': '移除丢失的验证方式',
  'factorsRemoved.subject': '您的双重验证已移除',
  'factorsRemoved.body':
    '{{name}}，您好：\n\n您的双重验证已于 {{time}} 移除。目前登录只需密码，请尽快重新设置双重验证。\n\n如果不是您本人操作，请立即设置新密码并告知我们。',
  'factorsRemoved.button': '前往登录',
  'manyUnknownSerials.subject': '大量未知序列号：{{who}}',
  'manyUnknownSerials.body':
    '{{name}}，您好：\n\n{{who}} 在 24 小时内核对了 {{judged}} 个序列号，其中 {{unknown}} 个不在出厂记录中，可能有人在猜测序列号。\n\n详情请查看审计日志。如无正当理由，请停用其访问权限。',
  'manyUnknownSerials.button': '打开审计日志',
  'manyCustomersRead.subject': '查看大量客户资料：{{who}}',
  'manyCustomersRead.body':
    '{{name}}，您好：\n\n{{who}} 在 24 小时内查看了 {{read}} 条客户资料，远多于平时。\n\n详情请查看审计日志。如无正当理由，请停用其访问权限。',
  'manyCustomersRead.button': '打开审计日志',
} satisfies Texts<typeof en, 'zh'>;
