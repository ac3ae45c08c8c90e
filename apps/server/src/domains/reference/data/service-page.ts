import type { PageTexts } from '@heliodesk/contract/reference';

/** What is on /service until someone edits it. */
export const servicePage: PageTexts = {
  en: {
    title: 'Service',
    body: `How we help, and what you can expect from us.

## Within 2 working days

After you submit an enquiry or a claim, a person will contact you within 2 working days (in your country). You’ll see the date in your request.

## How to help us work faster

- Serial numbers of the modules: typed, pasted or as a spreadsheet
- Photos of the label, the defect and the whole row
- Where the plant is, and when you first noticed the defect

## Track your requests

Under [My requests](/profile/myRequest), you can see the next step and its due date. If anything is unclear, write in your request’s conversation. The person handling it will get your message.`,
  },
  zh: {
    title: '服务',
    body: `我们如何为您服务，以及您可以期待什么。

## 2 个工作日内联系

提交咨询或索赔后，我们会在 2 个工作日内（按贵国工作日计算）与您联系，具体日期显示在您的请求中。

## 这些资料有助于加快处理

- 组件序列号：可手工输入、粘贴或上传表格
- 标签、缺陷部位以及整排组件的照片
- 电站地点，以及首次发现缺陷的时间

## 查看进度

在[我的请求](/profile/myRequest)中可查看下一步由谁处理、何时完成。如有疑问，请在请求的对话中留言，负责人会收到。`,
  },
  ja: {
    title: 'サービス',
    body: `当社のサポートの流れをご案内します。

## 2営業日以内にご連絡します

お問い合わせや保証申請の送信後、お客様の国の2営業日以内に担当者がご連絡いたします。期日は依頼の画面に表示されます。

## 対応を早めるためにご用意いただくもの

- モジュールのシリアル番号（入力、貼り付け、または表計算ファイル）
- ラベル、不具合箇所、モジュールの列全体の写真
- 発電所の所在地と、不具合に最初に気づいた日

## 進み具合の確認

[自分の依頼](/profile/myRequest)で、次に対応する人と期日を確認できます。ご不明な点は、依頼のやり取りの画面からお送りください。担当者に届きます。`,
  },
  es: {
    title: 'Servicio',
    body: `Cómo le ayudamos y qué puede esperar de nosotros.

## En un plazo de 2 días hábiles

Después de enviar una consulta o una reclamación, una persona se pondrá en contacto con usted en un plazo de 2 días hábiles (en su país). Verá la fecha en su solicitud.

## Lo que nos ayuda a trabajar más rápido

- Números de serie de los módulos: escritos, pegados o en una hoja de cálculo
- Fotos de la etiqueta, del defecto y de toda la fila
- Dónde está la planta y cuándo observó el defecto por primera vez

## Siga sus solicitudes

En [Mis solicitudes](/profile/myRequest) puede ver el próximo paso y su fecha. Si algo no está claro, escriba en la conversación de su solicitud. La persona que la lleva recibirá su mensaje.`,
  },
  de: {
    title: 'Service',
    body: `Wie wir helfen und was Sie von uns erwarten können.

## Innerhalb von 2 Arbeitstagen

Nachdem Sie eine Anfrage oder einen Garantieantrag eingereicht haben, melden wir uns innerhalb von 2 Arbeitstagen (in Ihrem Land) persönlich bei Ihnen. Das Datum sehen Sie in Ihrem Vorgang.

## Was uns hilft, schneller zu arbeiten

- Seriennummern der Module: eingetippt, eingefügt oder als Tabelle
- Fotos vom Etikett, vom Mangel und von der ganzen Reihe
- Wo die Anlage steht und wann Sie den Mangel zuerst bemerkt haben

## Vorgänge verfolgen

Unter [Meine Vorgänge](/profile/myRequest) sehen Sie den nächsten Schritt und seine Frist. Ist etwas unklar, schreiben Sie im Nachrichtenverlauf Ihres Vorgangs. Ihre Nachricht erreicht die Person, die ihn betreut.`,
  },
  it: {
    title: 'Servizio',
    body: `Come la aiutiamo e che cosa può aspettarsi da noi.

## Entro 2 giorni lavorativi

Dopo l’invio di una richiesta di informazioni o di garanzia, una persona la contatterà entro 2 giorni lavorativi (nel suo paese). La data è indicata nella richiesta.

## Come aiutarci a fare prima

- Numeri di serie dei moduli: digitati, incollati o in un foglio di calcolo
- Foto dell’etichetta, del difetto e dell’intera fila
- Dove si trova l’impianto e quando ha notato il difetto per la prima volta

## Seguire le richieste

In [Le mie richieste](/profile/myRequest) vede il prossimo passo e la sua scadenza. Se qualcosa non è chiaro, scriva nella conversazione della richiesta: il messaggio arriva alla persona che la segue.`,
  },
  fr: {
    title: 'Service',
    body: `Comment nous vous aidons et ce que vous pouvez attendre de nous.

## Sous 2 jours ouvrés

Après l’envoi d’une demande de renseignements ou de garantie, une personne vous contactera sous 2 jours ouvrés (dans votre pays). La date figure dans votre demande.

## Pour nous aider à aller plus vite

- Les numéros de série des modules : saisis, collés ou dans une feuille de calcul
- Des photos de l’étiquette, du défaut et de toute la rangée
- L’emplacement de la centrale et la date à laquelle vous avez constaté le défaut

## Suivre vos demandes

Dans [Mes demandes](/profile/myRequest), vous voyez la prochaine étape et son échéance. Si un point n’est pas clair, écrivez dans la conversation de votre demande : la personne qui la suit recevra votre message.`,
  },
  pl: {
    title: 'Serwis',
    body: `Jak pomagamy i czego można od nas oczekiwać.

## W ciągu 2 dni roboczych

Po wysłaniu zapytania lub zgłoszenia gwarancyjnego nasz pracownik skontaktuje się z Państwem w ciągu 2 dni roboczych (w Państwa kraju). Termin widać w zgłoszeniu.

## Co pomaga nam działać szybciej

- Numery seryjne modułów: wpisane, wklejone lub w arkuszu
- Zdjęcia etykiety, wady i całego rzędu
- Miejsce instalacji i data wykrycia wady

## Śledzenie zgłoszeń

Na stronie [Moje zgłoszenia](/profile/myRequest) widać następny krok i jego termin. Jeśli coś jest niejasne, prosimy napisać w rozmowie zgłoszenia. Wiadomość trafi do osoby, która je prowadzi.`,
  },
  ar: {
    title: 'الخدمة',
    body: `كيف نساعدكم وما الذي يمكنكم توقعه منا.

## خلال يومي عمل

بعد تقديم استفسار أو مطالبة يتواصل معكم أحد موظفينا خلال يومي عمل (في بلدكم). ويظهر التاريخ في طلبكم.

## كيف تساعدوننا على العمل أسرع

- الأرقام التسلسلية للألواح: كتابةً أو لصقًا أو في ملف Excel
- صور للملصق وللعيب وللصف كاملًا
- موقع المحطة وتاريخ ملاحظة العيب لأول مرة

## متابعة طلباتكم

في صفحة [طلباتي](/profile/myRequest) تجدون الخطوة التالية وموعدها. وإذا لم يتضح أمر، يُرجى الكتابة في محادثة الطلب، وستصل رسالتكم إلى الموظف المسؤول عنه.`,
  },
};
