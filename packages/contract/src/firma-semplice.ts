import { z } from 'zod';
import { collegamentoConCodice } from './collegamento.ts';
import { type TipoDocumentoFirma, tipoDocumentoFirma } from './enumerazioni/index.ts';
import { bustaNuova, LIMITI_BUSTA } from './firma.ts';
import { testiCampo } from './testi-campo.ts';

/**
 * What a simple signature is not offered for, by type, and why: of a payment the form is agreed with who holds the account
 * (D.Lgs. 11/2010, art. 5), the delega unica wants more by its own act (D.Lgs. 1/2024, art. 21; provv. 375356/2024).
 */
export const escluseDaFirmaSemplice: Readonly<Partial<Record<TipoDocumentoFirma, string>>> = {
  'Stampa delega F24':
    'Mandati e deleghe non si mandano con il link: per l’addebito in conto vale la forma concordata con la banca (D.Lgs. 11/2010, art. 5), e la delega unica vuole una firma di altro livello o la CIE (provv. Agenzia delle Entrate 375356/2024).',
};
/** Why a document cannot be signed so; undefined when it can. The type is of the envelope and of each document. */
export const findEsclusione = (...tipi: readonly string[]): string | undefined =>
  tipi
    .map((tipo) => escluseDaFirmaSemplice[tipo as TipoDocumentoFirma])
    .find((perche) => perche !== undefined);

const firmatario = bustaNuova.shape.Firmatari.element;
/** Who signs by a link. Null: his codes go where the record of the client says; he signs all the documents of the envelope. */
const firmatarioSemplice = firmatario.pick({ Nome: true, Cognome: true }).extend({
  Email: firmatario.shape.Email.nullable().default(null),
  Documenti: bustaNuova.shape.Documenti.nullable().default(null),
});
/** An envelope that is signed by links: those who sign get one each, one after the other (`InOrdine`) or all together. */
export const bustaSemplice = bustaNuova
  .pick({ Documenti: true, Scadenza: true, Promemoria: true, appid: true })
  .extend({
    Tipo: z.enum(tipoDocumentoFirma),
    Firmatari: z.array(firmatarioSemplice).min(1, testiCampo.OBBLIGATORIO).max(LIMITI_BUSTA.firmatari),
    InOrdine: z.boolean().default(true),
  });
/** Writes again to one of those who are awaited, or to all of them. */
export const bustaSollecito = z.object({
  Ordine: z.number().int().positive().nullable().default(null),
  appid: z.string().max(40).optional(),
});

/** What the page of a link says before the code: nothing of the client. */
export const collegamentoBustaAnswer = z.object({
  data: z.object({ Studio: z.string(), Email: z.string(), LinkScade: z.string() }),
});
export type CollegamentoBustaFilo = z.output<typeof collegamentoBustaAnswer>['data'];
/** And after it. */
export const collegamentoBustaLetta = z.object({
  data: z.object({
    Cliente: z.string(),
    Firmatario: z.string(),
    /** Who else signs. */
    Altri: z.array(z.string()),
    Documenti: z.array(z.object({ Id: z.string(), Nome: z.string(), Sha256: z.string() })),
  }),
});
export type CollegamentoBustaLettaFilo = z.output<typeof collegamentoBustaLetta>['data'];
export const collegamentoBustaDocumento = collegamentoConCodice.extend({ Documento: z.uuid() });
/** `Pagine`: of each document, the farthest page that was on the screen, as the page of who signs says. */
export const collegamentoBustaFirma = collegamentoConCodice.extend({
  Letto: z.literal(true, 'Confermare di aver potuto leggere.'),
  Pagine: z
    .array(z.object({ Documento: z.uuid(), Pagina: z.number().int().min(1).max(10_000) }))
    .max(100)
    .default([]),
});
/** `Conclusa`: everybody has signed, and the copies have left. */
export const collegamentoBustaFirmata = z.object({
  data: z.object({ ok: z.literal(true), Conclusa: z.boolean() }),
});
export const collegamentoBustaRifiuto = collegamentoConCodice.extend({
  Motivo: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(500),
});

/** What the mails, the refusals and the page of evidence say. It is named for what it is. */
export const testiFirmaSemplice = {
  ILLEGGIBILE: (nome: string) =>
    `${nome}: il PDF è cifrato o rovinato, e non vi si può aggiungere la pagina di evidenza.`,
  INDIRIZZO_DOPPIO: 'Ogni firmatario ha un indirizzo suo: con lo stesso non si sa chi ha firmato.',
  DOCUMENTO_FUORI: 'Firma solo documenti di questa busta.',
  SENZA_FIRMATARIO: (nome: string) => `${nome}: nessuno lo firma.`,
  NON_ATTESO: 'Questo firmatario ha già firmato, o non è ancora il suo turno.',
  NON_LETTO: 'Prima di firmare si apre ogni documento.',
  oggetto: 'documenti da firmare',
  promemoria: 'manca la Sua firma',
  mail: (studio: string, quali: string, giorno: string) => [
    `${studio} Le manda da firmare: ${quali}.`,
    'Dal link si leggono e si firmano, anche con il telefono. Per aprirlo e per firmare serve un codice, che arriva a questo indirizzo.',
    `Il link vale fino al ${giorno}.`,
  ],
  mailPromemoria: (studio: string, quali: string, giorno: string) => [
    `A ${studio} manca la Sua firma su: ${quali}.`,
    `Il link vale fino al ${giorno}. Se non vuole firmare lo può dire dalla stessa pagina, con il motivo.`,
  ],
  pulsante: 'Leggi e firma',
  nota: 'È una firma elettronica semplice e si fa una volta sola. Chi non conosce lo studio può ignorare questo messaggio.',
  copia: {
    oggetto: 'i documenti che ha firmato',
    firmati: (quali: string) => `Ha firmato: ${quali}.`,
    allegati:
      'In allegato ogni documento com’è ora nello studio, con la pagina di evidenza in fondo: li conservi.',
    troppoGrandi: (studio: string) =>
      `Insieme sono troppo grandi per una e-mail: per averne copia li chieda a ${studio}.`,
    nota: 'È la Sua copia: non serve rispondere.',
  },
  evidenza: {
    titolo: 'Pagina di evidenza',
    firma: (posto: number, tutte: number, nome: string) => `Firma ${posto} di ${tutte}: ${nome}`,
    indirizzoScritto: 'Indirizzo scritto da',
    sottotitolo: 'Firma elettronica semplice',
    valore:
      'Il documento che precede è stato firmato con una firma elettronica semplice: dati in forma elettronica connessi al documento e usati per firmare (Reg. UE 910/2014, art. 3, n. 10, e art. 25). Il suo valore di prova è liberamente valutabile in giudizio (D.Lgs. 82/2005, art. 20, c. 1-bis).',
    chi: 'Chi ha firmato',
    firmatario: 'Firmatario',
    per: 'Per',
    indirizzo: 'Indirizzo a cui è andato il codice',
    ip: 'Indirizzo IP',
    sconosciuto: 'non noto',
    quando: 'Quando, in ora di Roma',
    inviato: 'Inviato',
    aperto: 'Link aperto',
    letto: 'Documento aperto',
    pagine: 'Sullo schermo, fino alla pagina',
    codice: 'Codice mandato',
    firmato: 'Firmato',
    cosa: 'Che cosa',
    documento: 'Documento',
    impronta: 'SHA-256 del documento firmato',
    busta: 'Busta',
    link: 'Numero del link',
    modo: 'Come',
    modoTutti:
      'Ognuno ha aperto il link ricevuto per posta, ha scritto il codice mandato allo stesso indirizzo, ha aperto il documento, ha confermato di averlo potuto leggere e ha firmato.',
    modoTesto:
      'Ha aperto il link ricevuto per posta, ha scritto il codice mandato allo stesso indirizzo, ha aperto il documento, ha confermato di averlo potuto leggere e ha firmato.',
    byte: 'L’impronta è dei byte del documento com’era prima di questa pagina: sono allegati a questo PDF, e restano fra le versioni del documento nello studio. La firma è scritta nel registro dello studio, dove ogni riga è legata alla precedente.',
  },
} as const;
