import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Assistenza clienti Heliodesk, {{url}}. Questa è un’e-mail automatica: le risposte non vengono lette.',
  unsubscribe: 'Disattiva e-mail come questa',
  'activation.subject': 'Attivi il suo account Heliodesk',
  'activation.body':
    'Buongiorno,\n\nQuesto indirizzo e-mail è stato indicato per un account Heliodesk. Se l’account è suo, resta un solo passaggio: confermare che l’indirizzo le appartiene.\n\nIl link funziona una sola volta e scade dopo 48 ore. Se non sa nulla di questo account, può ignorare questa e-mail.',
  'activation.button': 'Attiva account',
  'contactAdded.subject': 'Il suo accesso a Heliodesk',
  'contactAdded.body':
    'Buongiorno {{name}},\n\nL’assistenza clienti l’ha inserita come referente di {{company}} in Heliodesk. Scelga una password per seguire le richieste e aprire richieste di garanzia.\n\nIl link funziona una sola volta e scade dopo 7 giorni.',
  'contactAdded.button': 'Scegli una password',
  'accountActivated.subject': 'Scelga una password e acceda',
  'accountActivated.body':
    'Buongiorno {{name}},\n\nIl suo accesso per {{company}} è stato confermato dall’assistenza clienti. Scelga una password con questo link, poi acceda con questo indirizzo e-mail. La password scelta alla registrazione non è più valida.\n\nIl link funziona una sola volta e scade dopo 7 giorni.',
  'accountActivated.button': 'Scegli una password',
  'emailChanged.subject': 'Il suo indirizzo e-mail Heliodesk è cambiato',
  'emailChanged.body':
    'Buongiorno {{name}},\n\nL’assistenza clienti ha cambiato il suo indirizzo e-mail per {{company}} in {{email}}. Confermi il nuovo indirizzo e poi lo usi per accedere. L’indirizzo a cui ha ricevuto questa e-mail non è più valido.\n\nSe non ha richiesto questa modifica, ci contatti.',
  'emailChanged.button': 'Contatti',
  'requestsGiven.subject': '{{other}} è ora referente delle sue richieste',
  'requestsGiven.body':
    'Buongiorno {{name}},\n\nL’assistenza clienti ha affidato a {{other}} queste richieste aperte:\n\n{{requests}}\n\nLe trova ancora tra le richieste della sua azienda.',
  'requestsGiven.button': 'Vedi richieste',
  'requestsTaken.subject': 'Lei è ora referente di queste richieste',
  'requestsTaken.body':
    'Buongiorno {{name}},\n\nL’assistenza clienti le ha affidato queste richieste aperte. In precedenza erano affidate a {{other}}.\n\n{{requests}}\n\nTutto ciò che è stato scritto finora si trova nelle conversazioni.',
  'requestsTaken.button': 'Vedi richieste',
  'alreadyRegistered.subject': 'Tentativo di registrazione con il suo indirizzo e-mail',
  'alreadyRegistered.body':
    'Buongiorno,\n\nQualcuno ha tentato di registrarsi con questo indirizzo e-mail, a cui è già associato un account. Se il tentativo è suo, acceda: da lì può anche reimpostare la password.\n\nIn caso contrario, può ignorare questa e-mail.',
  'alreadyRegistered.button': 'Vai all’accesso',
  'passwordReset.subject': 'Scelga una nuova password',
  'passwordReset.body':
    'Buongiorno,\n\nUsi questo link per scegliere una nuova password. Funziona una sola volta e scade dopo 30 minuti.\n\nSe non l’ha richiesto, può ignorare questa e-mail: la password resta invariata.',
  'passwordReset.button': 'Scegli una nuova password',
  'passwordChanged.subject': 'La sua password è stata modificata',
  'passwordChanged.body':
    'Buongiorno {{name}},\n\nLa sua password è stata modificata il giorno {{time}}. Tutte le altre sessioni sono state chiuse.\n\nSe la modifica è sua, non deve fare nulla. In caso contrario, scelga subito una nuova password e ci contatti.',
  'passwordChanged.button': 'Scegli una nuova password',
  'staffInvitation.subject': '{{inviter}} l’ha invitata su Heliodesk',
  'staffInvitation.body':
    'Buongiorno {{name}},\n\n{{inviter}} le ha dato accesso al call center di Heliodesk. Scelga una password con questo link, poi acceda come dipendente con questo indirizzo e-mail.\n\nIl link funziona una sola volta e scade dopo 7 giorni.',
  'staffInvitation.button': 'Scegli una password',
  'providerInvitation.subject': '{{company}}: il suo accesso a Heliodesk',
  'providerInvitation.body':
    'Buongiorno {{name}},\n\nÈ pronto il suo accesso a Heliodesk per {{company}}, partner di assistenza. Scelga una password con questo link, poi acceda con questo indirizzo e-mail.\n\nIl link funziona una sola volta e scade dopo 7 giorni.',
  'providerInvitation.button': 'Scegli una password',
  'captchaCode.subject': 'Il suo codice: {{code}}',
  'captchaCode.body': 'Inserisca questo codice al posto dei caratteri dell’immagine:\n\n{{code}}\n\nScade dopo 10 minuti.',
  'requestReceived.subject': '{{title}} ({{requestNo}}): abbiamo ricevuto la sua richiesta',
  'requestReceived.body':
    'Buongiorno {{name}},\n\nGrazie per la sua richiesta {{requestNo}}. Una persona del nostro team la contatterà entro il giorno {{due}}.\n\nIn qualsiasi momento può seguire ogni fase, aggiungere informazioni e scriverci.',
  'requestReceived.button': 'Apri richiesta',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}): abbiamo presentato una richiesta per lei',
  'requestFiledFor.body':
    'Buongiorno {{name}},\n\n{{agent}} dell’assistenza clienti ha presentato per lei la richiesta {{requestNo}}. Una persona del nostro team la contatterà entro il giorno {{due}}.\n\nIn qualsiasi momento può seguire ogni fase, aggiungere informazioni e scriverci.',
  'requestFiledFor.button': 'Apri richiesta',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}): abbiamo presentato una richiesta per lei',
  'requestFiledForOutside.body':
    'Buongiorno {{name}},\n\n{{agent}} dell’assistenza clienti ha presentato per lei la richiesta {{requestNo}}. Una persona del nostro team la contatterà entro il giorno {{due}}.\n\nPer aggiungere qualcosa o avere informazioni, contatti l’assistenza clienti per telefono o via e-mail, indicando il numero {{requestNo}}.',
  'requestFiledForOutside.button': 'Come contattarci',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}): {{owner}} segue la sua richiesta',
  'requestPickedUp.body': 'Buongiorno {{name}},\n\n{{owner}} ha preso in carico la sua richiesta {{requestNo}} e la sta esaminando.',
  'requestPickedUp.button': 'Apri richiesta',
  'tipSent.subject': '{{title}} ({{requestNo}}): ci serve qualcosa da parte sua',
  'tipSent.body':
    'Buongiorno {{name}},\n\n{{agent}} ha bisogno di quanto segue per la sua richiesta {{requestNo}}:\n\n{{missing}}\n\nLa preghiamo di rispondere entro il giorno {{due}}.',
  'tipSent.button': 'Apri richiesta',
  'tipRecalled.subject': '{{title}} ({{requestNo}}): un’azione richiesta non serve più',
  'tipRecalled.body': 'Buongiorno {{name}},\n\n{{agent}} non ha più bisogno di quanto chiesto per la sua richiesta {{requestNo}}.',
  'tipRecalled.button': 'Apri richiesta',
  'tasksReminded.subject': '{{title}} ({{requestNo}}): attendiamo la sua risposta',
  'tasksReminded.body': 'Buongiorno {{name}},\n\n{{agent}} attende la sua risposta sulla richiesta {{requestNo}}:\n\n{{tasks}}',
  'tasksReminded.button': 'Apri richiesta',
  'tasksRemindedLast.subject': '{{title}} ({{requestNo}}): ultimo sollecito',
  'tasksRemindedLast.body':
    'Buongiorno {{name}},\n\n{{agent}} attende ancora la sua risposta sulla richiesta {{requestNo}}:\n\n{{tasks}}\n\nLa preghiamo di rispondere entro il giorno {{until}}. Questo è l’ultimo sollecito.',
  'tasksRemindedLast.button': 'Apri richiesta',
  'taskReminder.subject': '{{title}} ({{requestNo}}): promemoria',
  'taskReminder.body': 'Buongiorno {{name}},\n\nLa sua richiesta {{requestNo}} è ancora in attesa di una sua risposta:\n\n{{tasks}}',
  'taskReminder.button': 'Apri richiesta',
  'taskReminderLast.subject': '{{title}} ({{requestNo}}): senza una sua risposta ritireremo la richiesta',
  'taskReminderLast.body':
    'Buongiorno {{name}},\n\nLa sua richiesta {{requestNo}} è ancora in attesa di una sua risposta:\n\n{{tasks}}\n\nSe non avremo sue notizie entro il giorno {{until}}, ritireremo la richiesta. Potrà riaprirla entro 90 giorni.',
  'taskReminderLast.button': 'Apri richiesta',
  'requestSuspended.subject': '{{title}} ({{requestNo}}): ritirata per mancanza di risposta',
  'requestSuspended.body':
    'Buongiorno {{name}},\n\nAbbiamo ritirato la sua richiesta {{requestNo}} perché non abbiamo avuto risposta per 30 giorni.\n\nSe ha ancora bisogno di noi, risponda o scriva nella richiesta entro il giorno {{until}} e la riapriremo.',
  'requestSuspended.button': 'Apri richiesta',
  'requestReopened.subject': '{{title}} ({{requestNo}}): abbiamo riaperto la sua richiesta',
  'requestReopened.body': 'Buongiorno {{name}},\n\nAbbiamo riaperto la sua richiesta {{requestNo}} e la stiamo riesaminando:\n\n{{reason}}',
  'requestReopened.button': 'Apri richiesta',
  'ownerChanged.subject': '{{title}} ({{requestNo}}): {{owner}} segue ora la sua richiesta',
  'ownerChanged.body':
    'Buongiorno {{name}},\n\nDa ora {{owner}} segue la sua richiesta {{requestNo}}. Quanto scritto finora resta nella conversazione.',
  'ownerChanged.button': 'Apri richiesta',
  'contactChanged.subject': '{{title}} ({{requestNo}}): lei è ora referente di questa richiesta',
  'contactChanged.body':
    'Buongiorno {{name}},\n\nLei è ora referente della richiesta {{requestNo}} della sua azienda. Tutto ciò che è stato scritto finora si trova nella conversazione.',
  'contactChanged.button': 'Apri richiesta',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}): la sua richiesta è stata ritirata',
  'requestWithdrawn.body':
    'Buongiorno {{name}},\n\nLa sua richiesta {{requestNo}} è stata ritirata. La trova ancora nello storico delle richieste e può duplicarla in qualsiasi momento.',
  'requestWithdrawn.button': 'Apri richiesta',
  'requestRejected.subject': '{{title}} ({{requestNo}}): la sua richiesta di garanzia è stata respinta',
  'requestRejected.body':
    'Buongiorno {{name}},\n\nAbbiamo respinto la sua richiesta di garanzia {{requestNo}}:\n\n{{text}}\n\nSe non è d’accordo, può chiedere il riesame una volta, entro il giorno {{until}}. In tal caso esamineremo di nuovo la richiesta.',
  'requestRejected.button': 'Apri richiesta',
  'requestRejectedAgain.subject': '{{title}} ({{requestNo}}): esito del riesame',
  'requestRejectedAgain.body':
    'Buongiorno {{name}},\n\nAbbiamo riesaminato la sua richiesta di garanzia {{requestNo}}. La nostra decisione resta la stessa:\n\n{{text}}',
  'requestRejectedAgain.button': 'Apri richiesta',
  'requestAppealed.subject': '{{title}} ({{requestNo}}): abbiamo ricevuto la sua richiesta di riesame',
  'requestAppealed.body':
    'Buongiorno {{name}},\n\nAbbiamo ricevuto la sua richiesta di riesame. Esamineremo di nuovo la richiesta di garanzia {{requestNo}}.',
  'requestAppealed.button': 'Apri richiesta',
  'serialsReviewed.subject': '{{title}} ({{requestNo}}): abbiamo esaminato i suoi numeri di serie',
  'serialsReviewed.body':
    'Buongiorno {{name}},\n\nAbbiamo esaminato i numeri di serie della sua richiesta {{requestNo}}.\n\nAccettati: {{accepted}}\nRifiutati: {{refused}}\n\nI numeri rifiutati e i motivi sono indicati nella sua richiesta.',
  'serialsReviewed.button': 'Apri richiesta',
  'partsReviewed.subject': '{{title}} ({{requestNo}}): abbiamo esaminato i suoi componenti',
  'partsReviewed.body':
    'Buongiorno {{name}},\n\nAbbiamo esaminato i componenti della sua richiesta {{requestNo}}.\n\nPezzi accettati: {{accepted}}\nPezzi rifiutati: {{refused}}\n\nI componenti rifiutati e i motivi sono indicati nella sua richiesta.',
  'partsReviewed.button': 'Apri richiesta',
  'solutionApproved.subject': '{{title}} ({{requestNo}}): confermi la nostra soluzione',
  'solutionApproved.body':
    'Buongiorno {{name}},\n\nAbbiamo approvato una soluzione per la sua richiesta {{requestNo}}. Indichi nella richiesta se la accetta o no.\n\n{{text}}',
  'solutionApproved.button': 'Apri richiesta',
  'solutionConfirmed.subject': '{{title}} ({{requestNo}}): abbiamo ricevuto la sua risposta',
  'solutionConfirmed.body':
    'Buongiorno {{name}},\n\nGrazie per la risposta sulla sua richiesta {{requestNo}}:\n\n{{answers}}\n\nProcediamo ora con quanto è stato accettato.',
  'solutionConfirmed.button': 'Apri richiesta',
  'solutionDeclined.subject': '{{title}} ({{requestNo}}): stiamo riesaminando la sua richiesta',
  'solutionDeclined.body':
    'Buongiorno {{name}},\n\nLa nostra soluzione per la sua richiesta {{requestNo}} non è stata accettata:\n\n{{answers}}\n\nRiesamineremo la richiesta e la ricontatteremo.',
  'solutionDeclined.button': 'Apri richiesta',
  'claimCompleted.subject': '{{title}} ({{requestNo}}): la sua richiesta è completata',
  'claimCompleted.body': 'Buongiorno {{name}},\n\nAbbiamo completato la sua richiesta {{requestNo}}.\n\n{{closing}}',
  'claimCompleted.button': 'Apri richiesta',
  'enquiryReplied.subject': '{{title}} ({{requestNo}}): abbiamo risposto alla sua richiesta di informazioni',
  'enquiryReplied.body': 'Buongiorno {{name}},\n\n{{agent}} ha risposto alla sua richiesta di informazioni {{requestNo}}:\n\n{{answer}}',
  'enquiryReplied.button': 'Apri richiesta',
  'enquiryCompleted.subject': '{{title}} ({{requestNo}}): la sua richiesta di informazioni è completata',
  'enquiryCompleted.body':
    'Buongiorno {{name}},\n\nAbbiamo completato la sua richiesta di informazioni {{requestNo}}. La nostra risposta:\n\n{{answer}}\n\nSe ha ancora domande, ci scriva nella richiesta entro il giorno {{until}} e la riapriremo.',
  'enquiryCompleted.button': 'Apri richiesta',
  'enquiryNotForUs.subject': '{{title}} ({{requestNo}}): non possiamo aiutarla',
  'enquiryNotForUs.body':
    'Buongiorno {{name}},\n\nAbbiamo chiuso la sua richiesta di informazioni {{requestNo}} perché non possiamo aiutarla:\n\n{{reason}}',
  'enquiryNotForUs.button': 'Apri richiesta',
  'enquiryTurned.subject': '{{title}} ({{requestNo}}): abbiamo avviato una richiesta di garanzia',
  'enquiryTurned.body':
    'Buongiorno {{name}},\n\n{{agent}} ha avviato la richiesta di garanzia {{claimNo}} a partire dalla sua richiesta di informazioni {{requestNo}}. La nuova richiesta contiene già la descrizione e i file e si trova nelle sue bozze.',
  'enquiryTurned.button': 'Apri richiesta',
  'claimSplit.subject': '{{title}} ({{requestNo}}): una parte della sua richiesta prosegue separatamente',
  'claimSplit.body':
    'Buongiorno {{name}},\n\nAbbiamo deciso su una parte della sua richiesta di garanzia {{requestNo}}. Ciò che resta da decidere prosegue nella richiesta {{claimNo}}, così ciò che è già deciso non deve attendere:\n\n{{reason}}\n\nLe trova entrambe tra le sue richieste.',
  'claimSplit.button': 'Apri richiesta',
  'answeredFor.subject': '{{title}} ({{requestNo}}): abbiamo risposto per suo conto',
  'answeredFor.body':
    'Buongiorno {{name}},\n\n{{agent}} ha risposto per suo conto in merito alla richiesta {{requestNo}}, con il suo consenso scritto ({{file}}):\n\n{{answers}}\n\nSe non è ciò che ha concordato, ci scriva nella richiesta.',
  'answeredFor.button': 'Apri richiesta',
  'enquiryBound.subject': '{{title}} ({{requestNo}}): la sua richiesta di informazioni è nel portale',
  'enquiryBound.body':
    'Buongiorno {{name}},\n\nLa sua richiesta di informazioni {{requestNo}} è ora collegata alla sua azienda. La trova nelle sue richieste, con tutti i messaggi scritti finora.',
  'enquiryBound.button': 'Apri richiesta',
  'firstContactLate.subject': '{{title}} ({{requestNo}}): il primo contatto è in ritardo',
  'firstContactLate.body':
    'Buongiorno {{name}},\n\nNessuno ha ancora contattato il cliente in merito alla richiesta {{requestNo}} e il termine promesso è scaduto.',
  'firstContactLate.button': 'Apri richiesta',
  'pickUpLate.subject': '{{title}} ({{requestNo}}): la presa in carico è in ritardo',
  'pickUpLate.body':
    'Buongiorno {{name}},\n\nLa richiesta {{requestNo}} è stata inviata più di un giorno lavorativo fa e nessuno l’ha presa in carico.',
  'pickUpLate.button': 'Apri richiesta',
  'decisionLate.subject': '{{title}} ({{requestNo}}): la decisione è in ritardo',
  'decisionLate.body':
    'Buongiorno {{name}},\n\nPiù di 2 giorni lavorativi fa è stato proposto di respingere la richiesta di garanzia {{requestNo}} e nessuno ha ancora deciso.',
  'decisionLate.button': 'Apri richiesta',
  'approvalLate.subject': '{{title}} ({{requestNo}}): l’approvazione è in ritardo',
  'approvalLate.body':
    'Buongiorno {{name}},\n\nLe soluzioni per la richiesta di garanzia {{requestNo}} sono state inviate per l’approvazione più di 2 giorni lavorativi fa e nessuno ha ancora deciso.',
  'approvalLate.button': 'Apri richiesta',
  'notice.subject': '{{title}} ({{requestNo}}): {{what}}',
  'notice.body': 'Buongiorno {{name}},\n\nCi sono novità sulla richiesta {{requestNo}}:\n\n{{what}}',
  'notice.button': 'Apri richiesta',
  'workNotice.subject': '{{what}}',
  'workNotice.body': 'Buongiorno {{name}},\n\nL’operazione che ha avviato su più richieste è terminata:\n\n{{what}}',
  'workNotice.button': 'Mostra risultato',
  'dailyNotices.subject': 'Il suo riepilogo giornaliero',
  'dailyNotices.body': 'Buongiorno {{name}},\n\nEcco le novità dal suo ultimo riepilogo:\n\n{{notices}}',
  'dailyNotices.button': 'Vedi gli avvisi',
  'chatDigest.subject': '{{title}} ({{requestNo}}): nuovi messaggi',
  'chatDigest.body': 'Buongiorno {{name}},\n\nHa nuovi messaggi nella conversazione su {{requestNo}}:\n\n{{messages}}',
  'chatDigest.button': 'Apri conversazione',
  'passkeyAdded.subject': 'È stata aggiunta una passkey',
  'passkeyAdded.body':
    'Buongiorno {{name}},\n\nLa passkey {{passkey}} è stata aggiunta al suo account il giorno {{time}}.\n\nSe l’operazione non è sua, scelga subito una nuova password e ci avvisi.',
  'passkeyAdded.button': 'Controlla la sicurezza dell’accesso',
  'passkeyRemoved.subject': 'È stata rimossa una passkey',
  'passkeyRemoved.body':
    'Buongiorno {{name}},\n\nLa passkey {{passkey}} è stata rimossa dal suo account il giorno {{time}}.\n\nSe l’operazione non è sua, scelga subito una nuova password e ci avvisi.',
  'passkeyRemoved.button': 'Controlla la sicurezza dell’accesso',
  'appAdded.subject': 'La sua app di autenticazione è attiva',
  'appAdded.body':
    'Buongiorno {{name}},\n\nUn’app di autenticazione è stata collegata al suo account il giorno {{time}}.\n\nSe l’operazione non è sua, scelga subito una nuova password e ci avvisi.',
  'appAdded.button': 'Controlla la sicurezza dell’accesso',
  'appRemoved.subject': 'La sua app di autenticazione è disattivata',
  'appRemoved.body':
    'Buongiorno {{name}},\n\nL’app di autenticazione è stata rimossa dal suo account il giorno {{time}}.\n\nSe l’operazione non è sua, scelga subito una nuova password e ci avvisi.',
  'appRemoved.button': 'Controlla la sicurezza dell’accesso',
  'recoveryCodeUsed.subject': 'È stato usato un codice di recupero',
  'recoveryCodeUsed.body':
    'Buongiorno {{name}},\n\nQualcuno ha effettuato l’accesso al suo account con un codice di recupero il giorno {{time}}, da {{device}}.\n\nSe l’operazione non è sua, scelga subito una nuova password e ci avvisi.',
  'recoveryCodeUsed.button': 'Controlla la sicurezza dell’accesso',
  'recoveryCodesRenewed.subject': 'Ha nuovi codici di recupero',
  'recoveryCodesRenewed.body':
    'Buongiorno {{name}},\n\nIl giorno {{time}} sono stati creati nuovi codici di recupero per il suo account. Quelli precedenti non funzionano più.\n\nSe l’operazione non è sua, scelga subito una nuova password e ci avvisi.',
  'recoveryCodesRenewed.button': 'Controlla la sicurezza dell’accesso',
  'deviceRemembered.subject': 'Un dispositivo non chiede più il secondo fattore',
  'deviceRemembered.body':
    'Buongiorno {{name}},\n\n{{device}} non chiederà il suo secondo fattore per 30 giorni a partire dal giorno {{time}}.\n\nSe l’operazione non è sua, scelga subito una nuova password e ci avvisi.',
  'deviceRemembered.button': 'Controlla la sicurezza dell’accesso',
  'factorResetAsked.subject': 'Richiesto il ripristino del suo secondo fattore',
  'factorResetAsked.body':
    'Buongiorno {{name}},\n\nIl giorno {{time}}, {{administrator}} ha chiesto per lei il ripristino del secondo fattore. Motivo: {{reason}}\n\nUn secondo amministratore ha 24 ore per confermare. Per ora non è cambiato nulla.\n\nSe non l’ha chiesto lei, ci avvisi subito.',
  'factorResetAsked.button': 'Contatti',
  'factorResetConfirmed.subject': 'Rimuova il secondo fattore perso',
  'factorResetConfirmed.body':
    'Buongiorno {{name}},\n\n{{other}} e {{administrator}} hanno confermato che lei ha perso il secondo fattore. Tutte le sue sessioni sono state chiuse.\n\nQuesto link rimuove il fattore perso. Funziona una sola volta e scade dopo 30 minuti. Poi acceda con la password.\n\nSe non l’ha chiesto lei, non usi il link e ci avvisi subito.',
  'factorResetConfirmed.button': 'Rimuovi fattore perso',
  'factorsRemoved.subject': 'Il suo secondo fattore è stato rimosso',
  'factorsRemoved.body':
    'Buongiorno {{name}},\n\nIl suo secondo fattore è stato rimosso il giorno {{time}}. Ora per accedere basta la password; configuri al più presto un nuovo fattore.\n\nSe l’operazione non è sua, scelga subito una nuova password e ci avvisi.',
  'factorsRemoved.button': 'Vai all’accesso',
  'manyUnknownSerials.subject': 'Molti numeri di serie sconosciuti: {{who}}',
  'manyUnknownSerials.body':
    'Buongiorno {{name}},\n\n{{who}} ha fatto verificare {{judged}} numeri di serie in 24 ore. Di questi, {{unknown}} non risultano nel nostro registro: è possibile che qualcuno stia provando numeri a caso.\n\nI dettagli sono nel registro attività. Se non vede un motivo valido, disattivi l’accesso.',
  'manyUnknownSerials.button': 'Apri registro attività',
  'manyCustomersRead.subject': 'Molte schede cliente consultate: {{who}}',
  'manyCustomersRead.body':
    'Buongiorno {{name}},\n\n{{who}} ha consultato {{read}} schede cliente in 24 ore, molte più del solito.\n\nI dettagli sono nel registro attività. Se non vede un motivo valido, disattivi l’accesso.',
  'manyCustomersRead.button': 'Apri registro attività',
} satisfies Texts<typeof en, 'it'>;
