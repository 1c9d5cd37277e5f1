import { escapeTesto } from './errori.ts';
import { testiClient } from './testi.ts';
import { testiPagine } from './testi-pagine.ts';

/** What is wrong with a field. */
export const testiCampo = {
  INVITO_SCADUTO: 'Il collegamento è scaduto o già usato: chiedere un nuovo invito a chi lo ha mandato.',
  PROTOCOLLO_NON_VALIDO: 'Il protocollo ha 17 cifre, e 6 dopo il trattino.',
  INVIO_FUTURO: 'La data di invio non può essere futura.',
  RICEVUTA_ALTRUI: 'La ricevuta è di un altro file.',
  OBBLIGATORIO: testiClient.CAMPO_OBBLIGATORIO,
  CLIENTE_SENZA_EMAIL: 'La scheda del cliente non ha un indirizzo e-mail.',
  STUDIO_SENZA_EMAIL: 'Lo studio non ha un indirizzo e-mail nella sua scheda.',
  SOLO_COLLEGAMENTI:
    'È ammesso solo il collegamento <a href="https://…">testo</a>, con indirizzo http o https.',
  SOLO_TESTO: 'Solo testo, senza tag.',
  LIVELLO_BLOCCANTE: 'Un controllo bloccante resta tale: se ne può cambiare solo il testo.',
  ANTICIPO_MANCANTE: 'Indicare i giorni di anticipo.',
  ANTICIPO_SENZA_GIORNO: 'Questo evento si comunica quando accade: non ha anticipo.',
  PUSH_CHIAVE: 'Le chiavi del browser non sono leggibili: spenga e riaccenda gli avvisi.',
  PUSH_DI_ALTRI: 'Questo browser è di un’altra persona: spenga e riaccenda gli avvisi.',
  PUSH_SCONOSCIUTO: 'Il servizio di avvisi di questo browser non è fra quelli che Quadra conosce.',
  PUSH_TROPPI: 'I browser avvisati sono già dieci: ne tolga uno.',
  SILENZIO_VUOTO: 'L’ora di fine deve essere diversa da quella di inizio.',
  PUBBLICAZIONE_PASSATA: 'La pubblicazione deve essere nel futuro.',
  GIORNO_PASSATO: 'Indicare oggi o un giorno successivo.',
  INDIRIZZO_NON_VALIDO: 'Indirizzo non valido: scrivere un indirizzo completo, senza caratteri jolly.',
  INDIRIZZO_NON_AMMESSO: 'Indirizzo non fra quelli configurati per le applicazioni remote.',
  USATO_DA_ALTRA_APPLICAZIONE: 'Già usato da un’altra applicazione.',
  INDIRIZZO_SOLO_HTTPS: 'L’indirizzo deve cominciare con https:// (http solo per localhost).',
  INDIRIZZO_CON_FRAMMENTO: 'L’indirizzo non può avere un frammento (#).',
  INDIRIZZO_CON_NOME: 'L’indirizzo non può contenere nome e password.',
  INDIRIZZO_CON_PARAMETRI: 'L’indirizzo di partenza non può avere parametri.',
  ANNO_APPLICAZIONE: 'Indicare l’anno.',
  NUMERO_APPLICAZIONE: 'Il numero è solo delle aree di formazione.',
  PAGINA_APPLICAZIONE: 'La pagina comincia con / e ha solo lettere, cifre e trattini.',
  CODICE_APPLICAZIONE: 'Lettere minuscole, cifre e trattini, al massimo 40 caratteri.',
  CUC_NON_VALIDO: 'Il Codice Univoco CBI ha 8 caratteri, lettere e cifre.',
  CUC_MANCANTE: 'Per il tracciato CBI serve il Codice Univoco CBI.',
  IBAN_SENZA_ABI: 'Per il tracciato CBI serve un IBAN italiano: la banca è detta dal suo ABI.',
  SCONOSCIUTO: 'Campo sconosciuto',
  VALORE_NON_VALIDO: 'Valore non valido',
  VALORE_NON_AMMESSO: 'Valore non ammesso',
  CARATTERE_NON_AMMESSO: 'Carattere non ammesso',
  TROPPI_LIVELLI: 'Troppi livelli',
  TROPPI_VALORI: 'Troppi valori',
  TROPPI_FILTRI: 'Troppi filtri',
  TROPPE_CASELLE: 'Troppe caselle',
  TROPPE_FORZATURE: 'Troppe forzature',
  CODICE_QUADRO: 'Da una a quattro lettere maiuscole',
  TIPO_RIPETUTO: 'Codice già presente',
  ANNO_DA_COPIARE: 'Indicare un altro anno',
  CHIAVE_NON_VALIDA: 'Chiave di casella non valida',
  POSTA_NON_VALIDA: 'Indirizzo di posta non valido',
  EMAIL_NON_VALIDA: 'Indirizzo di posta non valido.',
  EMAIL_DI_ALTRI_PROFILI: 'L’indirizzo di questo utente non si può cambiare da qui.',
  NOME_NON_VALIDO: 'Solo lettere, spazi, apostrofi, punti e trattini.',
  TIPO_NON_AMMESSO: 'Tipo non ammesso per questo utente.',
  TELEFONO_NON_VALIDO: 'Numero non valido.',
  DATA_NON_VALIDA: testiClient.DATA_NON_VALIDA,
  PERIODO_NON_VALIDO: testiClient.PERIODO_NON_VALIDO,
  CODICE_GIA_USATO: testiPagine.CODICE_GIA_USATO,
  CONFERMA_ERRATA: testiClient.CONFERMA_ERRATA,
  CONFERMA_EMAIL_DIVERSA: "Non è uguale all'e-mail.",
  ESTERO_DIVERSO: "Per un soggetto estero il codice fiscale è uguale all'identificativo estero.",
  CODICE_DI_11_CIFRE: 'Il codice fiscale di chi non è persona fisica ha 11 cifre.',
  COMUNE_SCONOSCIUTO: 'Comune sconosciuto.',
  COMUNE_DEGLI_IMMOBILI: 'Indicare il comune degli immobili: la dichiarazione IMU è una per ogni comune.',
  COMUNE_ALLA_NASCITA: 'Il comune non esisteva alla data di nascita.',
  CAP_ERRATO: 'Il CAP ha 5 cifre.',
  PROVINCIA_ERRATA: 'La provincia ha 2 lettere.',
  PROGRESSIVO_OBBLIGATORIO: 'Il progressivo è obbligatorio e diverso da zero.',
  PREFISSO_INTERNAZIONALE: 'Indicare il prefisso internazionale, per esempio +39.',
  PERSONA_RIPETUTA: 'Codice fiscale già presente nell’elenco.',
  PERSONA_STESSA: 'È il codice fiscale del cliente stesso.',
  CONIUGE_UNICO: 'Il coniuge è uno solo.',
  PRIMO_FIGLIO_UNICO: 'Il primo figlio è uno solo.',
  QUOTA_NON_VALIDA: 'La quota è maggiore di 0 e non oltre 100, con due decimali al massimo.',
  QUOTA_IMU_NON_VALIDA: 'La quota IMU va da 0 a 100, con due decimali al massimo.',
  PROPRIETARIO_MANCANTE: 'Indicare almeno un proprietario.',
  PROPRIETARIO_SCONOSCIUTO: 'Cliente sconosciuto.',
  CODICE_CONTRATTO_ERRATO: 'Il codice identificativo ha 16 o 17 lettere o cifre.',
  REGISTRAZIONE_DOPPIA:
    'Indicare il codice identificativo oppure gli estremi di registrazione, non tutti e due.',
  REGISTRAZIONE_MANCANTE: 'Oltre 30 giorni servono il codice identificativo o gli estremi di registrazione.',
  REGISTRAZIONE_INCOMPLETA: 'Gli estremi di registrazione sono data, serie, numero e codice ufficio.',
  REGISTRAZIONE_FUTURA: 'La registrazione non può essere di un anno dopo quello fiscale.',
  PROGRESSIVO_DUPLICATO: 'Progressivo già usato da un altro collaboratore.',
  PASSWORD_NOTA:
    'Questa password è fra le prime che si provano: sceglierne una meno comune, per esempio una frase.',
  PASSWORD_DATI_PROPRI:
    'La password è fatta di dati propri o dello studio: sceglierne un’altra, per esempio una frase.',
  PASSWORD_COME_EMAIL: "La password non può essere uguale all'indirizzo di posta.",
  PASSWORD_COME_PRIMA: 'La nuova password deve essere diversa da quella attuale.',
  IMMAGINE_NON_VALIDA: 'Serve un’immagine PNG o JPEG.',
  CODICE_GESTORE: 'Lettere, cifre e trattini, al massimo 40 caratteri.',
  PASSWORD_GIA_SCELTA: 'Questo indirizzo ha già una password: si entra con quella, basta confermare.',
  DEL_GESTORE: 'Lo può cambiare soltanto il gestore o il fornitore.',
  DEL_FORNITORE: 'Lo può cambiare soltanto il fornitore.',
  DEGLI_AMMINISTRATORI: 'Lo può cambiare soltanto un amministratore.',
  GESTORE_SCONOSCIUTO: 'Gestore sconosciuto.',
  CODICE_SDI_ERRATO: 'Il codice SDI ha 6 o 7 caratteri, lettere e cifre.',
  CANONE_SCADENZA: 'Indicare quando è scaduto il canone.',
  INTERMEDIARIO_SCONOSCIUTO: 'Intermediario non utilizzabile per questa dichiarazione.',
  UN_FILE: 'Caricare un file per volta.',
  FIRMA_FUTURA: 'La firma non può essere di un giorno dopo oggi.',
  PREZZO_DEL_LISTINO: 'Il prezzo è quello del listino: si cambia dai Listini.',
  MOTIVO_CORTO: 'Scrivere il motivo: almeno 3 caratteri.',
  UNA_SCELTA: 'Indicare almeno una scelta.',
  PRIMA_SCELTA: 'La prima scelta è obbligatoria.',
  SCELTE_RIPETUTE: 'La stessa scelta è indicata due volte.',
  STAMPA_FUORI_ANNO: 'La data di stampa non può precedere il 1° gennaio dell’anno né essere futura.',
  BASE_OBBLIGATORIA: 'Indicare la dichiarazione da cui parte, una per cliente.',
  UNA_DICHIARAZIONE: 'Selezionare almeno una dichiarazione.',
  UNA_COLONNA: 'Indicare almeno una colonna.',
  DUE_DECIMALI: 'Al massimo due decimali.',
  ESTRATTO_NON_LETTO:
    'Non è un estratto conto: serve un camt.053 della banca, o un CSV con data, importo e descrizione.',
  METODO_NON_ATTIVO: 'Metodo di pagamento non attivo.',
  SOGLIA_OLTRE_PACCHETTO: 'La soglia non può superare i crediti del pacchetto: un acquisto deve bastare.',
  PACCHETTO_SCONOSCIUTO: 'Pacchetto sconosciuto.',
  STUDIO_STESSO: 'Indicare due studi diversi.',
  STUDIO_DI_ALTRO_GESTORE: 'Lo studio è di un altro gestore: i crediti di un gestore restano ai suoi studi.',
  ANNO_QUERY: 'L’anno si scrive {ANNO}, {ANNO}-1 oppure 2024.',
  MASCHERA: 'La maschera ha solo 9 (cifra), A (maiuscola) e a (minuscola).',
  CODICE_DEFINIZIONE: 'Il codice ha lettere, cifre, punto, trattino e trattino basso: al massimo 40.',
  CASELLA_DEFINIZIONE: 'La casella si scrive RN1.5, oppure RA1*.11 per i righi ripetuti.',
  CODICE_RIPETUTO: 'Codice già usato per questo modello e questo anno.',
  FISSO: 'Non si cambia dopo la creazione.',
  SORGENTE_F24: 'I modelli F24 non si possono ancora leggere: scegliere Dichiarazione o Anagrafica.',
  CAMPO_QUERY: 'Indicare una casella (RN46.1) o un campo dell’anagrafica, secondo la sorgente.',
  MODULO_SENZA_PREZZO: 'Il listino non ha un prezzo per il modulo: si chiede a chi vende i pacchetti.',
  MODULO_SENZA_SCADENZA: 'Il modulo è già attivato, senza scadenza.',
  MODULO_CON_CONTRATTO_FLAT: 'Lo studio ha un contratto flat: i moduli si chiedono a chi vende.',
  VOCE_RIPETUTA: 'Tipo e anno già presenti nel listino.',
  UNA_STAMPA_PER_VOLTA: 'Stampare una dichiarazione per volta.',
} as const;

/** Why a file, or a row of it, is not imported. */
export const testiImportazione = {
  NON_TABELLA:
    'Il file non è una tabella: inviare un CSV, un CSV in un archivio ZIP o un foglio Excel (.xlsx).',
  EXCEL_VECCHIO: 'Il formato .xls non si legge: salvare il foglio come .xlsx o CSV.',
  FOGLIO_ILLEGGIBILE: 'Il foglio Excel non si legge: salvarlo di nuovo e riprovare.',
  ARCHIVIO_ILLEGGIBILE: 'L’archivio non si legge o è protetto da password.',
  ARCHIVIO_TROPPO_GRANDE: 'Il contenuto del file è troppo grande.',
  TROPPO_COMPLESSO: 'Il file è troppo complesso per essere letto: dividerlo in più file e riprovare.',
  ARCHIVIO_SENZA_CSV: 'L’archivio non contiene un file CSV.',
  ARCHIVIO_CON_PIU_CSV: 'L’archivio contiene più di un file CSV: inviarne uno per volta.',
  SENZA_CODICE: 'Indicare quale colonna contiene il codice fiscale.',
  SENZA_COMUNE: 'Indicare quale colonna contiene il comune.',
  COLONNA_RIPETUTA: 'Lo stesso campo è assegnato a più colonne.',
  RIGA_TRONCATA: 'Riga troppo lunga, o con virgolette non chiuse.',
  RIPETUTA: 'Codice fiscale già presente in una riga precedente del file.',
  GIA_PRESENTE: 'Cliente già presente nello studio.',
  IMMOBILE_GIA_PRESENTE: 'Immobile già presente nello studio.',
  IMMOBILE_SENZA_DATI:
    'La riga non descrive un terreno o un fabbricato: serve la categoria, oppure i redditi dominicale e agrario.',
  PROPRIETARIO_ASSENTE: 'Nessun cliente dello studio ha questo codice fiscale.',
  QUOTA_ILLEGGIBILE: 'Quota non riconosciuta.',
  NON_RIUSCITA: 'Importazione non riuscita',
  SERVE_ZIP: 'Inviare un archivio ZIP che contiene un file CSV.',
  ZIP_TROPPO_GRANDE: 'File troppo grande (massimo 30 MB).',
  COLONNE_DICHIARAZIONI:
    'La prima riga deve contenere le intestazioni: anno, studioid, dichiarazioneid, anagraficaid e poi le caselle, come RC1.3 o RC1.3#2.',
  CELLE_OLTRE: 'La riga ha più celle delle intestazioni.',
  DICHIARAZIONE_RIPETUTA: 'Dichiarazione già presente in una riga precedente del file.',
  COMUNE_AMBIGUO: 'Ci sono più comuni con questo nome: indicare la provincia.',
} as const;

/** Why an official PDF is not taken, and what is wrong with its mapping. */
export const testiMinisteriale = {
  NON_PDF: 'Il file non è un PDF.',
  CIFRATO: 'Il PDF è protetto da password o da permessi: togliere la protezione e riprovare.',
  ROTTO: 'Il PDF non si legge: è danneggiato o non rispetta il formato.',
  XFA: 'Il PDF usa un modulo dinamico (XFA) che non si può compilare: serve un PDF con campi normali (AcroForm).',
  SENZA_CAMPI: 'Il PDF non ha campi da compilare.',
  TROPPE_PAGINE: 'Il PDF ha troppe pagine: al massimo 80 per file.',
  TROPPI_CAMPI: 'Il PDF ha troppi campi: al massimo 6.000.',
  TROPPO_COMPLESSO: 'Il PDF è troppo complesso per essere letto.',
  CAMPO_SCONOSCIUTO: 'Campo che il PDF non ha.',
  CAMPO_RIPETUTO: 'Campo già collegato.',
  CASELLA_SCONOSCIUTA: 'Casella che il modello non ha.',
  SERVE_IL_VALORE: 'Indicare il valore della casella che mette il segno.',
  SENZA_MODELLO: 'In questo anno il tipo non ha un modello.',
} as const;

/** What is said of a print: before it is made, on its first page, in the report of many. */
export const testiStampa = {
  nonMinisteriale:
    'Prospetto di lavoro di Quadra: non è il modello ministeriale e non si può presentare al suo posto.',
  nonPubblicato: 'Nessun modello ministeriale pubblicato: stampato il prospetto di lavoro.',
  giaFatta: (giorno: string) => `Già stampata in definitivo il ${giorno}: sono gli stessi fogli.`,
  sulModello: 'Stampata sul modello ministeriale.',
  senzaPagina: (quadri: string) => `Quadri senza pagina, non stampati: ${quadri}.`,
  senzaPosto: (caselle: string, altre: number) =>
    `Caselle senza posto, non stampate: ${caselle}${altre > 0 ? ` e altre ${altre}` : ''}.`,
  nelProspetto: 'Il prospetto di lavoro riporta tutto.',
} as const;

/** What is said of the file of a bilancio. */
export const testiBilancio = {
  COLONNE_MANCANTI: 'Servono le colonne Conto, Dare e Avere.',
  TROPPE_RIGHE: 'Il bilancio può avere al massimo 5.000 righe.',
  importoNonValido: (riga: number) => `Riga ${riga}: importo non riconosciuto.`,
  contoMancante: (riga: number) => `Riga ${riga}: manca il conto.`,
  XML_ILLEGGIBILE: 'Il file non è un XML che si possa leggere.',
  NON_XBRL: 'Il file non è un bilancio XBRL della tassonomia italiana (itcc-ci).',
  CONSOLIDATO: 'È un bilancio consolidato: serve quello della società.',
  altriAnni: (anno: number, anni: readonly number[]) =>
    anni.length === 0
      ? 'Il bilancio non ha importi.'
      : `Il bilancio è degli esercizi chiusi nel ${anni.join(', ')}: questa dichiarazione è del ${anno}.`,
  altroSoggetto: (codiceFiscale: string) =>
    `Il bilancio è di un altro soggetto: ${escapeTesto(codiceFiscale)}.`,
  attivoPassivo: (attivo: string, passivo: string) =>
    `Attivo e passivo non sono uguali: ${attivo} € e ${passivo} €.`,
  sommaSbagliata: (voce: string, scritta: string, calcolata: string) =>
    `«${voce}»: il file dice ${scritta} €, la somma delle sue voci è ${calcolata} €.`,
  fuoriSchema: (nomi: readonly string[], quanti: number) =>
    quanti === 1
      ? `Una voce non è dello schema di bilancio ed è in fondo all’elenco: ${nomi.map(escapeTesto).join(', ')}.`
      : `${quanti} voci non sono dello schema di bilancio e sono in fondo all’elenco: ${nomi.map(escapeTesto).join(', ')}${quanti > nomi.length ? ' e altre' : ''}.`,
  nonQuadra: (differenza: string) => `Dare e avere non quadrano: differenza ${differenza} €.`,
  casellaIgnota: (chiave: string) => `La casella ${chiave} non si può compilare.`,
  importate: (quante: number) => `${quante} righe importate`,
  importateNonQuadra: (quante: number) => `${quante} righe importate, dare e avere non quadrano`,
} as const;

/** The register of the deleghe, as it is printed. */
export const titoliDelega = {
  registro: 'Registro cronologico delle deleghe',
  anno: (anno: number) => `Anno ${anno}`,
  quante: (quante: number) => (quante === 1 ? 'Una delega registrata' : `${quante} deleghe registrate`),
  colonne: ['Progr.', 'Registrata', 'Codice fiscale', 'Cognome e nome', 'Tipo', 'Data delega', 'Documento'],
} as const;

/** What is wrong with a delega. */
export const testiDelega = {
  ANNO_NON_IN_CORSO: 'Si registrano solo le deleghe dell’anno in corso.',
  DATA_FUTURA: 'La delega non può essere di un giorno dopo oggi.',
  DATA_PRIMA: 'La dichiarazione precompilata esiste dal 2015: prima non ci sono deleghe.',
  SENZA_SCELTA: 'Nessuna scelta: non c’è nulla da registrare.',
  SENZA_DOCUMENTO: 'Manca il documento di identità di chi delega.',
  INTERMEDIARIO_NON_USABILE: 'Lo studio non può usare questo intermediario nell’anno.',
} as const;

/** What is wrong with the text of an incarico, or with its print; what the sheet says. */
export const testiIncarico = {
  SENZA_INTERMEDIARIO: 'Lo studio non ha un intermediario predefinito per le dichiarazioni: sceglierne uno.',
  INTERMEDIARIO_NON_USABILE: 'Lo studio non può usare questo intermediario nell’anno.',
  GRAFFA_SOLA: 'C’è una parentesi graffa senza la sua: i segnaposto si scrivono {cliente}.',
  ignoti: (nomi: readonly string[], ammessi: readonly string[]) =>
    `${nomi.length === 1 ? 'Segnaposto sconosciuto' : 'Segnaposto sconosciuti'}: ${nomi
      .map((nome) => `{${escapeTesto(nome)}}`)
      .join(', ')}. Si possono usare ${ammessi.map((nome) => `{${nome}}`).join(', ')}.`,
} as const;
export const titoliIncarico = {
  Incarico: 'Conferimento dell’incarico',
  'Mandato F24': 'Mandato per i modelli F24',
  Delega: 'Delega',
  'Non conferisce delega': 'Mancato conferimento della delega',
  'Revoca delega': 'Revoca della delega',
  'Nessuna scelta': 'Delega: scelta del contribuente',
} as const;

/** What is wrong with a model F24, or with the conto fiscale. */
export const testiF24 = {
  VOCE_IGNOTA: 'La voce non è del conto fiscale di questo cliente.',
  VOCE_DEL_VERSO_OPPOSTO: 'La voce è dall’altra parte: un debito si paga, un credito si usa.',
  QUOTA_OLTRE_IL_RIGO: 'Della voce non si può pagare o usare più dell’importo del rigo.',
  DATA_DOPO_OGGI: 'Non può essere un giorno dopo oggi.',
  PAGATO_OLTRE_IL_SALDO: 'È più del saldo del modello.',
  PAGATO_NULLO: 'Scrivere quanto è stato pagato.',
  MANCA_SCARTO: 'Scrivere perché il modello è stato scartato.',
  MOTIVO_DELLA_COMPENSAZIONE:
    'Le regole della compensazione fermano un credito di questo modello: scrivere perché si può usare lo stesso.',
  DA_CORREGGERE: 'Prima vanno corretti gli errori del modello.',
  numerato: (cliente: string, numero: number, anno: number) => `${cliente}, F24 n. ${numero} del ${anno}`,
  NESSUNO_SCELTO: 'Sceglierne almeno uno.',
  troppi: (quanti: number) => `Al massimo ${quanti} per volta.`,
  CONTO_ASSENTE: 'Il conto fiscale non è ancora creato.',
  DICHIARAZIONE_APERTA: 'La dichiarazione è ancora aperta: il conto nasce quando si chiude.',
  senzaScadenza: (giorno: string) => `Niente da versare il ${giorno}.`,
  mancano: (cose: string) => `Per l’F24 manca: ${cose}.`,
  nomiMancanti: {
    codice: 'codice tributo',
    ente: 'regione o comune',
    sede: 'sede INPS',
    posizione: 'posizione INPS',
  } as Readonly<Record<string, string>>,
  preparati: (numeri: string, saldo: string) => `F24 n. ${numeri}, da versare ${saldo} €.`,
  CODICE_IGNOTO: 'Il codice non è fra quelli dell’F24.',
  IMPORTO_NULLO: 'Scrivere quanto.',
  ATTO_NEL_MODELLO: 'Questo codice vuole ufficio e atto: si scrive direttamente in un F24.',
  fuoriAnno: (anno: number) => `Il giorno è del ${anno}, l’anno di questo conto.`,
  imuIncompleta: (comune: string) => `L’IMU di ${comune} non è completa: la pagina IMU dice che cosa manca.`,
  TRE_RATE_DI_ENTE:
    'In tre rate versano l’IMU gli enti non commerciali: la scheda del cliente non dice che lo è.',
  imuAltrove: (comuni: string) =>
    `L’IMU non è dovuta in ${comuni}: l’imposta che ne tiene il posto non è gestita.`,
  IMU_DI_ENTE: 'È un ente non commerciale: se paga in due o in tre rate si sceglie nella sua pagina IMU.',
  imuPortata: (debiti: number) => `${debiti} ${debiti === 1 ? 'debito' : 'debiti'} nel conto fiscale.`,
  SENZA_IMU: 'Nell’anno il cliente non ha immobili che pagano l’IMU.',
  SENZA_LIQUIDAZIONI: 'L’anno IVA del cliente non ha ancora periodi.',
  VOCE_DA_COMPLETARE: 'Al debito manca qualcosa per l’F24: va completato prima.',
  NON_IN_RITARDO: 'Quel giorno il debito è nei termini: si paga con l’F24 proposto.',
  CODICI_DEL_RAVVEDIMENTO:
    'I codici della sanzione e degli interessi di questo tributo non sono tenuti: l’F24 si scrive a mano.',
  ravvedimentoDi: (nome: string, scadenza: string) => `Ravvedimento di ${nome}, scaduto il ${scadenza}.`,
  ACCONTO_IGNOTO: 'Di questa imposta il conto non ha acconti.',
  previstoAlto: (storico: string) =>
    `Non è meno dello storico (${storico} €): l’acconto resta quello storico.`,
  RATE_INSIEME: 'Le rate di un piano si preparano insieme.',
  GIORNO_FUORI: 'Il giorno va dal 2019 al 2099.',
  GIORNO_LONTANO: 'Il giorno va dal 1990 al 2099.',
  movimentoCambiato: (riga: number) =>
    `Il movimento ${riga} non può più essere di quell’F24: leggere di nuovo l’estratto.`,
  DUE_MOVIMENTI: 'Un modello è pagato da un solo movimento: toglierlo da uno dei due.',
  resta: (quanto: string) => `Di questa voce restano ${quanto} €.`,
} as const;

/** What is wrong with a year of liquidations, with what it would write, with its communications. */
export const testiLiquidazione = {
  SENZA_PARTITA_IVA: 'Il cliente non ha partita IVA: scriverla nella sua scheda.',
  PERIODO_FUORI: 'Il periodo non è fra quelli dell’anno.',
  SENZA_METODO: 'Indicare con quale metodo è calcolato l’acconto.',
  ACCONTO_FUORI: 'L’acconto si indica solo nell’ultimo periodo dell’anno.',
  CODICE_DICHIARANTE: 'Il codice fiscale di chi firma non è valido.',
  CARICA: 'La carica non è fra quelle ammesse in questa comunicazione.',
  SENZA_DICHIARANTE: 'Per una società si indica chi firma.',
  INTERMEDIARIO: 'Lo studio non può usare questo intermediario nell’anno.',
  DATA_IMPEGNO: 'Indicare il giorno dell’impegno.',
  casellaIgnota: (casella: string) => `La casella ${casella} non è fra quelle proposte: rileggere l’anno.`,
  motivo: (anno: number, perche: string) => `Dall’anno IVA ${anno}: ${perche}`,
} as const;

/** What is wrong with an envelope to be signed. */
export const testiFirma = {
  UN_CLIENTE: 'In una busta vanno documenti di un solo cliente.',
  SOLO_PDF: 'Si mandano a firmare solo documenti PDF.',
  NON_LIBERO: 'Un documento è già in una busta, firmato o archiviato.',
  SCADENZA: 'La scadenza è da domani a novanta giorni.',
  DA_STAMPARE: 'Si firma e si manda la stampa definitiva: prima va fatta.',
  ALTRO_TIPO: 'La dichiarazione è di un altro tipo.',
  ricevuta: {
    titolo: 'Ricevuta telematica',
    titoloDiProva: 'Ricevuta telematica di prova',
    esito: 'Esito',
    protocollo: 'Protocollo',
    data: 'Data della ricevuta',
    registrata: 'Registrata il',
    file: 'File telematico',
  },
  fascicolo: {
    VUOTO: 'Il fascicolo dell’anno è vuoto.',
    titolo: (anno: number) => `Fascicolo ${anno}`,
    sottotitolo: (quanti: number) => (quanti === 1 ? '1 file' : `${quanti} file`),
    testo:
      'L’impronta SHA-256 dice se un file è quello di questo indice: chi firma l’indice firma le impronte. I file stanno nello zip del fascicolo, con la pagina che li verifica.',
    impronta: 'SHA-256',
    senzaStampa: (quali: string) => `Assenti, non ancora stampate in definitivo: ${quali}.`,
  },
  NON_RISPONDE: 'Il servizio di firma non risponde: nulla è stato inviato, riprovare tra poco.',
  file: (numero: number, anno: number) => `busta-${numero}-${anno}.zip`,
} as const;

/** What is wrong with a package for the conservator, and how it is called outside. */
export const testiArchivio = {
  NON_RISPONDE: 'Il conservatore non risponde: il pacchetto resta in Quadra, riprovare tra poco.',
  RIFIUTA_CREDENZIALI:
    'Il conservatore ha rifiutato le credenziali dello studio: correggerle in Credenziali, il pacchetto resta in Quadra.',
  ACCETTATO: 'Il conservatore ha già accettato il pacchetto: chiedere l’esito.',
  oggetto: (studio: string) => `${studio}: documenti archiviati`,
  PROVA: 'Conservatore di prova: nessuno conserva davvero questi documenti.',
  file: (numero: number, anno: number) => `pacchetto-${numero}-${anno}.zip`,
} as const;

/** What is wrong with the exchange of the precompilata, and how its files are called outside. */
export const testiPrecompilata = {
  SENZA_DELEGA: 'Manca una delega dell’anno, di tipo Delega, nel registro.',
  GIA_RICHIESTA: 'Il cliente è già fra le richieste dell’anno.',
  SOLO_PERSONE: 'La precompilata è delle persone fisiche.',
  CODICE_IGNOTO: 'Nessun cliente dello studio ha questo codice fiscale.',
  NON_RICEVUTA: 'Della precompilata non è arrivato nulla da importare.',
  GIA_IMPORTATA: 'La precompilata è già in una dichiarazione.',
  MODELLO_IGNOTO: 'Il modello non è 730 né Persone fisiche.',
  inAltroOrdine: (quante: number, numero: number) =>
    `${quante === 1 ? '1 richiesta è già' : `${quante} richieste sono già`} in un ordine ancora da mandare, il numero ${numero}: mandare quello.`,
  ANNO_DIVERSO: 'Le richieste sono di anni diversi da quello dell’ordine.',
  MITTENTE: 'Inserire un codice fiscale o una partita IVA.',
  COLONNE:
    'La prima riga deve contenere le intestazioni: codicefiscale per le richieste; codicefiscale, stato, codice, modello, casella, valore, descrizione per le risposte.',
  RIGA: 'La riga non si legge.',
  CASELLA_DOPPIA: 'La casella è scritta due volte: vale la prima.',
  CASELLA_IGNOTA: 'La casella non è nel modello.',
  fuoriDa: (modello: string) => `La casella non è nel modello ${modello}.`,
  RIGO_IGNOTO: 'Il rigo non è fra quelli del confronto.',
  SENZA_IMPORTO: 'Nessun documento dice questo rigo: scrivere l’importo letto, o il motivo.',
  MODELLO_NON_POSSIBILE: 'La precompilata non può diventare questo modello.',
  daScegliere: (quante: number) =>
    quante === 1
      ? 'Manca 1 scelta nel confronto: farla, o confermare lì per prendere l’Agenzia.'
      : `Mancano ${quante} scelte nel confronto: farle, o confermare lì per prendere l’Agenzia.`,
  NON_RISPONDE: 'Lo scambio non risponde: l’ordine resta in Quadra, riprovare tra poco.',
  RIFIUTA_CREDENZIALI:
    'Lo scambio ha rifiutato le credenziali dello studio: correggerle nella configurazione.',
  SMARRITO: 'Lo scambio non conosce l’ordine.',
  nonPrese: (quante: number, prima: string) =>
    `${quante === 1 ? '1 riga della risposta non presa' : `${quante} righe della risposta non prese`}. ${prima}`.slice(
      0,
      500,
    ),
  nonLetta: (perche: string) => `La risposta non si legge. ${perche}`.slice(0, 500),
  SENZA_SERVIZIO: 'Chi gestisce Quadra non ha indicato l’indirizzo dello scambio.',
  SENZA_CREDENZIALI: 'Mancano mittente, utente o password: li scrive un amministratore dello studio.',
  troppeRighe: (massimo: number) => `Al massimo ${massimo} righe per ordine.`,
  troppoGrande: (mb: number) => `File troppo grande (massimo ${mb} MB).`,
  file: (numero: number, anno: number, quale: string) => `ordine-${numero}-${anno}-${quale}.zip`,
  esportazione: (giorno: string) => `precompilate-${giorno}.zip`,
} as const;

/** What is wrong with a visura, and how it is said. */
export const testiVisura = {
  NON_RISPONDE: 'Il servizio delle visure non risponde: nessun credito è stato speso, riprovare tra poco.',
  CODICE_ERRATO: 'Il codice fiscale non è corretto.',
  NON_INTESTATO: 'Il cliente non è fra gli intestati.',
  DIRITTO_DIVERSO: 'In Quadra il diritto è un altro: si corregge nella scheda dell’immobile.',
  DIRITTO_IGNOTO: 'Il diritto non è fra quelli previsti: si scrive nella scheda dell’immobile.',
  SENZA_QUOTA: 'La visura non dice la quota.',
  SENZA_CATEGORIA: 'La visura non dice la categoria.',
  SENZA_REDDITI: 'La visura non dice i redditi del terreno.',
  COSTO: 'La ricerca costa più di quanto era stato detto: ricaricare la pagina.',
  titolo: 'Visura catastale',
  file: (data: string) => `visura-${data}.pdf`,
  avviso:
    'Riepilogo di quanto ha risposto il servizio delle visure: non sostituisce la visura rilasciata dall’Agenzia delle entrate.',
  PROVA: 'Servizio di prova: i dati sono inventati e non vengono dal catasto.',
} as const;

/** What a ticket tells who opened it. */
export const testiTicket = {
  oggetto: (numero: number) => `Help Desk, ticket n. ${numero}`,
  risposto: (numero: number) => `L’assistenza ha risposto al ticket n. ${numero}.`,
  chiuso: (numero: number) => `L’assistenza ha chiuso il ticket n. ${numero}: scrivendo si riapre.`,
  chiedeDiVedere: (numero: number) =>
    `L’assistenza chiede di vedere altro per il ticket n. ${numero}: si può mostrare o rifiutare.`,
  passato: (numero: number, chi: string) => `${chi} Le ha passato il ticket n. ${numero}.`,
  NON_COLLEGA: 'Scegliere un collega che risponde a questo studio.',
  TROPPI_BYTE: 'Gli allegati di un ticket non possono superare 50 MB.',
} as const;

/** What is wrong with a document. */
export const testiDocumento = {
  TROPPI_TAG: 'Al massimo dieci tag per documento.',
  SCANSIONE: 'La scansione è un PDF o una fotografia (PNG, JPEG).',
  SCANSIONE_UGUALE: 'È il documento da firmare, non quello firmato: caricare la scansione.',
  DI_UN_CLIENTE: 'A mano firma un cliente: il documento è dello studio.',
  FOGLI_ILLEGGIBILI: 'Il PDF non si può leggere, oppure non ha quei fogli.',
  SOLO_PDF: 'Con il codice si stampa un PDF che un cliente deve firmare.',
  CAMBIATO_DOPO_LA_STAMPA: 'Il documento è cambiato dopo la stampa: stamparlo di nuovo e farlo firmare.',
  scansione: 'prima della firma autografa',
} as const;

/** What is wrong with the rate that a studio writes of a comune. */
export const testiAliquota = {
  DELIBERA_FUTURA: 'La delibera non può essere di un giorno dopo oggi.',
  DELIBERA_PRIMA_DELLIMU: 'La data è prima che l’IMU ci fosse (6 dicembre 2011).',
  COLLEGAMENTO_NON_VALIDO: 'Scrivere l’indirizzo completo, con https:// all’inizio.',
  TRE_DECIMALI: 'Al massimo tre decimali.',
  GIA_INSERITA:
    'Lo studio ha già la sua aliquota per questo comune, anno e tipo di immobile: correggere quella.',
  STUDIO_DI_UN_TITOLARE: 'Le aliquote proprie sono degli studi professionali.',
  anno: (primo: number, ultimo: number) => `Quadra calcola l’IMU dal ${primo} al ${ultimo}.`,
  fuoriLimiti: (minimo: string, massimo: string, norma: string) =>
    `La legge ammette da ${minimo}% a ${massimo}% (${norma}).`,
  esente: (anno: number) => `Nel ${anno} questi immobili sono esenti: non hanno un’aliquota.`,
  altraImposta: (nome: string) => `Nel territorio c’è l’${nome} al posto dell’IMU: non è gestita.`,
} as const;

/** The same, for sentences that say which value or which limit. */
export const frasiCampo = {
  altroComune: (nome: string) =>
    `La dichiarazione è per il comune di ${nome}: per un altro se ne crea un’altra.`,
  comuneSconosciuto: (nome: string) => `Comune sconosciuto: ${nome}.`,
  codiceCatastaleNonValido: (scritto: string) => `Codice catastale non valido: ${scritto || 'assente'}.`,
  dataIllegibile: (scritta: string) => `Data non valida: ${scritta}.`,
  numeroIllegibile: (testo: string): string => `«${testo}» non è un numero con al massimo due decimali.`,
  immagineDi: (larghezza: number, altezza: number) =>
    `L’immagine deve essere di ${larghezza}x${altezza} punti.`,
  immagineEntro: (larghezza: number, altezza: number) =>
    `L’immagine può essere al massimo di ${larghezza}x${altezza} punti.`,
  soltantoCsv: (righe: string) => `Oltre ${righe} righe si esporta soltanto in CSV.`,
  troppeRighe: (righe: string) => `Si esportano al massimo ${righe} righe: restringere i filtri.`,
  serve: (tipo: string) => `${testiCampo.VALORE_NON_VALIDO}: serve ${tipo}`,
  alMassimo: (quanti: string) => `Al massimo ${quanti}`,
  almeno: (quanti: string) => `Almeno ${quanti}`,
  passwordCorta: (caratteri: number) => `La password deve avere almeno ${caratteri} caratteri.`,
  passwordLunga: (caratteri: number) => `La password può avere al massimo ${caratteri} caratteri.`,
  ipErrato: (voce: string) => `Indirizzo IP non valido: ${escapeTesto(voce)}`,
  diversoDalCodice: (soggetto: string) => `${soggetto} non corrisponde al codice fiscale.`,
  tabellaSconosciuta: (nome: string) => `Tabella sconosciuta: ${nome}.`,
  quoteOltreCento: (giorno: string) => `Dal ${giorno} le quote superano il 100%.`,
  quadroNonGestito: (chiave: string, quadro: string) => `Rigo ${chiave}: il quadro ${quadro} non è gestito.`,
  rigoSconosciuto: (chiave: string) => `Rigo sconosciuto: ${escapeTesto(chiave)}`,
  rigoDiAltroQuadro: (chiave: string, quadro: string) =>
    `Rigo sconosciuto nel quadro ${quadro}: ${escapeTesto(chiave)}`,
  casellaCalcolata: (chiave: string) => `${chiave} è un valore calcolato: non si inserisce`,
  casellaNonCalcolata: (chiave: string) => `${chiave} non è un valore calcolato: inserirne il valore`,
  decorrenzaDopo: (giorno: string) =>
    `${testiClient.DATA_NON_VALIDA} Il valore attuale vale dal ${giorno}: indicare un giorno successivo.`,
  decorrenzaFutura: `${testiClient.DATA_NON_VALIDA} La decorrenza non può essere dopo oggi.`,
  fileInfetto: (nome: string) =>
    `File rifiutato: il controllo antivirus riconosce «${nome}» come pericoloso.`,
  importataFinoA: (riga: number) =>
    `Importazione interrotta: le righe prima della ${riga} sono scritte. Inviare di nuovo lo stesso file per le altre.`,
  righePerFile: (massimo: string) => `Al massimo ${massimo} righe per file.`,
  troppiModuli: (chiave: string, massimo: number) => `${chiave}: al massimo ${massimo} moduli per quadro`,
  euroInteri: (chiave: string) => `${chiave}: indicare un importo in euro interi`,
  importoMassimo: (chiave: string, massimo: string) => `${chiave}: il valore massimo è ${massimo}`,
} as const;

export const testiContabilita = {
  MOTIVO: 'Dire perché si esporta di nuovo.',
  INDIRIZZO: 'Indirizzo https di un servizio raggiungibile da Internet.',
} as const;
export const testiProposta = { SCADENZA_PASSATA: 'La scadenza è già passata.' } as const;
/** What names a thing of an invoice. */
export const frasiFattura = {
  dataPrima: (numero: string, giorno: string) =>
    `La data viene prima di quella della fattura ${numero}, del ${giorno}: i numeri seguono le date.`,
  atteso: (che: string) => `Nella fattura elettronica serve ${che}.`,
  foglioNonGestito: (che: string) => `Il foglio di stile ha qualcosa che qui non si gestisce: ${che}`,
} as const;

export const testiFattura = {
  CODICE_IVA_SCONOSCIUTO: 'Codice IVA non presente nella tabella.',
  STORNO_DI_NOTA: 'Una nota di credito non si storna: emettere una fattura.',
  ANNO_FISSO: 'L’anno di una fattura non cambia: la data resta nel suo anno.',
  SEZIONALE_FISSO: 'Il sezionale di una fattura non cambia.',
  SEZIONALE_DUE: 'Il sezionale ha due lettere o cifre.',
  SEZIONALI_UGUALI: 'Fatture e note di credito vogliono sezionali diversi.',
  NUMERO_LUNGO: 'Il numero ha al massimo 20 caratteri.',
  NUMERO_SENZA_CIFRE: 'Il numero ha almeno una cifra.',
  NUMERO_USATO: 'Numero già usato in questo anno.',
  DATA_FUTURA: 'La data è nel futuro.',
  GIORNO_FUORI: 'Il giorno va dal 2019 al 2099.',
  SCADENZA_PRIMA: 'La scadenza non viene prima della fattura.',
  TOTALE_ECCESSIVO: 'Il totale è al massimo 9.999.999,99 euro.',
  TOTALI_FERMI:
    'Imponibile, IVA e totale cambierebbero: stornare la fattura con una nota di credito e scriverne un’altra.',
  RIGHE_ALTRE: 'Le righe non sono quelle della fattura: riaprirla.',
  TIPO_REGISTRO: 'Il tipo registro è 1, 3 o 5.',
  XML_NON_FATTURA: 'Il file non è una fattura elettronica.',
  XML_NON_UTF8: 'Il file dichiara una codifica diversa da UTF-8: salvarlo in UTF-8 e caricarlo di nuovo.',
  XML_DIVERSO: 'Il file è di un’altra fattura: numero, data, partita IVA e totale devono essere gli stessi.',
  RITENUTA_INTERA: 'Tipo, aliquota e causale della ritenuta si scrivono insieme.',
  RITENUTA_ALTRA:
    'La ritenuta della fattura non è quella che Fatturazione dice ora: tipo, aliquota e causale tornano com’erano, o la fattura si storna.',
  REA_INTERO: 'Ufficio e numero REA si scrivono insieme.',
} as const;
