import { entries } from './entry-table.ts';

/** One state of a work order, one label: staff and providers see the same. */
const workOrderStatus = entries(`
  0 | Created | 已创建 | 作成済み | Creada | Angelegt | Creato | Créé | Utworzone | تم الإنشاء
  1 | Awaiting acceptance | 待接单 | 受諾待ち | Pendiente de aceptación | Wartet auf Annahme | In attesa di accettazione | En attente d’acceptation | Oczekuje na przyjęcie | بانتظار القبول
  2 | In progress | 执行中 | 作業中 | En ejecución | In Ausführung | In esecuzione | En cours d’exécution | W trakcie wykonywania | قيد التنفيذ
  3 | Closing requested | 申请关单 | クローズ申請中 | Cierre solicitado | Abschluss beantragt | Chiusura richiesta | Clôture demandée | Zgłoszone do zamknięcia | طُلب إغلاقه
  4 | Closed | 已关单 | クローズ | Cerrada | Geschlossen | Chiuso | Clôturé | Zamknięte | مغلق
  5 | Settling | 结算中 | 精算中 | En liquidación | In Abrechnung | Consuntivo in verifica | En cours de règlement | W rozliczeniu | قيد التسوية
  6 | Settled | 已结算 | 精算済み | Liquidada | Abgerechnet | Liquidato | Réglé | Rozliczone | تمت التسوية
`);

/** Solutions, orders and bills of providers. Codes of `spec 3 §6`. */
export const workOrderEntries = {
  workorder_solution_type: entries(`
    1 | Compensation | 赔偿 | 金銭補償 | Compensación económica | Entschädigung | Indennizzo | Indemnisation | Rekompensata pieniężna | تعويض مالي
    2 | Repair | 维修 | 修理 | Reparación | Reparatur | Riparazione | Réparation | Naprawa | إصلاح
    3 | Exchange | 换货 | 交換 | Reemplazo | Austausch | Sostituzione | Remplacement | Wymiana | استبدال
  `),
  old_component_handling: entries(`
    1 | Return to us | 寄回我司 | 当社へ返送 | Devolver al fabricante | Rücksendung an uns | Restituire al produttore | Retour chez nous | Zwrot do nas | الإعادة إلينا
    2 | Scrap on site, with photo | 现场报废并拍照 | 現地で廃棄（写真を提出） | Desechar en planta, con foto | Verschrottung vor Ort mit Foto | Smaltire sul posto, con foto | Mise au rebut sur site, avec photo | Utylizacja na miejscu, ze zdjęciem | الإتلاف في الموقع مع صورة
    3 | Stays with the customer | 由客户留存 | お客様が保管 | Se lo queda el cliente | Verbleibt beim Kunden | Resta al cliente | Reste chez le client | Zostaje u klienta | يبقى لدى العميل
  `),
  workorder_status: workOrderStatus,
  service_provider_workorder_status: workOrderStatus,
  service_provider_settlement_status: entries(`
    1 | Applied | 已申请 | 申請済み | Solicitada | Eingereicht | Presentato | Demandé | Złożone | مُقدَّمة
    2 | In audit | 审核中 | 審査中 | En revisión | In Prüfung | In verifica | En cours de contrôle | W trakcie weryfikacji | قيد التدقيق
    3 | Returned | 已退回 | 差し戻し | Devuelta | Zurückgegeben | Restituito | Renvoyé pour correction | Zwrócone do poprawy | مُعادة للتعديل
    4 | Approved | 已批准 | 承認済み | Aprobada | Genehmigt | Approvato | Approuvé | Zatwierdzone | معتمدة
    5 | Paid | 已付款 | 支払済み | Pagada | Bezahlt | Pagato | Payé | Zapłacone | مدفوعة
  `),
};
