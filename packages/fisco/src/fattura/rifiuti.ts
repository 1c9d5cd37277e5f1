import type { CampoFattura } from './tipi.ts';

/** Why the exchange refuses a file, in plain words, and where it is mended. */
export interface Rifiuto {
  readonly parole: string;
  readonly campo: CampoFattura;
}

type Riga = readonly [codice: string, campo: CampoFattura, parole: string];

/** The codes of refusal known (controls of 31/1/2025 and attachment A to specifications 1.9.1, read by others), in our words. */
// prettier-ignore
const righe: readonly Riga[] = [
  ['00001', 'File', 'Il nome del file non è quello che lo SDI vuole. Rinviare: il file avrà un nome nuovo.'],
  [
    '00002',
    'File',
    'Un file con questo nome era già arrivato allo SDI. Rinviare: il file avrà un nome nuovo.',
  ],
  ['00003', 'File', 'Il file è troppo grande: dividere la fattura.'],
  ['00100', 'File', 'Il certificato della firma è scaduto.'],
  ['00101', 'File', 'Il certificato della firma è stato revocato.'],
  ['00102', 'File', 'La firma non corrisponde al documento.'],
  ['00103', 'File', 'La firma non dice quando è stata messa.'],
  ['00104', 'File', 'Chi ha rilasciato la firma non è fra i certificatori ammessi.'],
  ['00105', 'File', 'La firma ha una data nel futuro.'],
  ['00106', 'File', 'Il file è vuoto o rovinato. Rinviare.'],
  ['00107', 'File', 'Il certificato della firma non è valido.'],
  ['00200', 'File', 'Il file non rispetta le regole del formato: leggere quale campo è indicato.'],
  ['00201', 'File', 'Il file ha più di cinquanta errori di formato.'],
  ['00300', 'Cedente', 'Il codice di chi trasmette non esiste.'],
  ['00301', 'Cedente.PIVA', 'La partita IVA di chi vende non esiste.'],
  ['00302', 'Cedente.CodiceFiscale', 'Il codice fiscale di chi vende non esiste.'],
  [
    '00303',
    'Cedente',
    'La partita IVA del rappresentante fiscale o di chi emette per conto altrui non esiste.',
  ],
  ['00304', 'Cedente', 'Il codice fiscale del rappresentante fiscale non esiste.'],
  ['00305', 'PartitaIva', 'La partita IVA del cliente non esiste: può essere sbagliata di una cifra.'],
  [
    '00306',
    'CodiceFiscale',
    'Il codice fiscale del cliente non esiste: può essere sbagliato di un carattere.',
  ],
  [
    '00311',
    'CodiceSDI',
    'Il codice destinatario non esiste nell’elenco dello SDI. Di solito il cliente ha cambiato programma di fatturazione.',
  ],
  [
    '00312',
    'CodiceSDI',
    'Il codice destinatario non è attivo. Di solito il cliente ha cambiato programma di fatturazione.',
  ],
  ['00313', 'CodiceSDI', 'Il codice XXXXXXX è solo per i clienti esteri con un identificativo IVA.'],
  [
    '00320',
    'Cedente.CodiceFiscale',
    'La partita IVA e il codice fiscale di chi vende sono di due soggetti diversi.',
  ],
  [
    '00321',
    'Cedente.CodiceFiscale',
    'Il codice fiscale di chi vende non è di un partecipante al gruppo IVA.',
  ],
  ['00322', 'Cedente.CodiceFiscale', 'Chi vende è in un gruppo IVA: serve anche il suo codice fiscale.'],
  ['00323', 'Cedente.PIVA', 'La partita IVA di chi vende è cessata da oltre cinque anni.'],
  ['00324', 'CodiceFiscale', 'La partita IVA e il codice fiscale del cliente sono di due soggetti diversi.'],
  ['00325', 'CodiceFiscale', 'Il codice fiscale del cliente non è di un partecipante al suo gruppo IVA.'],
  ['00326', 'CodiceFiscale', 'Il cliente è in un gruppo IVA: serve anche il suo codice fiscale.'],
  [
    '00327',
    'CodiceFiscale',
    'Il codice fiscale è quello del gruppo IVA: serve quello di chi, nel gruppo, ha comprato.',
  ],
  ['00330', 'PEC', 'La PEC del cliente è una casella dello SDI: scrivere la sua, o lasciarla vuota.'],
  ['00398', 'CodiceSDI', 'L’ufficio pubblico ha un solo codice: usare quello al posto di 999999.'],
  [
    '00399',
    'CodiceSDI',
    'Il cliente è una pubblica amministrazione: serve il suo codice ufficio di 6 caratteri.',
  ],
  ['00400', 'Righe', 'Una riga senza IVA deve dire perché: manca la natura.'],
  ['00401', 'Righe', 'Una riga con l’IVA non può avere anche una natura di esenzione.'],
  ['00403', 'Data', 'La data della fattura è nel futuro.'],
  ['00404', 'Numero', 'Una fattura con questo numero e questo anno era già arrivata allo SDI.'],
  ['00409', 'Numero', 'La stessa fattura è due volte nello stesso invio.'],
  ['00411', 'Righe', 'Una riga è soggetta a ritenuta, ma la fattura non dice quale.'],
  ['00413', 'Righe', 'La cassa previdenziale è senza IVA e non dice perché.'],
  ['00414', 'Righe', 'La cassa previdenziale ha l’IVA e anche una natura di esenzione.'],
  ['00415', 'Righe', 'La cassa previdenziale è soggetta a ritenuta, ma la fattura non dice quale.'],
  ['00417', 'PartitaIva', 'Del cliente mancano sia la partita IVA sia il codice fiscale: ne serve uno.'],
  ['00418', 'Collegata', 'La nota ha una data prima di quella della fattura a cui si riferisce.'],
  ['00419', 'Righe', 'Il riepilogo dell’IVA non ha tutte le aliquote delle righe.'],
  ['00420', 'Esigibilita', 'Con l’inversione contabile non si può usare la scissione dei pagamenti.'],
  ['00421', 'Righe', 'L’imposta del riepilogo non è l’imponibile per l’aliquota.'],
  ['00422', 'Righe', 'L’imponibile del riepilogo non è la somma delle righe.'],
  ['00423', 'Righe', 'Il totale di una riga non è quantità per prezzo.'],
  ['00424', 'Righe', 'Un’aliquota è scritta come frazione e non in percentuale.'],
  ['00425', 'Numero', 'Il numero della fattura non ha nessuna cifra.'],
  [
    '00427',
    'CodiceSDI',
    'Il codice destinatario ha 7 caratteri per i privati e 6 per la pubblica amministrazione.',
  ],
  ['00428', 'File', 'Il formato dichiarato non è quello del file. Rinviare.'],
  ['00429', 'Righe', 'Il riepilogo ha un’aliquota zero senza dire perché.'],
  ['00430', 'Righe', 'Il riepilogo ha un’aliquota e anche una natura di esenzione.'],
  ['00437', 'Righe', 'Uno sconto sul totale è senza percentuale e senza importo.'],
  ['00438', 'Righe', 'Uno sconto di riga è senza percentuale e senza importo.'],
  ['00443', 'Righe', 'Un’aliquota delle righe manca nel riepilogo.'],
  ['00444', 'Righe', 'Una natura delle righe manca nel riepilogo.'],
  ['00445', 'Righe', 'Le nature N2, N3 e N6 si scrivono con il loro dettaglio, per esempio N2.2.'],
  ['00471', 'Cliente', 'Con questo tipo di documento chi vende e chi compra non possono essere lo stesso.'],
  ['00472', 'Cliente', 'Con questo tipo di documento chi vende e chi compra devono essere lo stesso.'],
  ['00473', 'Cedente', 'Il paese di chi vende non va bene per questo tipo di documento.'],
  ['00474', 'Righe', 'L’autofattura per splafonamento non ammette righe senza IVA.'],
  ['00475', 'PartitaIva', 'Con questo tipo di documento serve la partita IVA del cliente.'],
  ['00476', 'Cliente', 'Chi vende e chi compra sono tutti e due esteri.'],
  ['00477', 'Righe', 'La dichiarazione d’intento indicata è stata annullata.'],
];

export const rifiuti: ReadonlyMap<string, Rifiuto> = new Map(
  righe.map(([codice, campo, parole]) => [codice, { parole, campo }]),
);

/** A code of the exchange in plain words; one that is not known is said as the exchange says it. */
export const explainRifiuto = (codice: string, testo: string): Rifiuto =>
  rifiuti.get(codice) ?? { parole: testo, campo: 'File' };
