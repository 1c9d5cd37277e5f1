/** The release notes, latest first: what the user can do that he could not before. */
export const messaggiNote = {
  titolo: 'Note di rilascio',
  versione: (numero: string) => `Versione ${numero}`,
} as const;

export const note: readonly { versione: string; voci: readonly string[] }[] = [
  {
    versione: '0.13.0',
    voci: [
      'Le notifiche arrivano anche fuori da Quadra, se lo si vuole: nel browser, anche quando Quadra è chiusa, e in un riepilogo per posta ogni mattina o il lunedì. Si sceglie nel pannello Notifiche.',
      'La home si mostra tutta insieme, senza parti che si spostano mentre arrivano; la prima apertura su una rete lenta chiede meno giri.',
      'Una pagina rimasta aperta quando esce una versione nuova lo dice: «Aggiorna ora» tiene prima le bozze.',
      'Di un immobile nel tempo le correzioni che il catasto chiede si vedono, poi vanno fra le bozze della dichiarazione.',
      'Ciò che resta di una rata è alla data di quella rata anche nella home, nel radar e nella scheda del cliente; due piani dello stesso debito restano due.',
      'Una fattura scritta a mano dice subito il campo sbagliato, e la stessa richiesta ripetuta non ne fa due. Gli esiti della banca dicono le righe che non hanno potuto leggere.',
      'Chi ha le partecipazioni nell’inventario dell’impresa le trova in RF58 o RG26, con ritenute e perdite. Nei regimi degli enti il coefficiente è quello di tutti i ricavi; una spesa di lavori senza la rata la conta, e lo dice.',
      'La posta che torna indietro si legge e dice perché. Il fascicolo tiene anche ciò che è accaduto alle dichiarazioni e gli F24 preparati, e si verifica senza rete.',
      'In Chi vede cosa si legge chi ha messo una persona in un gruppo. Sul telefono elenchi e pannelli stanno interi.',
      'Il copilota prende un importo e un verso solo quando la frase li dice.',
      'L’imposta lorda mostra i suoi scaglioni, uno per riga, nel quadro RN e nella spiegazione.',
      'Dichiarazioni ed elenchi si disegnano a passi: la pagina risponde anche mentre si apre. L’anteprima di un documento non sposta più ciò che ha sotto.',
      'Il messaggio di una società di persone scrive anche la quota che il socio tiene nell’impresa. Fra 730 e Redditi passano anche gli altri redditi di D4, in RL5-RL13, e i redditi di capitale di D1 e D2, in RL1 e RL2; da RL25-RL27 si torna in D3.',
    ],
  },
  {
    versione: '0.12.0',
    voci: [
      'Il 730 congiunto: gli importi del coniuge si propongono dal suo 730 a quello del dichiarante, imposta per imposta, e il conguaglio è uno. Chi chiude uno dei due legge che cosa non torna con l’altro. Senza sostituto, con debiti e crediti insieme, un rilievo chiede di confrontare l’F24 con il conguaglio.',
      'Un 730 si fa da Redditi persone fisiche dello stesso anno, e Redditi dal 730: si vede che cosa passa e che cosa non ha un posto.',
      'Il concordato delle società partecipate sta nelle sue colonne: RF58 e RG26 da 3A a 3D, RF59 e RG27 col. 2A, RH da 14 a 17. Con una colonna da 3A a 3D le perdite contano solo se sono in 2A, vuota vale zero: chi ha RF59 o RG27 e non la col. 2A riveda il reddito d’impresa, un rilievo lo dice.',
      'L’ISA del cliente dice alle altre dichiarazioni gli acconti in due metà, le soglie del visto e la proposta di concordato accettata.',
      'Un fabbricato nel tempo mostra anche l’IMU: quanto vale sulla rendita del catasto, quanto dicono pagato gli F24, che cosa resta.',
      'In Chi vede cosa si legge chi ha deciso un valore e gli ultimi accessi della persona.',
      'Ciò che resta di una rata pagata in parte, o annullata, è di quella rata: si paga con il suo numero e si ravvede dal suo giorno. L’F24 di un ravvedimento ha su ogni riga ciò che il suo codice chiede, e spostato a un altro giorno conta il ritardo dalla scadenza di legge.',
      'Anche un terreno si guarda nel tempo: redditi del catasto accanto a quelli dichiarati, e l’IMU.',
      'Fra Redditi e 730 passano anche i lavori sugli immobili e i redditi diversi di D5; D3 passa a Redditi.',
      'Un estratto conto dice quali righe del file non ha potuto leggere. Il copilota chiede un importo che dovrebbe indovinare.',
      'Sul telefono i comandi hanno la misura di un pollice, e Collegamenti su una tavoletta si scorre in giù.',
    ],
  },
  {
    versione: '0.11.0',
    voci: [
      'In Chi vede cosa una persona si mette o si toglie da un gruppo: prima di applicare si legge quanti clienti vedrà, quanti ne perde e quali sue dichiarazioni restano di clienti che non vedrà più. Le modifiche si applicano tutte insieme o nessuna, e ogni valore ha il suo giorno.',
      'La società trasparente con soci persone porta la quota di reddito e di imposta sostitutiva del concordato nella dichiarazione del socio (RH5, CP3). L’imposta sostitutiva del concordato di una società trasparente non è più chiesta alla società.',
      'Gli acconti IRAP previsti di persone e società di persone seguono la soglia di 51,65 euro.',
      'Un PDF da firmare a mano si stampa con un codice al piede di ogni foglio: le scansioni, anche in una pila sola, vanno da sole al loro documento (Documentale, «Scansioni firmate»).',
      'Redditi SC e SP di comodo propongono il valore minimo all’IRAP, il quadro GN quello del consolidato; il concordato delle società di persone arriva nel CP3 e nel RH14 dei soci; la maggiorazione degli acconti entra in RN38.',
      'Una stampa che arriva mentre si risponde a una domanda resta sotto, e si trova quando si è risposto.',
      'I documenti possono stare in un deposito compatibile con S3 di chi gestisce Quadra.',
    ],
  },
  {
    versione: '0.10.0',
    voci: [
      'Nel conto fiscale: il rigo RX di Redditi SP, l’IVA annuale pagata con i saldi e il suo 0,40%, la maggiorazione degli acconti di chi ha accettato il concordato. Non nascono più debiti sotto i minimi (IRAP fino a 10,33 euro, IVIE e IVAFE fino a 12).',
      'Compensazioni: i crediti del quadro RU oltre il loro limite usano quanto resta di quello comune; il visto si chiede anche ai crediti delle imposte sostitutive. Le rate del 2023 e del 2024 sono quelle delle istruzioni; chi è in regime forfetario ha le proroghe degli ISA.',
      'Gli F24 di molti clienti si stampano in uno zip, un PDF ciascuno con il suo nome. L’estratto conto va a pagine, e i movimenti certi si confermano insieme.',
      'Una fattura che si ferma dice il motivo e porta al campo da correggere, del cliente o di chi vende: poi riparte con lo stesso numero. Un pagamento contestato ferma i suoi crediti finché la banca non decide.',
      'Redditi SP ed ENC: plusvalenze e contributi in cinque anni, con il riporto. Le partecipate arrivano anche a SC, SP ed ENC soci.',
      'Dall’arrivo da un altro programma si scarica l’elenco di chi non ha ancora una scheda, da completare e importare.',
    ],
  },
  {
    versione: '0.9.0',
    voci: [
      'L’estratto conto della banca dice quali F24 sono pagati: ogni addebito sta accanto al modello che sembra il suo, e una persona conferma. Gli F24 di molti clienti si mandano per e-mail con un lavoro solo.',
      'Una fattura si controlla per intero prima di partire, campo per campo: se qualcosa non va resta qui, e dice che cosa correggere. Lo stesso per i file XML caricati a mano.',
      'Redditi PF e 730 dal 2023: i crediti di RN sono esatti dove le istruzioni li dicono; i mesi a carico di coniugi e figli si controllano; il forfetario dice a chi serve il secondo modulo.',
      'Il 770 propone i righi di ST e SV dagli F24 pagati, e li confronta con le CU rilasciate. Nel conto fiscale entrano anche le imposte di enti e società fuori da RN.',
      'Le statistiche rispondono subito anche con un milione di clienti.',
    ],
  },
  {
    versione: '0.8.0',
    voci: [
      'Gli acconti si calcolano anche su quanto si prevede: per ogni imposta del conto fiscale si vede quanto si paga in meno e quanto costa se poi l’imposta è di più.',
      'Una dichiarazione integrativa porta nel conto fiscale solo la sua differenza: il debito con la sua scadenza, il credito dal giorno in cui si può usare.',
      'La stampa si guarda nella pagina prima di farla. Sul telefono le righe degli elenchi sono schede, con lo stato sempre in vista.',
      'Dal riquadro del radar si chiede al cliente il documento che manca; la home dice dove porta il ritmo della stagione. La scheda di un cliente ha chi lo segue e la nota dello studio.',
      'L’arrivo da un altro programma è un lavoro: migliaia di dichiarazioni, una riga ciascuna, riprese dopo un’interruzione.',
      'Il regime forfetario con due aliquote nello stesso anno; il codice 1725 del rigo RX40.',
      'Chi vende: file SDD anche nella busta CBI, vista della fattura con il foglio di stile ufficiale, ordini PayPal che scadono, la riga contraria di un incasso tolto.',
    ],
  },
  {
    versione: '0.7.0',
    voci: [
      'Il radar mette prima chi è bloccato e il termine più vicino, conta ogni obbligo, dice chi lo ha in carico e che cosa manca, con il pulsante che lo fa. Le stagioni concluse stanno per conto loro.',
      'Un fabbricato nel tempo: visure, dichiarazioni, possesso e locazioni sulle stesse colonne, e dove la rendita non è quella del catasto.',
      'Chi vede cosa, persona per persona: ogni cella dice perché. La ricerca con Ctrl K trova anche i comandi dell’elenco in cui si è, e la finestra dei tasti spiega gli stati.',
      'Lo studio intero in un file: lo chiede il suo amministratore da Strumenti avanzati. Da un altro programma arrivano i file telematici degli anni passati e i PDF, con l’elenco di ciò che non si è letto.',
      'La fattura ha più righe, codici IVA, scissione dei pagamenti e ritenuta, con i totali mentre si scrive. Una carta contestata o rimborsata dal circuito si vede in «Pagamenti».',
      'Redditi PF letto sulle istruzioni anche in AC e RQ; acconti di IVIE, IVAFE e cripto-attività riportati all’anno dopo; il codice INPS di 17 cifre si controlla; l’IMU di un immobile si calcola in Utilità.',
      'In un quadro si possono guardare solo i righi compilati. Quadra si installa, e senza rete dice che cosa si può leggere.',
    ],
  },
  {
    versione: '0.6.0',
    voci: [
      'Un cliente in una pagina: quanto deve e quando, che cosa gli si è chiesto, sette anni di dichiarazioni, F24 e immobili sulle stesse colonne, famiglia, carte e ultime attività. Ctrl K e il suo nome.',
      'Dal reddito al saldo e anno su anno, rigo per rigo: ogni riga si spiega, le somme tornano, la frase è pronta per la lettera.',
      'Più persone firmano una busta, ognuna con il suo link, insieme o in ordine. Le firme con il certificato dello studio possono portare una marca temporale, e di ogni firma si legge chi la garantisce.',
      'Chi vende ha la pagina «Pagamenti», con i rimborsi. Una carta rifiutata e poi pagata non si perde; un addebito respinto riapre la sua fattura.',
      'Redditi PF e 730 letti sulle istruzioni in altri quadri: RM e M, RR, CP, LM anche del 2023 e 2024.',
      'La precompilata importata con altre tiene le scelte fatte nel confronto; il copilota risponde della scadenza chiesta, e di nessun’altra.',
    ],
  },
  {
    versione: '0.5.0',
    voci: [
      'Lettera al cliente anche del 730: quanto gli sarà trattenuto o rimborsato, da chi e quando. Senza sostituto, ciò che il 730 lascia da pagare è nel conto fiscale.',
      'I PDF del Documentale si firmano con il certificato dello studio, e di ogni PDF si leggono le firme: se è ancora ciò che fu firmato. Chi firma con il link riceve la sua copia.',
      'Per i privati e le aziende: «Da pagare» con l’F24, il calendario e «Ho pagato»; le richieste dello studio con il motivo, che cosa cambia e la foto del documento.',
      'Redditi PF e 730 letti sulle istruzioni in altri quadri: attività all’estero, plusvalenze e regime forfetario, RW e W, RT e T, LM.',
    ],
  },
  {
    versione: '0.4.0',
    voci: [
      'Versamenti: conto fiscale dalle dichiarazioni chiuse, F24 proposti, stampati, in file, pagati, uno per uno e in blocco; ravvedimento, pianificatore, deleghe, delega unica con un link.',
      'IMU del 2026, di due o più comuni, e di tutti i clienti insieme: in un elenco quanto deve ognuno, e nel conto fiscale in un gesto.',
      'Crediti e moduli si acquistano con carta, PayPal, bonifico o SDD; fatture elettroniche, offerte e note spese; il cliente può pagare la stampa della sua dichiarazione.',
      'Documentale, richieste di documenti ai clienti, firma elettronica con token o semplice, conservazione: un documento è «Congelato in Quadra» finché un conservatore non lo accetta.',
      'Modelli di posta dello studio, notifiche, help desk, copilota accanto alla dichiarazione, statistiche, visure, precompilata a tre fonti.',
      'Società, enti, IRAP, IVA, 770 e ISA con i loro quadri, il bilancio XBRL, le LIPE, i collegamenti fra dichiarazioni; Redditi PF e 730 degli anni 2023-2026 letti sulle istruzioni, quadro per quadro.',
      'La home dice che cosa viene dopo: a uno studio le scadenze, a un privato e a un’azienda quanto deve e quando.',
    ],
  },
  {
    versione: '0.3.0',
    voci: [
      'Redditi persone fisiche: tutti i quadri, dal 2020 al 2026; gli altri modelli dal 2019, ciascuno con la sua copertura dichiarata; 730, Redditi SP, SC, IRAP, IVA e ISA calcolati dove le fonti bastano.',
      'IMU per comune, con acconto e saldo, e dichiarazioni IMU dalle variazioni dell’anno.',
      'Perché un numero è cambiato e chi lo ha cambiato, macchina del tempo, simulazioni affiancate, riporto dall’anno precedente.',
      'Radar di stagione: per ogni cliente gli obblighi dell’anno e il prossimo passo.',
      'Vita della dichiarazione: presa in carico, sei finalità, azioni in blocco, importazione da zip, archivio, ricalcolo delle aperte con prima e dopo.',
      'File telematico con controlli, ricevute e scarti tradotti; stampa sul modello ministeriale; riepilogo e incarico per il cliente.',
      'Studi, gestori, utenti, gruppi, permessi, moduli, intermediari, fabbricati e terreni, tabelle, registro cronologico.',
    ],
  },
  {
    versione: '0.2.0',
    voci: [
      'Verifica in due passaggi, passkey, codici di recupero; elenco dei dispositivi collegati, con uscita a distanza.',
      'Un solo accesso per tutte le applicazioni: dalla home si aprono senza ripetere la password.',
      'Elenchi nuovi: colonne da scegliere e spostare, viste salvate, modifica nelle celle, copia e incolla, esportazione in CSV e XLSX.',
      'Lavori in secondo piano con avanzamento, che continuano anche chiudendo la pagina.',
      'Bozze anche nella scheda del cliente, documenti del cliente, ricerca di un rigo con Ctrl K, elenco dei tasti con ?.',
    ],
  },
  {
    versione: '0.1.0',
    voci: [
      'Accesso con e-mail e password, recupero della password, cinque temi e quattro caratteri.',
      'Anagrafica dei clienti: elenco con filtri, scheda con codice fiscale calcolato e letto, avviso quando due utenti modificano la stessa scheda.',
      'Redditi persone fisiche 2025: compilazione, calcolo, controlli, spiegazione dei numeri e stampa.',
    ],
  },
];
