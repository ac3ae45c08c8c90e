import { describe, expect, it } from 'vitest';
import { termsOf } from './phrase-terms/all.ts';
import { termProblems } from './phrase-terms.ts';

const problems = (language: string, text: string, english: string, key: string) =>
  termProblems(language, new Map([[key, text]]), new Map([[key, english]]), termsOf[language] ?? []);

describe('the words of a language', () => {
  it.each([
    ['ar', 'تمكين الحساب', 'Enable the account', 'مفعّل, معطّل, تفعيل, تعطيل'],
    ['ar', 'سجّل دخولك', 'Sign in', 'the polite plural: ـكم'],
    ['ar', 'اختر لغة', 'Choose a language', 'يُرجى and the verbal noun'],
    ['de', 'Neues Wörterbuch', 'New dictionary', 'Auswahlliste'],
    ['de', 'Ansprechpartner', 'Contact', 'Kontaktperson'],
    ['de', 'Firma gesperrt', 'Company disabled', 'deaktiviert'],
    ['de', 'Willst du das?', 'Are you sure?', 'Sie'],
    ['en', 'You cannot do this', '', 'can’t'],
    ['en', 'This does not fit', '', 'a contraction: don’t, isn’t, won’t'],
    ['en', 'Requests appear here', '', 'show up here, or nothing'],
    ['en', 'Name the request id', '', 'reference'],
    ['en', 'Talk to us', '', 'contact us'],
    ['en', 'You can go on', '', 'continue'],
    ['en', 'Somebody registered', '', 'no one, someone, everyone'],
    ['en', 'Theme colour', '', 'American spelling'],
    ['es', 'Nodo', 'Case', 'caso, solicitud'],
    ['es', 'Tu solicitud', 'Your request', 'usted'],
    ['fr', 'Nouvelle réclamation', 'New claim', 'demande de garantie'],
    ['fr', 'Ta demande', 'Your request', 'vous'],
    ['fr', 'Vous restez connecté ici.', 'You stay signed in here.', 'wording for every gender: Votre session reste ouverte'],
    ['it', 'Torna al modulo', 'Back to the form', 'form (modulo is the PV module)'],
    ['it', 'La tua richiesta', 'Your request', 'lei'],
    ['it', 'Modifica i Suoi dati', 'Edit your details', 'small letters: sua, lei'],
    ['ja', 'サインイン', 'Sign in', 'ログイン, ログアウト'],
    ['ja', 'あなたの依頼', 'Your request', 'お客様, or nothing'],
    ['pl', 'Serwisanci', 'Service providers', 'partner serwisowy'],
    ['pl', 'Twoje zgłoszenie', 'Your request', 'Państwo'],
    ['pl', 'Otrzyma Pan/Pani e-mail', 'You get an e-mail', 'Państwo, or an impersonal form'],
    ['zh', '统一认证', 'Single sign-on', '统一身份认证'],
    ['zh', '你的请求', 'Your request', '您'],
  ])('in %s: %s', (language, text, english, better) => {
    expect(problems(language, text, english, 'ui:a').join()).toContain(`better “${better}”`);
  });

  it.each([
    ['ar', 'كذلك البنك', 'The bank as well'],
    ['de', 'Der Garantieantrag', 'The warranty claim'],
    ['en', 'You can’t do this. We understand.', ''],
    ['it', 'Il modulo FV', 'The PV module'],
    ['it', 'La richiesta è chiusa. Le arriverà un’e-mail.', 'The request is closed. You’ll get an e-mail.'],
    ['zh', '其他文件', 'Other files'],
    ['zh', '国家/地区', 'Country or region'],
    ['ja', '対応デスクの依頼', 'Requests at the desk'],
  ])('in %s leave %s', (language, text, english) => {
    expect(problems(language, text, english, 'onBehalf:a')).toEqual([]);
  });
});
