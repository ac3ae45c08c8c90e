import { entries } from './entry-table.ts';

/** Kinds, states and tips of requests. Codes of `spec 3 §6`. */
export const requestEntries = {
  request_type: entries(`
    1 | Module enquiry | 组件咨询 | モジュールのお問い合わせ | Consulta sobre módulos | Anfrage Module | Richiesta di informazioni moduli | Demande de renseignements modules | Zapytanie: moduły | استفسار عن الألواح
    2 | Tracker enquiry | 跟踪支架咨询 | トラッカーのお問い合わせ | Consulta sobre seguidores | Anfrage Tracker | Richiesta di informazioni inseguitori | Demande de renseignements trackers | Zapytanie: trackery | استفسار عن المتتبعات
    3 | Module claim | 组件索赔 | モジュール保証申請 | Reclamación de módulos | Garantieantrag Module | Richiesta di garanzia moduli | Demande de garantie modules | Zgłoszenie gwarancyjne: moduły | مطالبة ضمان الألواح
    4 | Tracker claim | 跟踪支架索赔 | トラッカー保証申請 | Reclamación de seguidores | Garantieantrag Tracker | Richiesta di garanzia inseguitori | Demande de garantie trackers | Zgłoszenie gwarancyjne: trackery | مطالبة ضمان المتتبعات
  `),
  request_status: entries(`
    0 | Draft | 草稿 | 下書き | Borrador | Entwurf | Bozza | Brouillon | Wersja robocza | مسودة
    1 | Submitted | 已提交 | 送信済み | Enviada | Eingereicht | Inviata | Envoyée | Złożone | مُقدَّم
    2 | In review | 已受理 | 確認中 | En revisión | In Prüfung | In esame | En cours d’examen | W trakcie weryfikacji | قيد المراجعة
    3 | Pending | 待审批 | 承認待ち | Pendiente de aprobación | Genehmigung ausstehend | In attesa di approvazione | En attente d’approbation | Oczekuje na zatwierdzenie | بانتظار الاعتماد
    4 | Approved | 已批准 | 承認済み | Aprobada | Genehmigt | Approvata | Approuvée | Zatwierdzone | معتمد
    5 | Processing | 处理中 | 対応中 | En trámite | In Bearbeitung | In lavorazione | En cours de traitement | W realizacji | قيد المعالجة
    6 | Completed | 已办结 | 完了 | Completada | Abgeschlossen | Completata | Terminée | Zakończone | مكتمل
    7 | Case rejected | 已驳回 | 却下 | Rechazada | Abgelehnt | Respinta | Refusée | Odrzucone | مرفوض
    8 | Withdrawn | 已撤销 | 取り下げ済み | Retirada | Zurückgezogen | Ritirata | Retirée | Wycofane | مسحوب
  `),
  request_tips: entries(`
    1 | Update request details | 更新请求信息 | 依頼内容を更新 | Actualizar los datos de la solicitud | Vorgangsangaben aktualisieren | Aggiorna i dati della richiesta | Mettre à jour la demande | Zaktualizuj dane zgłoszenia | تحديث بيانات الطلب
    3 | Update serial numbers | 更新序列号 | シリアル番号を更新 | Actualizar los números de serie | Seriennummern aktualisieren | Aggiorna i numeri di serie | Mettre à jour les numéros de série | Zaktualizuj numery seryjne | تحديث الأرقام التسلسلية
    4 | Update attachments | 更新附件 | 添付ファイルを更新 | Actualizar los archivos adjuntos | Anhänge aktualisieren | Aggiorna gli allegati | Mettre à jour les pièces jointes | Zaktualizuj załączniki | تحديث المرفقات
    6 | Credit note work order details | 贷项工单明细 | クレジットノートの作業指示明細 | Detalle de la orden de nota de crédito | Auftragsdetails zur Gutschrift | Dettagli dell’ordine per nota di credito | Détail de l’ordre lié à l’avoir | Szczegóły zlecenia noty uznaniowej | تفاصيل أمر الإشعار الدائن
    7 | Company and bank details | 公司及银行信息 | 会社・銀行情報 | Datos de la empresa y bancarios | Firmen- und Bankdaten | Dati aziendali e bancari | Entreprise et coordonnées bancaires | Dane firmy i rachunku | بيانات الشركة والبنك
    8 | RMA delivery address | RMA 收货地址 | RMAお届け先 | Dirección de entrega RMA | RMA-Lieferadresse | Indirizzo di consegna RMA | Adresse de livraison RMA | Adres dostawy RMA | عنوان تسليم RMA
    9 | Confirm bank details | 确认银行信息 | 銀行情報を確認 | Confirmar los datos bancarios | Bankdaten bestätigen | Conferma i dati bancari | Confirmer les coordonnées bancaires | Potwierdź dane rachunku | تأكيد البيانات البنكية
    10 | Confirm solution | 确认处理方案 | 対応策に同意 | Confirmar la solución | Lösung bestätigen | Conferma la soluzione | Confirmer la solution | Potwierdź rozwiązanie | تأكيد الحل
  `),
  reject_reason: entries(`
    1 | Out of warranty | 超出质保期 | 保証期間外 | Fuera de garantía | Garantie abgelaufen | Fuori garanzia | Hors garantie | Po okresie gwarancji | خارج فترة الضمان
    2 | Not covered by the warranty | 不在质保范围内 | 保証対象外 | No cubierto por la garantía | Nicht von der Garantie gedeckt | Non coperto dalla garanzia | Non couvert par la garantie | Nieobjęte gwarancją | غير مشمول بالضمان
    3 | No defect found | 未发现缺陷 | 不具合なし | Sin defecto comprobado | Kein Mangel festgestellt | Nessun difetto riscontrato | Aucun défaut constaté | Nie stwierdzono wady | لم يُعثر على عيب
    4 | Not enough evidence | 证明材料不足 | 証拠不足 | Pruebas insuficientes | Nachweise unzureichend | Prove insufficienti | Justificatifs insuffisants | Za mało dowodów | أدلة غير كافية
    5 | Not our product | 非我方产品 | 当社製品以外 | No es un producto nuestro | Kein Produkt von uns | Prodotto non nostro | Produit d’une autre marque | Nie nasz produkt | ليس من منتجاتنا
    6 | Duplicate | 重复请求 | 重複 | Duplicada | Doppelt eingereicht | Duplicato | Doublon | Duplikat | مكرر
    7 | Other reason | 其他原因 | その他の理由 | Otro motivo | Anderer Grund | Altro motivo | Autre motif | Inny powód | سبب آخر
  `),
  serial_refusal: entries(`
    1 | Out of warranty | 超出质保期 | 保証期間外 | Fuera de garantía | Garantie abgelaufen | Fuori garanzia | Hors garantie | Po okresie gwarancji | خارج فترة الضمان
    2 | Sold to another region | 销往其他地区 | 他地域向けの製品 | Vendido en otra región | In eine andere Region verkauft | Venduto in un’altra regione | Vendu dans une autre région | Sprzedany do innego regionu | مُباع لمنطقة أخرى
    3 | Replaced or compensated before | 此前已换货或赔偿 | 交換または補償済み | Sustituido o compensado antes | Bereits ersetzt oder entschädigt | Già sostituito o indennizzato | Déjà remplacé ou indemnisé | Już wymieniony lub objęty rekompensatą | سبق استبداله أو التعويض عنه
    4 | In another claim | 已在其他索赔中 | 他の保証申請に含まれる | Incluido en otra reclamación | In einem anderen Garantieantrag | In un’altra richiesta di garanzia | Dans une autre demande de garantie | W innym zgłoszeniu gwarancyjnym | ضمن مطالبة ضمان أخرى
    5 | Not our product | 非我方产品 | 当社製品以外 | No es un producto nuestro | Kein Produkt von uns | Prodotto non nostro | Produit d’une autre marque | Nie nasz produkt | ليس من منتجاتنا
    6 | No defect found | 未发现缺陷 | 不具合なし | Sin defecto comprobado | Kein Mangel festgestellt | Nessun difetto riscontrato | Aucun défaut constaté | Nie stwierdzono wady | لم يُعثر على عيب
    7 | Other reason | 其他原因 | その他の理由 | Otro motivo | Anderer Grund | Altro motivo | Autre motif | Inny powód | سبب آخر
  `),
  sync_status: entries(`
    0 | Not sent | 未发送 | 未送信 | No enviada | Nicht gesendet | Non inviata | Non envoyée | Niewysłane | لم يُرسل
    1 | Sending | 发送中 | 送信中 | Enviando | Wird gesendet | Invio in corso | Envoi en cours | Wysyłanie | جارٍ الإرسال
    2 | Synced | 已同步 | 同期済み | Sincronizada | Synchronisiert | Sincronizzata | Synchronisée | Zsynchronizowane | تمت المزامنة
    3 | Failed | 同步失败 | 送信失敗 | Error de envío | Fehlgeschlagen | Non riuscita | Échec | Nieudane | تعذّرت المزامنة
  `),
};
