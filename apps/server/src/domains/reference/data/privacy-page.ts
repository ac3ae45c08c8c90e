import type { PageTexts } from '@heliodesk/contract/reference';

/** What is on /privacy until someone edits it. */
export const privacyPage: PageTexts = {
  en: {
    title: 'Privacy',
    body: `What we keep about you, why, and for how long.

## What we keep

Your company’s data, your name, e-mail address and phone number, and what you write and upload in requests. Serial numbers of modules belong to your company’s records. Your browser makes photos smaller and removes their location before they are sent.

## Why we keep it

To answer your requests, decide on warranty claims, deliver replacements and pay compensation. We send you other news only if you opted in when you registered. You can change that in your profile.

## Who can see it

Colleagues at your company who have an account here, and our staff as far as their work requires it. A service provider sees only the work orders assigned to it. Bank details are encrypted, and every access to them is logged.

## How long we keep it

As long as a warranty runs or the law requires it. Your browser keeps your language, appearance and, if you want, your account name. You are signed out after two hours of inactivity.

## What you can ask for

A copy of your data, or its correction or deletion where the law allows it. To ask for one, send us an enquiry through the portal.`,
  },
  zh: {
    title: '隐私政策',
    body: `我们保存您的哪些信息、为何保存、保存多久。

## 保存哪些信息

贵公司的资料，您的姓名、邮箱和电话，以及您在请求中填写和上传的内容。组件序列号属于贵公司的档案。照片会在您的浏览器中压缩，并在发送前去除拍摄地点信息。

## 为何保存

用于答复请求、处理质保索赔、寄送换货产品和支付赔偿款。只有您在注册时同意，我们才会发送其他资讯；您可以随时在个人资料中更改。

## 谁可以查看

贵公司拥有账号的同事，以及因工作确需查看的我方员工。服务商只能看到指派给它的工单。银行信息加密保存，每次查看都有记录。

## 保存多久

在质保有效期内或法律要求的期限内保存。您的浏览器会保存语言、外观设置，以及您选择记住的账号；两小时无操作后登录自动失效。

## 您的权利

您可以索取信息副本，并在法律允许的范围内要求更正或删除。请通过门户向我们咨询。`,
  },
  ja: {
    title: 'プライバシーポリシー',
    body: `お預かりする情報、その目的、保管期間についてご説明します。

## お預かりする情報

会社の情報、お名前、メールアドレス、電話番号、および依頼に入力・アップロードされた内容です。モジュールのシリアル番号は、会社の記録として扱います。写真は送信前にお使いのブラウザーで縮小し、撮影場所の情報を削除します。

## 利用目的

ご依頼への回答、保証申請の判断、交換品のお届け、金銭補償のお支払いのためです。その他のお知らせは、登録時に同意された場合にのみお送りします。設定はプロフィールで変更できます。

## 閲覧できる人

同じ会社でアカウントをお持ちの方と、業務上必要な範囲の当社社員です。サービスパートナーが閲覧できるのは、割り当てられた作業指示のみです。銀行情報は暗号化し、閲覧をすべて記録します。

## 保管期間

保証期間中、または法令で定められた期間です。ブラウザーには、言語と外観の設定、およびご希望の場合はアカウント名を保存します。2時間操作がないと自動的にログアウトされます。

## お客様の権利

ご自身の情報の写しのほか、法令で認められる範囲で、訂正または削除をご請求いただけます。ポータルからお問い合わせください。`,
  },
  es: {
    title: 'Privacidad',
    body: `Qué datos suyos conservamos, para qué y durante cuánto tiempo.

## Qué conservamos

Los datos de su empresa, su nombre, correo electrónico y teléfono, y lo que usted escribe y sube en las solicitudes. Los números de serie de los módulos forman parte de los datos de su empresa. Las fotos se reducen en su navegador y, antes del envío, se elimina el lugar donde se tomaron.

## Para qué lo conservamos

Para responder a sus solicitudes, decidir sobre las reclamaciones de garantía, entregar reemplazos y pagar compensaciones. Solo enviamos otras novedades si usted las aceptó al registrarse; puede cambiarlo en su perfil.

## Quién puede verlo

Las personas de su empresa que tienen una cuenta aquí y nuestro personal, en la medida en que su trabajo lo requiere. Un proveedor de servicios solo ve la orden de trabajo que se le asignó. Los datos bancarios están cifrados y cada acceso a ellos queda registrado.

## Cuánto tiempo lo conservamos

Mientras dure la garantía o lo exija la ley. Su navegador recuerda el idioma, la apariencia y, si lo desea, su nombre de usuario; la sesión termina tras dos horas sin actividad.

## Qué puede solicitar

Una copia de sus datos, su corrección o su eliminación, siempre que la ley no lo impida. Envíenos una consulta a través del portal.`,
  },
  de: {
    title: 'Datenschutz',
    body: `Was wir über Sie speichern, warum und wie lange.

## Was wir speichern

Die Daten Ihrer Firma, Ihren Namen, Ihre E-Mail-Adresse und Telefonnummer sowie alles, was Sie in Vorgängen schreiben und hochladen. Seriennummern von Modulen gehören zu den Unterlagen Ihrer Firma. Fotos werden vor dem Senden in Ihrem Browser verkleinert, und der Aufnahmeort wird entfernt.

## Warum wir es speichern

Um Ihre Vorgänge zu bearbeiten, über Garantieanträge zu entscheiden, Ersatz zu liefern und Entschädigungen zu zahlen. Andere Neuigkeiten senden wir Ihnen nur, wenn Sie bei der Registrierung eingewilligt haben. Das können Sie in Ihrem Profil ändern.

## Wer es sehen kann

Mitarbeitende Ihrer Firma, die hier ein Konto haben, und unsere Mitarbeitenden, soweit es ihre Arbeit erfordert. Ein Servicepartner sieht nur den Serviceauftrag, den er erhalten hat. Bankdaten sind verschlüsselt, und jeder Zugriff wird protokolliert.

## Wie lange wir es speichern

Solange eine Garantie läuft oder das Gesetz es verlangt. Ihr Browser merkt sich Sprache, Darstellung und auf Wunsch Ihren Benutzernamen; nach zwei Stunden ohne Aktivität werden Sie abgemeldet.

## Was Sie verlangen können

Eine Kopie Ihrer Daten, ihre Berichtigung oder, soweit gesetzlich zulässig, ihre Löschung. Senden Sie uns dazu eine Anfrage über das Portal.`,
  },
  it: {
    title: 'Privacy',
    body: `Quali dati conserviamo, perché e per quanto tempo.

## Che cosa conserviamo

I dati della sua azienda, il suo nome, l’indirizzo e-mail e il telefono, e ciò che scrive e carica nelle richieste. I numeri di serie dei moduli fanno parte dei dati aziendali. Prima dell’invio il browser riduce le foto e rimuove il luogo dello scatto.

## Perché li conserviamo

Per rispondere alle sue richieste, decidere sulle richieste di garanzia, consegnare le sostituzioni e pagare gli indennizzi. Le inviamo altre novità solo se ha dato il consenso alla registrazione. Può cambiare questa scelta nel suo profilo.

## Chi può vederli

I colleghi della sua azienda che hanno un account e il nostro personale, nella misura necessaria al suo lavoro. Un partner di assistenza vede solo gli ordini di lavoro che gli sono affidati. Le coordinate bancarie sono cifrate e ogni accesso viene registrato.

## Per quanto tempo li conserviamo

Finché dura una garanzia o lo richiede la legge. Il browser conserva la lingua, l’aspetto e, se lo desidera, il nome utente. Dopo due ore di inattività la sessione termina.

## Che cosa può chiedere

Una copia dei suoi dati, la loro correzione o, dove la legge lo consente, la loro cancellazione. Per chiederla, ci invii una richiesta di informazioni tramite il portale.`,
  },
  fr: {
    title: 'Confidentialité',
    body: `Ce que nous conservons sur vous, pourquoi et pendant combien de temps.

## Ce que nous conservons

Les données de votre entreprise, votre nom, votre adresse e-mail et votre numéro de téléphone, ainsi que ce que vous écrivez et envoyez dans les demandes. Les numéros de série des modules font partie des données de votre entreprise. Avant l’envoi, les photos sont réduites dans votre navigateur et leur lieu de prise de vue est supprimé.

## Pourquoi nous le conservons

Pour traiter vos demandes, statuer sur les demandes de garantie, livrer les remplacements et verser les indemnisations. Nous n’envoyons d’autres actualités que si vous les avez acceptées à l’inscription. Vous pouvez changer d’avis dans votre profil.

## Qui peut le voir

Les collègues de votre entreprise qui ont un compte ici, et notre personnel dans la mesure où son travail l’exige. Un prestataire de services ne voit que les ordres d’intervention qui lui sont attribués. Les coordonnées bancaires sont chiffrées, et chaque consultation est consignée.

## Combien de temps nous le conservons

Tant qu’une garantie court ou que la loi l’exige. Votre navigateur conserve votre langue, l’apparence et, si vous le souhaitez, votre identifiant. La session prend fin après deux heures d’inactivité.

## Ce que vous pouvez demander

Une copie de vos données, leur rectification ou leur suppression si aucune loi ne s’y oppose. Pour cela, envoyez-nous une demande de renseignements par le portail.`,
  },
  pl: {
    title: 'Prywatność',
    body: `Jakie dane przechowujemy, po co i jak długo.

## Co przechowujemy

Dane Państwa firmy, imię i nazwisko, adres e-mail i numer telefonu oraz to, co wpisują i przesyłają Państwo w zgłoszeniach. Numery seryjne modułów należą do danych Państwa firmy. Przeglądarka zmniejsza zdjęcia i usuwa z nich dane o lokalizacji przed wysłaniem.

## Po co je przechowujemy

Aby odpowiadać na zgłoszenia, rozpatrywać zgłoszenia gwarancyjne, dostarczać towar z wymiany i wypłacać rekompensaty. Inne wiadomości wysyłamy tylko za zgodą wyrażoną przy rejestracji. Można ją zmienić w profilu.

## Kto ma do nich dostęp

Współpracownicy z Państwa firmy, którzy mają tu konto, oraz nasi pracownicy w zakresie potrzebnym do pracy. Partner serwisowy widzi tylko powierzone mu zlecenia serwisowe. Dane rachunków bankowych są szyfrowane, a każdy dostęp do nich jest odnotowywany.

## Jak długo je przechowujemy

Tak długo, jak trwa gwarancja lub wymaga tego prawo. Przeglądarka zapamiętuje język, wygląd i, na życzenie, login. Po dwóch godzinach bez aktywności następuje wylogowanie.

## O co można wystąpić

O kopię danych, ich sprostowanie lub usunięcie w granicach dozwolonych prawem. Wystarczy wysłać nam zapytanie w portalu.`,
  },
  ar: {
    title: 'الخصوصية',
    body: `ما نحتفظ به من بياناتكم، ولماذا، وإلى متى.

## ما نحتفظ به

بيانات شركتكم، وأسماؤكم وعناوين بريدكم الإلكتروني وأرقام هواتفكم، وما تكتبونه وترفعونه في الطلبات. الأرقام التسلسلية للألواح جزء من سجلات شركتكم. تُصغَّر الصور في متصفحكم، ويُحذف منها مكان التقاطها قبل إرسالها.

## لماذا نحتفظ به

للرد على طلباتكم، والبتّ في مطالبات الضمان، وتسليم البدائل، ودفع التعويضات. لا نرسل إليكم أخبارًا أخرى إلا إذا وافقتم على ذلك عند التسجيل. ويمكنكم تغيير ذلك في الملف الشخصي.

## من يمكنه الاطلاع عليه

زملاؤكم في الشركة ممن لديهم حساب هنا، وموظفونا بقدر ما يتطلبه عملهم. لا يرى مزود الخدمة إلا أمر العمل المسند إليه. البيانات البنكية مشفّرة، ويُسجَّل كل اطلاع عليها.

## إلى متى نحتفظ به

طوال مدة سريان الضمان أو ما دام القانون يقتضي ذلك. يحتفظ متصفحكم باللغة والمظهر، وباسم المستخدم إن رغبتم؛ ويُسجَّل خروجكم بعد ساعتين من عدم النشاط.

## ما يمكنكم طلبه

نسخة من بياناتكم، أو تصحيحها أو حذفها حيث يسمح القانون بذلك. لطلب ذلك، يُرجى إرسال استفسار إلينا عبر البوابة.`,
  },
};
