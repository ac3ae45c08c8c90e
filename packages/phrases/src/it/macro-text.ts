import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Saluto',
  'name.photosMissing': 'Foto mancanti',
  'name.serialsWrong': 'Numeri di serie errati',
  'name.outOfWarranty': 'Fuori garanzia',
  'name.duplicate': 'Duplicato',
  'name.bankData': 'Coordinate bancarie',
  'name.ship': 'Spedizione',
  'name.remind': 'Sollecito',
  'name.lastReminder': 'Ultimo sollecito',
  'name.close': 'Chiudi la richiesta',
  'text.greet':
    'Buongiorno {{contactName}},\n\nGrazie per la sua richiesta {{requestNo}}. Da ora la seguo io. Esaminerò tutto quello che ci ha inviato e le risponderò qui.\n\nCordiali saluti\n{{agent}}',
  'text.photosMissing':
    'Buongiorno {{contactName}},\n\nPer proseguire con la sua richiesta {{requestNo}} ci servono ancora queste foto: {{missing}}. La preghiamo di aggiungerle qui entro il {{due}}.\n\nCordiali saluti\n{{agent}}',
  'text.serialsAsked': 'La preghiamo di correggere questi numeri di serie o di toglierli dall’elenco.',
  'text.serialsWrong':
    'Buongiorno {{contactName}},\n\nAbbiamo esaminato i numeri di serie della sua richiesta {{requestNo}}. Con alcuni non possiamo proseguire:\n{{missing}}\n\nLa preghiamo di correggere l’elenco qui entro il {{due}}.\n\nCordiali saluti\n{{agent}}',
  'text.bankData':
    'Buongiorno {{contactName}},\n\nPer pagare l’indennizzo della sua richiesta {{requestNo}} ci mancano ancora i dati aziendali e bancari. La preghiamo di inserirli nell’azione richiesta entro il {{due}}, mai in un messaggio.\n\nCordiali saluti\n{{agent}}',
  'text.ship':
    'Buongiorno {{contactName}},\n\nLa consegna per la sua richiesta {{requestNo}} è pianificata.\n\nDove: {{places}}\nPartenza (ETD): {{etd}}\nArrivo (ETA): {{eta}}\n\nSe qualcosa cambia, la avviseremo.\n\nCordiali saluti\n{{agent}}',
  'text.close':
    'Buongiorno {{contactName}},\n\nTutto ciò che è stato accettato nella sua richiesta {{requestNo}} è concluso, quindi l’abbiamo completata. Se qualcosa non va, ci scriva qui.\n\nCordiali saluti\n{{agent}}',
  serials: '{{verdict}}: {{serials}}',
  serialsAndMore: '{{verdict}}: {{serials}}. Altri ancora: {{number}}',
  bankDetails: 'dati aziendali e bancari',
  coverage: 'Moduli: {{total}}. Fuori garanzia: {{out}}. In garanzia: {{covered}}. Non verificabili: {{other}}.',
} satisfies Texts<typeof en, 'it'>;
