// Agenzia delle Entrate, provvedimento of 9/3/2015, annex 1: payments that a taxpayer sends for himself.
import { LUNGHEZZA } from './involucro.ts';
import {
  type CampoScritto,
  campo,
  defineRecord,
  fisso,
  obbligatorio,
  type Parte,
  type Tracciato,
  tagliabile,
  vuoto,
} from './tracciato.ts';

const define = (tipo: string, titolo: string, parti: readonly Parte[]) =>
  defineRecord(tipo, titolo, parti, { lunghezza: LUNGHEZZA, certezza: 'ufficiale' });

/** Where somebody is: comune, provincia, and a CAP before or after the street. */
const luogo = (di: string, nome: string, capDopo: boolean): CampoScritto[] => {
  const cap = campo(`cap${nome}`, `CAP ${di}`, 'CN', 5);
  const via = campo(`indirizzo${nome}`, `Indirizzo ${di}`, 'AN', 35, tagliabile);
  return [
    campo(`comune${nome}`, `Comune ${di}`, 'AN', 40, tagliabile),
    campo(`provincia${nome}`, `Provincia ${di}`, 'AN', 2),
    ...(capDopo ? [via, cap] : [cap, via]),
  ];
};

const testa: readonly Parte[] = [
  fisso('Tipo record', 'A'),
  vuoto(14),
  fisso('Codice fornitura', 'F24A0'),
  campo('tipoFornitore', 'Tipo fornitore', 'AN', 2, {
    obbligatorio: true,
    ammessi: ['04', '14'],
    nota: '04 persona fisica, 14 altro soggetto',
  }),
  campo('fornitore', 'Codice fiscale del fornitore', 'CF', 16, obbligatorio),
  campo('cognome', 'Cognome', 'AN', 24, tagliabile),
  campo('nome', 'Nome', 'AN', 20, tagliabile),
  campo('sesso', 'Sesso', 'AN', 1, { ammessi: ['M', 'F'] }),
  campo('nascita', 'Data di nascita', 'DT', 8),
  campo('comuneNascita', 'Comune o Stato estero di nascita', 'AN', 40, tagliabile),
  campo('provinciaNascita', 'Provincia di nascita', 'AN', 2, { nota: 'EE se all’estero' }),
  ...luogo('di residenza', 'Residenza', true),
  campo('denominazione', 'Denominazione', 'AN', 60, tagliabile),
  ...luogo('della sede legale', 'Sede', true),
  ...luogo('del domicilio fiscale', 'Domicilio', true),
  vuoto(1, 'Flag di origine'),
  vuoto(81),
  campo('progressivo', 'Progressivo dell’invio', 'NU', 3, obbligatorio),
  campo('totaleInvii', 'Numero totale degli invii', 'NU', 3, obbligatorio),
  vuoto(100, 'Campo utente'),
];

/** 1-89 of M and V. */
const inizio = (tipo: string): CampoScritto[] => [
  fisso('Tipo record', tipo),
  campo('codiceFiscale', 'Codice fiscale del contribuente', 'CF', 16, obbligatorio),
  campo('progressivo', 'Progressivo del record M', 'NU', 8, obbligatorio),
  vuoto(3, 'Spazio utente'),
  vuoto(25),
  vuoto(20, 'Spazio utente'),
  vuoto(16),
];

const contribuente: readonly Parte[] = [
  ...inizio('M'),
  vuoto(1),
  fisso('Valuta', 'E'),
  campo('esercizioACavallo', 'Anno d’imposta a cavallo di due anni solari', 'CB', 1),
  campo('isVersante', 'C’è chi versa per il contribuente', 'CB', 1),
  campo('versante', 'Codice fiscale di chi versa', 'CF', 16),
  campo('tipoVersante', 'Tipo di chi versa', 'NU', 1, {
    ammessi: [1, 2, 3, 7],
    nota: '1 rappresentante, 2 genitore o tutore, 3 curatore, 7 erede',
  }),
  campo('cognomeVersante', 'Cognome di chi versa', 'AN', 24, tagliabile),
  campo('nomeVersante', 'Nome di chi versa', 'AN', 20, tagliabile),
  campo('sessoVersante', 'Sesso di chi versa', 'AN', 1, { ammessi: ['M', 'F'] }),
  campo('nascitaVersante', 'Data di nascita di chi versa', 'DT', 8),
  campo('comuneNascitaVersante', 'Comune di nascita di chi versa', 'AN', 40, tagliabile),
  campo('provinciaNascitaVersante', 'Provincia di nascita di chi versa', 'AN', 2),
  ...luogo('di chi versa', 'Versante', false),
  ...luogo('del contribuente', 'Contribuente', false),
  campo('telefono', 'Telefono', 'AN', 12, { cifre: true }),
  vuoto(56),
  campo('cognome', 'Cognome', 'AN', 24, tagliabile),
  campo('nome', 'Nome', 'AN', 20, tagliabile),
  campo('nascita', 'Data di nascita', 'DT', 8),
  campo('sesso', 'Sesso', 'AN', 1, { ammessi: ['M', 'F'] }),
  campo('comuneNascita', 'Comune di nascita', 'AN', 25, tagliabile),
  campo('provinciaNascita', 'Provincia di nascita', 'AN', 2),
  campo('denominazione', 'Denominazione', 'AN', 55, tagliabile),
  campo('identificativo', 'Codice identificativo del coobbligato', 'AN', 2),
  campo('coobbligato', 'Codice fiscale del coobbligato', 'CF', 16),
  vuoto(1150),
  campo('iban', 'IBAN di addebito', 'AN', 27),
  vuoto(41),
  campo('email', 'Posta elettronica', 'AN', 60),
  fisso('Valuta', 'EURO'),
  campo('saldoScritto', 'Saldo totale, con punti e virgola', 'AN', 15, obbligatorio),
  campo('dataScritta', 'Data del versamento GG-MM-AAAA', 'AN', 10, obbligatorio),
];

const importi = (nome: string, titolo: string): CampoScritto[] => [
  campo(`${nome}.debito`, `${titolo}: debito`, 'NU', 15),
  campo(`${nome}.credito`, `${titolo}: credito`, 'NU', 15),
];
const periodo = (nome: string, titolo: string): CampoScritto[] => [
  campo(`${nome}.da`, `${titolo}: da MMAAAA`, 'CN', 6),
  campo(`${nome}.a`, `${titolo}: a MMAAAA`, 'CN', 6),
];
const tributo = (nome: string, titolo: string): CampoScritto[] => [
  campo(`${nome}.codice`, `${titolo}: codice tributo`, 'AN', 4),
  campo(`${nome}.rateazione`, `${titolo}: rateazione`, 'AN', 4),
  campo(`${nome}.anno`, `${titolo}: anno`, 'CN', 4),
];

/** Rows of each section of the ordinary model, with what each has. */
const righe: Readonly<Record<string, (nome: string, titolo: string) => CampoScritto[]>> = {
  erario: (nome, titolo) => {
    const [codice, ...resto] = tributo(nome, titolo);
    const certificazione = campo(`${nome}.certificazione`, `${titolo}: certificazione del credito`, 'AN', 16);
    return [...(codice ? [codice] : []), certificazione, ...resto, ...importi(nome, titolo)];
  },
  inps: (nome, titolo) => [
    campo(`${nome}.sede`, `${titolo}: sede`, 'CN', 4),
    campo(`${nome}.codice`, `${titolo}: causale`, 'AN', 4),
    campo(`${nome}.posizione`, `${titolo}: matricola`, 'AN', 17),
    ...periodo(nome, titolo),
    ...importi(nome, titolo),
  ],
  regioni: (nome, titolo) => [
    campo(`${nome}.ente`, `${titolo}: regione`, 'CN', 2),
    ...tributo(nome, titolo),
    ...importi(nome, titolo),
  ],
  locali: (nome, titolo) => [
    campo(`${nome}.ente`, `${titolo}: ente o comune`, 'AN', 4),
    campo(`${nome}.ravvedimento`, `${titolo}: ravvedimento`, 'CB', 1),
    campo(`${nome}.variati`, `${titolo}: immobili variati`, 'CB', 1),
    campo(`${nome}.acconto`, `${titolo}: acconto`, 'CB', 1),
    campo(`${nome}.saldo`, `${titolo}: saldo`, 'CB', 1),
    campo(`${nome}.immobili`, `${titolo}: numero di immobili`, 'NU', 3),
    campo(`${nome}.detrazione`, `${titolo}: detrazione`, 'NU', 15, { nota: 'una sola riga nella sezione' }),
    ...tributo(nome, titolo),
    ...importi(nome, titolo),
  ],
  inail: (nome, titolo) => [
    campo(`${nome}.sede`, `${titolo}: sede`, 'CN', 5),
    campo(`${nome}.posizione`, `${titolo}: codice ditta`, 'CN', 8),
    campo(`${nome}.cc`, `${titolo}: controcodice`, 'CN', 2),
    campo(`${nome}.riferimento`, `${titolo}: numero di riferimento`, 'CN', 6),
    campo(`${nome}.codice`, `${titolo}: causale`, 'AN', 1),
    ...importi(nome, titolo),
  ],
  altri: (nome, titolo) => [
    campo(`${nome}.sede`, `${titolo}: sede`, 'AN', 5),
    campo(`${nome}.codice`, `${titolo}: causale`, 'AN', 4),
    campo(`${nome}.posizione`, `${titolo}: posizione`, 'CN', 9),
    ...periodo(nome, titolo),
    ...importi(nome, titolo),
  ],
};

/** A section: its rows, then its totals with the sign of the balance. */
const sezione = (nome: string, titolo: string, quante: number): CampoScritto[] => [
  ...Array.from({ length: quante }, (_, n) => n + 1).flatMap(
    (n) => righe[nome]?.(`${nome}${n}`, `${titolo}, riga ${n}`) ?? [],
  ),
  campo(`${nome}.debito`, `${titolo}: totale a debito`, 'NU', 15),
  campo(`${nome}.credito`, `${titolo}: totale a credito`, 'NU', 15),
  campo(`${nome}.segno`, `${titolo}: segno del saldo`, 'AN', 1, {
    ammessi: ['N', 'P'],
    nota: 'spazio se la sezione è vuota, N se i crediti superano i debiti, altrimenti P',
  }),
  campo(`${nome}.differenza`, `${titolo}: saldo senza segno`, 'NU', 15),
];

const atto = [campo('ufficio', 'Codice ufficio', 'AN', 3), campo('atto', 'Codice atto', 'CN', 11)];
const chiusura = [
  campo('saldoFinale', 'Saldo finale', 'NU', 15),
  campo('data', 'Data del versamento', 'DT', 8, obbligatorio),
];

const ordinario: readonly Parte[] = [
  ...inizio('V'),
  fisso('Tipo modello', 'A'),
  ...atto,
  ...sezione('erario', 'Erario', 6),
  ...sezione('inps', 'INPS', 4),
  ...sezione('regioni', 'Regioni', 4),
  campo('operazione', 'Identificativo operazione', 'AN', 18),
  ...sezione('locali', 'IMU e altri tributi locali', 4),
  ...sezione('inail', 'INAIL', 3),
  campo('ente', 'Altri enti: codice ente', 'CN', 4),
  ...sezione('altri', 'Altri enti', 2),
  vuoto(50),
  ...chiusura,
];

const RIGHE_ELIDE = 28;
const elide: readonly Parte[] = [
  ...inizio('V'),
  fisso('Tipo modello', '8'),
  ...atto,
  ...Array.from({ length: RIGHE_ELIDE }, (_, n) => n + 1).flatMap((n) => [
    campo(`elide${n}.tipo`, `Riga ${n}: tipo`, 'AN', 1),
    campo(`elide${n}.elementi`, `Riga ${n}: elementi identificativi`, 'AN', 17),
    campo(`elide${n}.codice`, `Riga ${n}: codice tributo`, 'AN', 4),
    campo(`elide${n}.anno`, `Riga ${n}: anno`, 'CN', 4),
    campo(`elide${n}.debito`, `Riga ${n}: debito`, 'NU', 15),
  ]),
  campo('elide.debito', 'Totale a debito', 'NU', 15),
  fisso('Totale a credito, che non c’è', '0'.repeat(15)),
  fisso('Segno del saldo', 'P'),
  campo('elide.differenza', 'Saldo', 'NU', 15),
  vuoto(494),
  ...chiusura,
];

const coda: readonly Parte[] = [
  fisso('Tipo record', 'Z'),
  vuoto(14),
  campo('numeroV', 'Numero di record V', 'NU', 9),
  campo('numeroM', 'Numero di record M', 'NU', 9),
];

const makeTracciato = (titolo: string, versamento: readonly Parte[]): Tracciato => ({
  codice: 'F24A0',
  titolo,
  versione: '9/3/2015',
  fonte: 'Agenzia delle Entrate, provvedimento del 9/3/2015, allegato 1',
  lunghezza: LUNGHEZZA,
  certezza: 'ufficiale',
  record: {
    A: define('A', 'Testa della fornitura', testa),
    M: define('M', 'Contribuente', contribuente),
    V: define('V', 'Versamento', versamento),
    Z: define('Z', 'Coda della fornitura', coda),
  },
  ordine: ['M', 'V'],
  contatori: ['V', 'M'],
  sempre: [],
  dichiarazioniMassime: 1,
});

/** The ordinary model; the short one is sent as it. */
export const f24a0 = makeTracciato('F24 ordinario', ordinario);
/** The model of what has elements of its own. */
export const f24a0Elide = makeTracciato('F24 ELIDE', elide);
/** Where a record V says which of the two it is. */
export const POSTO_TIPO = 90;
