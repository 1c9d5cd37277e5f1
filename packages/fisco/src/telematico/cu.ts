// The supply of the Certificazione Unica (CURaa): positions that two programs write alike (Microsoft Business Central, CU 2021
// and later; Easy-Uni.Co., CU 2015-2024), the rest by one of them or by contiguity. Nothing was compared with the specification.

import { contatori, LUNGHEZZA } from './involucro.ts';
import {
  type CampoScritto,
  type Certezza,
  campo,
  defineRecord,
  fisso,
  obbligatorio,
  type Parte,
  type Tracciato,
  tagliabile,
  vuoto,
} from './tracciato.ts';

const DI_PROVA =
  'Le posizioni vengono da programmi che scrivono questo file e non sono riscontrate sulla specifica ufficiale dell’anno; parte del frontespizio (record B, da 438) non è nota: il file è di prova e non si trasmette.';

const con = (certezza: Certezza, scritto: CampoScritto): CampoScritto => ({ ...scritto, certezza });
const dedotto = (scritto: CampoScritto) => con('dedotto', scritto);
const unSolo = (scritto: CampoScritto) => con('generatore', scritto);
const incerto = (scritto: CampoScritto) => con('da riscontrare', scritto);

const testa = (codice: string): Parte[] => [
  fisso('Tipo record', 'A'),
  dedotto(vuoto(14)),
  fisso('Codice fornitura', codice),
  campo('tipoFornitore', 'Tipo fornitore', 'AN', 2, {
    obbligatorio: true,
    ammessi: ['01', '10'],
    nota: '01 sostituto, 10 intermediario',
  }),
  campo('fornitore', 'Codice fiscale del fornitore', 'CF', 16, obbligatorio),
  dedotto(vuoto(483)),
  dedotto(campo('progressivo', 'Progressivo dell’invio', 'NU', 4)),
  dedotto(campo('totaleInvii', 'Numero totale degli invii', 'NU', 4)),
  dedotto(vuoto(100, 'Spazio utente')),
  dedotto(vuoto(1068)),
  dedotto(vuoto(200, 'Spazio riservato al servizio telematico')),
];

const frontespizio: Parte[] = [
  fisso('Tipo record', 'B'),
  campo('codiceFiscale', 'Codice fiscale del sostituto', 'CF', 16, obbligatorio),
  campo('modulo', 'Progressivo modulo', 'NU', 8, obbligatorio),
  dedotto(vuoto(3, 'Spazio utente')),
  dedotto(vuoto(25)),
  dedotto(vuoto(20, 'Spazio utente')),
  campo('produttore', 'Codice fiscale del produttore del software', 'AN', 16),
  incerto(campo('indicatore', 'Indicatore di significato incerto', 'CB', 1)),
  unSolo(campo('annullamento', 'Annullamento o sostituzione, primo indicatore', 'CB', 1)),
  unSolo(campo('sostituzione', 'Annullamento o sostituzione, secondo indicatore', 'CB', 1)),
  dedotto(campo('cognome', 'Cognome del sostituto', 'AN', 24, tagliabile)),
  dedotto(campo('nome', 'Nome del sostituto', 'AN', 20, tagliabile)),
  campo('denominazione', 'Denominazione del sostituto', 'AN', 60, {
    ...tagliabile,
    nota: 'obbligatoria se non è una persona fisica',
  }),
  campo('email', 'E-mail', 'AN', 100),
  campo('telefono', 'Telefono o fax', 'AN', 12, { cifre: true }),
  unSolo(campo('eventi', 'Eventi eccezionali', 'NU', 2)),
  campo('rappresentante', 'Codice fiscale di chi firma', 'CF', 16),
  campo('carica', 'Codice carica di chi firma', 'NU', 2),
  campo('cognomeRappresentante', 'Cognome di chi firma', 'AN', 24, tagliabile),
  campo('nomeRappresentante', 'Nome di chi firma', 'AN', 20, tagliabile),
  campo('societa', 'Codice fiscale della società o ente dichiarante', 'CN', 11),
  unSolo(fisso('Dato del quadro CT, non noto', '0'.repeat(18))),
  campo('certificazioni', 'Numero di certificazioni comunicate', 'NU', 8, obbligatorio),
  campo('quadroCT', 'Quadro CT compilato', 'CB', 1),
  campo('firma', 'Firma della comunicazione', 'CB', 1),
  unSolo(campo('intermediario', 'Codice fiscale dell’intermediario', 'CF', 16)),
  unSolo(
    campo('impegno', 'Impegno alla presentazione', 'NU', 1, {
      ammessi: [1, 2],
      nota: '1 comunicazione predisposta dal sostituto, 2 da chi la invia',
    }),
  ),
  unSolo(campo('dataImpegno', 'Data dell’impegno', 'DT', 8)),
  unSolo(campo('firmaIntermediario', 'Firma dell’intermediario', 'CB', 1)),
  incerto(vuoto(89, 'Posizioni non note')),
  fisso('Indicatore di significato incerto', '0'),
  incerto(vuoto(1370, 'Composizione non nota')),
];
/** Numbers of the fields of B: of 54-73 the two, and of what is not known, the first. */
const NUMERI_B = [
  ...[1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
  ...[23, 24, 25, 26, 27, 28, 29, 30, 31, 37, 38, 39, 40],
];

/** 1-89 of a record of a certification: whose it is, and what of an earlier one it takes the place of. */
const certificazione = (tipo: string): Parte[] => [
  fisso('Tipo record', tipo),
  campo('codiceFiscale', 'Codice fiscale del sostituto', 'CF', 16, obbligatorio),
  campo('modulo', 'Progressivo modulo', 'NU', 8, obbligatorio),
  campo('percipiente', 'Codice fiscale del percipiente', 'CF', 16, obbligatorio),
  campo('certificazione', 'Progressivo della certificazione', 'NU', 5, obbligatorio),
  unSolo(campo('protocolloInvio', 'Protocollo da sostituire o annullare: invio', 'CN', 17)),
  unSolo(campo('protocolloProgressivo', 'Protocollo da sostituire o annullare: certificazione', 'CN', 6)),
  dedotto(vuoto(14)),
  unSolo(
    campo('operazione', 'Tipo di operazione', 'AN', 1, {
      ammessi: ['A', 'S'],
      nota: 'A annulla, S sostituisce',
    }),
  ),
  dedotto(vuoto(4)),
  unSolo(campo('conferma', 'Conferma della singola certificazione', 'CB', 1)),
  vuoto(1800, 'Elementi'),
  dedotto(vuoto(8)),
];

const TITOLI = {
  D: 'Anagrafica della certificazione',
  G: 'Lavoro dipendente e assimilati',
  H: 'Lavoro autonomo, provvigioni e redditi diversi',
} as const;
const CONTATI = ['B', 'C', 'D', 'G', 'H'] as const;
const ALTRO = { lunghezza: LUNGHEZZA, certezza: 'due generatori' } as const;

const pronti = new Map<number, Tracciato>();

/** The layout of the Certificazione Unica of a year, for trial. */
export function findCu(anno: number): Tracciato {
  const pronto = pronti.get(anno);
  if (pronto) return pronto;
  const codice = `CUR${String(anno).slice(2)}`;
  const tracciato: Tracciato = {
    codice,
    titolo: `Certificazione Unica ${anno}`,
    versione: `${codice}, di prova`,
    fonte: 'Due programmi che scrivono la fornitura (Business Central, Easy-Uni.Co.), anni dal 2015 al 2025',
    lunghezza: LUNGHEZZA,
    certezza: 'da riscontrare',
    diProva: DI_PROVA,
    record: {
      A: defineRecord('A', 'Testa della fornitura', testa(codice), ALTRO),
      B: defineRecord('B', 'Frontespizio', frontespizio, { ...ALTRO, numeri: NUMERI_B }),
      ...Object.fromEntries(
        Object.entries(TITOLI).map(([tipo, titolo]) => [
          tipo,
          defineRecord(tipo, titolo, certificazione(tipo), { ...ALTRO, elementi: { da: 90, quanti: 75 } }),
        ]),
      ),
      Z: defineRecord(
        'Z',
        'Coda della fornitura',
        [
          fisso('Tipo record', 'Z'),
          vuoto(14),
          ...contatori(CONTATI),
          incerto(fisso('Altro contatore', '0'.repeat(9))),
          dedotto(vuoto(1828)),
        ],
        ALTRO,
      ),
    },
    ordine: ['B', 'D', 'G', 'H'],
    gruppoDa: 'D',
    contatori: CONTATI,
    sempre: [],
    dichiarazioniMassime: 99_999,
  };
  pronti.set(anno, tracciato);
  return tracciato;
}
