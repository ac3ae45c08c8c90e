import type en from '../en/rejecting.ts';
import type { Texts } from '../texts.ts';

export default {
  propose: {
    title: '提议驳回 {{number}}',
    text: '由其他人决定。在此之前客户看不到任何内容，之后客户可申诉一次。',
    language: '请使用客户的语言：{{language}}',
    note: '给审批人的备注',
    noteHint: '仅同事可见。',
    confirm: '发送提议',
    done: '{{number}}：提议已发送',
  },
  reject: {
    title: '驳回 {{number}}？',
    text: '客户将立即收到以下内容的邮件：',
    read: '我已阅读客户将收到的内容',
    done: '{{number}} 已驳回',
  },
  giveBack: {
    title: '退回 {{number}} 的提议',
    text: '索赔仍处于审核中。',
    reasonHint: '例如：照片清楚显示了缺陷',
    done: '{{number}}：提议已退回',
  },
  takeBack: {
    title: '撤回 {{number}} 的提议？',
    text: '索赔仍处于审核中。之后可再次提议驳回。',
    done: '{{number}}：提议已撤回',
  },
  card: {
    title: '驳回提议',
    waiting: '等待决定',
    waitingForYou: '等待您决定',
    returned: '已退回',
    by: '{{name}}，<time></time>',
    due: '请在 <time></time> 前决定',
    reads: '客户将看到的内容',
    returnedBy: '{{name}} 已退回',
    fourEyes: '这是您提出的，须由其他人决定。',
  },
  rejected: {
    on: '决定日期：<time></time>',
  },
  appeal: {
    title: '您的申诉',
    titleOf: '申诉 {{number}}',
    once: '此索赔仅限一次，截止 <time></time>',
    text: '我们将结合您补充的内容重新审核索赔。',
    reason: '我们遗漏了什么？',
    reasonHint: '例如：质保起始日更晚的送货单',
    files: '您可以在对话中添加文件。',
    send: '提交申诉',
    sent: '申诉已提交',
    until: '申诉截止',
    final: '此决定为最终决定。',
  },
  /** A completed claim that the customer has reviewed again. */
  reopen: {
    title: '还有未解决的问题吗？',
    titleOf: '重新开启索赔 {{number}}',
    text: '我们将重新审核索赔的其余部分。已付款、维修或交付的部分保持不变。',
    reason: '您希望我们重新审核什么？',
    reasonHint: '例如：三块组件未被认可，但新照片显示了缺陷',
    sent: '索赔已重新开启',
  },
} satisfies Texts<typeof en, 'zh'>;
