import { listCodici } from '../../../parametri/codici.ts';
import { codiciCrediti } from '../../../parametri/codici-crediti.ts';
import * as c from '../../../regole/crediti-ru.ts';
import * as l from '../../../regole/limiti-ru.ts';
import {
  annota,
  type Colonna,
  inserisce,
  mostra,
  type QuadroScheda,
  type RigoScheda,
  rigo,
} from '../../scheda.ts';
import { dal, fino, fiscale, type Sezione } from './rs-colonne.ts';
import { dettagli } from './ru-dettagli.ts';

/** From the form of 2024 codes 23 and 99 are in section I, and sections III-A, B and C were VI. */
const TRE_SEZIONI = 2024;
/** Codes that had a section of their own until then. */
const A_PARTE = new Set(['23', '99']);
const MAX_ANNO = { max: 2_099 };

/** The codes that section I takes in a year. */
const listOpzioni = (anno: number) =>
  listCodici(codiciCrediti, anno)?.filter(({ codice }) => anno >= TRE_SEZIONI || !A_PARTE.has(codice));
const codiceDi = (anno: number, colonna: number, dato: typeof c.codiceCredito, tutti = false): Colonna => {
  const opzioni = tutti ? listCodici(codiciCrediti, anno) : listOpzioni(anno);
  return inserisce(colonna, 'Codice credito', dato, opzioni ? { opzioni } : { tipo: 'testo', lunghezza: 4 });
};

const PERIODI = [
  { codice: '1', descrizione: 'Riconosciuto l’anno prima' },
  { codice: '2', descrizione: 'Riconosciuto nell’anno' },
];
/** Until the form of 2024 the cards of other credits name columns 1, 2 and B2 too; from that of 2026 T1 does, and 3L is no more. */
const POCHE_IPOTESI = 2025;
const CON_T1 = 2026;
const QUOTA_ALTRI = 'Altri crediti: la quota detta nella loro scheda.';
const sayPrima = (anno: number): string => {
  if (anno < POCHE_IPOTESI) return QUOTA_ALTRI;
  const beni = anno < CON_T1 ? '2L e 3L: investimenti dell’anno.' : '2L: investimenti dell’anno prenotati.';
  return `01: art. 29 L. 388/2000. ${beni}${anno < CON_T1 ? '' : ' T1: contributo aggiuntivo.'}`;
};
const saySeconda = (anno: number): string => {
  if (anno < POCHE_IPOTESI) return QUOTA_ALTRI;
  return `${anno < CON_T1 ? '2L e 3L' : '2L'}: prenotati e realizzati dopo l’anno.`;
};
const maturato = (anno: number): Colonna[] => [
  inserisce(1, 'Costi 2016 o quota', c.maturatoPrima, {
    istruzioni: `C4: costi del 2016. ${sayPrima(anno)} Già in col. 3.`,
  }),
  inserisce(2, 'Costi 2017 o quota', c.maturatoSeconda, {
    istruzioni: `C4: costi del 2017. ${saySeconda(anno)} Già in col. 3.`,
  }),
  ...c.maturatiLettera.flatMap(({ colonna, dato }, posto) =>
    colonna === 'F2' && anno < TRE_SEZIONI
      ? []
      : [
          inserisce(91 + posto, `Costi ${2018 + posto}`, dato, {
            istruzioni: `Autorizzati dopo la dichiarazione precedente: già in col. 3. Sul modello è la colonna ${colonna}.`,
          }),
        ],
  ),
  inserisce(3, 'Credito maturato', c.spettante, { istruzioni: 'Con gli importi delle altre colonne.' }),
];
const utilizzi = (imposta: string): Colonna[] => [
  inserisce(1, 'Ritenute', c.ritenute),
  inserisce(2, 'IVA periodica e acconto', c.ivaPeriodica),
  inserisce(3, 'IVA a saldo', c.ivaSaldo),
  inserisce(4, `${imposta}, acconti`, c.accontiImposta),
  inserisce(5, `${imposta}, saldo`, c.inDichiarazione),
  inserisce(6, 'Imposta sostitutiva', c.sostitutiva, { istruzioni: 'L. 342/2000.' }),
];

const righiCredito = (anno: number, imposta: string): RigoScheda[] => {
  const [primo, ...altri]: [RigoScheda, ...RigoScheda[]] = [
    rigo(1, 'Credito', [
      codiceDi(anno, 1, c.codiceCredito),
      ...dal(anno, TRE_SEZIONI, [
        inserisce(2, 'Caro petrolio', c.periodo, { opzioni: PERIODI, istruzioni: 'Solo per il codice 23.' }),
      ]),
    ]),
    rigo(2, 'Residuo precedente', [
      inserisce(1, 'Importo', c.residuoPrecedente, { istruzioni: 'RU12 della dichiarazione precedente.' }),
    ]),
    rigo(3, 'Ricevuto', [
      inserisce(1, 'Importo', c.ricevuto, { istruzioni: 'Il dettaglio in RU501-RU505.' }),
    ]),
    rigo(5, 'Maturato nell’anno', maturato(anno)),
    rigo(6, 'Utilizzato in F24', [inserisce(1, 'Importo', c.utilizzato)]),
    rigo(7, 'Utilizzato in dichiarazione', utilizzi(imposta)),
    rigo(8, 'Riversato', [
      inserisce(1, 'Importo', c.riversato, { istruzioni: 'Di RU6, senza interessi e sanzioni.' }),
    ]),
    rigo(9, 'Ceduto', [
      inserisce(1, 'Art. 1260 c.c.', c.ceduto),
      ...dal(anno, TRE_SEZIONI, [inserisce(3, 'Con l’azienda', c.conAzienda)]),
    ]),
    rigo(10, 'Trasferito', [
      inserisce(1, 'Importo', c.attribuito, { istruzioni: 'Per trasparenza: il dettaglio in RU506-RU510.' }),
    ]),
    rigo(11, 'Chiesto a rimborso', [inserisce(1, 'Importo', c.rimborso)]),
    rigo(12, 'Residuo', [
      inserisce(1, 'Diritto perso', c.decaduto, { istruzioni: 'Casella «Vedere istruzioni».' }),
      inserisce(91, 'Resta (col. interna)', c.mantenuto, {
        istruzioni: 'Con col. 1 barrata: quanto si riporta ancora.',
      }),
      mostra(2, 'Da riportare', c.residuo, {
        formulaBreve: 'RU2 + 3 + 5 col. 3 + 8 − RU6 − 7 − 9 − 10 − 11',
        negativi: true,
      }),
    ]),
  ];
  const raccolta = c.creditiImprese;
  return [{ ...primo, raccolta }, ...altri.map((uno) => ({ ...uno, raccolta, continua: true as const }))];
};

const totali = (dove: string): Sezione => ({
  titolo: 'Totali (dati interni)',
  righi: [
    rigo(
      907,
      'Totali',
      [
        mostra(4, 'Utilizzato in F24', c.totaleUtilizzato),
        mostra(7, 'Utilizzato in dichiarazione', c.totaleInDichiarazione, { formulaBreve: `a ${dove}` }),
        mostra(6, 'Residuo', c.totaleResiduo, { negativi: true }),
      ],
      { totale: true },
    ),
  ],
});

const caroPetrolio: Sezione = {
  titolo: 'Sezione II, caro petrolio (codice 23)',
  righi: [
    rigo(21, 'Residuo precedente', [inserisce(1, 'Anno prima', c.petrolioPrecedente.residuo)]),
    rigo(22, 'Ricevuto', [inserisce(2, 'Anno', c.petrolioAnno.ricevuto)]),
    rigo(23, 'Concesso', [inserisce(2, 'Anno', c.petrolioAnno.spettante)]),
    rigo(24, 'Utilizzato in F24', [
      inserisce(1, 'Anno prima', c.petrolioPrecedente.utilizzato),
      inserisce(2, 'Anno', c.petrolioAnno.utilizzato),
    ]),
    rigo(25, 'Riversato', [
      inserisce(1, 'Anno prima', c.petrolioPrecedente.riversato),
      inserisce(2, 'Anno', c.petrolioAnno.riversato),
    ]),
    rigo(26, 'Trasferito', [inserisce(2, 'Anno', c.petrolioAnno.trasferito)]),
    rigo(27, 'Chiesto a rimborso', [inserisce(1, 'Anno prima', c.petrolioPrecedente.rimborso)]),
    rigo(28, 'Residuo', [
      mostra(2, 'Anno', c.petrolioDaRiportare, {
        formulaBreve: 'RU22 + 23 + 25 − RU24 − 26, col. 2',
        negativi: true,
      }),
    ]),
  ],
};
const TITOLI_404 = ['Ritenute', 'IVA periodica e acconto', 'IVA a saldo', 'IRPEF, acconti'] as const;
const altriCrediti: Sezione = {
  titolo: 'Sezione V, altri crediti (codice 99)',
  righi: [
    rigo(401, 'Residuo precedente', [inserisce(1, 'Importo', c.altriResiduo)]),
    rigo(402, 'Ricevuto', [inserisce(1, 'Importo', c.altriRicevuti)]),
    rigo(403, 'Spettante', [
      inserisce(1, 'Importo', c.altriSpettanti, { istruzioni: 'Per ricorsi accolti nell’anno.' }),
    ]),
    rigo(404, 'Utilizzato', [
      ...c.altriUtilizzi.map((dato, n) => inserisce(n + 1, TITOLI_404[n] ?? '', dato)),
      inserisce(5, 'IRPEF, saldo', c.altriSaldo),
      inserisce(6, 'Imposta sostitutiva', c.altriSostitutiva),
      inserisce(7, 'In F24', c.altriF24),
    ]),
    rigo(405, 'Riversato', [inserisce(1, 'Importo', c.altriRiversati)]),
    rigo(407, 'Residuo', [
      mostra(1, 'Importo', c.altriDaRiportare, {
        formulaBreve: 'RU401 + 402 + 403 + 405 − RU404',
        negativi: true,
      }),
    ]),
  ],
};

const MOTIVI_RICEVUTI = [
  { codice: '1', descrizione: 'Cessione, art. 1260 c.c.' },
  { codice: '3', descrizione: 'Trasferimento d’azienda' },
  { codice: '4', descrizione: 'Società trasparente o trust' },
];
const MOTIVI_TRASFERITI = [
  { codice: '1', descrizione: 'Cessione, art. 1260 c.c.' },
  { codice: '2', descrizione: 'Collaboratori dell’impresa familiare' },
  { codice: '3', descrizione: 'Trasferimento d’azienda' },
];
const passaggio = (
  anno: number,
  numeri: readonly number[],
  titolo: string,
  {
    raccolta,
    di,
    chi,
    motivi,
  }: { raccolta: string; di: typeof l.ricevuti; chi: string; motivi: typeof PERIODI },
): RigoScheda[] =>
  numeri.map((numero) =>
    rigo(
      numero,
      titolo,
      [
        codiceDi(anno, 1, di.codice, true),
        ...dal(anno, TRE_SEZIONI, [annota(2, 'Motivo', 'codice', { opzioni: motivi })]),
        annota(3, 'Anno del credito', 'intero', MAX_ANNO),
        fiscale(4, chi),
        inserisce(5, 'Importo', di.importo),
      ],
      { raccolta },
    ),
  );

const eccedenze = (
  anno: number,
  numeri: readonly number[],
  titolo: string,
  di: typeof l.antica,
  forma: { raccolta: string; conAnno?: true; resta: boolean },
): RigoScheda[] => {
  const primo = forma.conAnno ? 1 : 0;
  return numeri.map((numero) =>
    rigo(
      numero,
      titolo,
      [
        ...(forma.conAnno ? [inserisce(1, 'Anno dell’eccedenza', di.anno, MAX_ANNO)] : []),
        codiceDi(anno, primo + 1, di.codice, true),
        inserisce(primo + 2, 'Anno del credito', di.insorgenza, MAX_ANNO),
        inserisce(primo + 3, forma.resta ? 'Residuo precedente' : 'Eccedenza', di.iniziale),
        ...(forma.resta
          ? [
              inserisce(primo + 4, 'Utilizzato', di.usata),
              mostra(primo + 5, 'Residuo', di.resta, {
                formulaBreve: `col. ${primo + 3} − col. ${primo + 4}`,
                negativi: true,
              }),
            ]
          : []),
      ],
      { raccolta: forma.raccolta },
    ),
  );
};
const serie = (da: number, quanti: number) => Array.from({ length: quanti }, (_, n) => da + n);

const limite = (anno: number, imposta: string, nome: string): Sezione[] => [
  {
    titolo: `Sezione ${nome}-C, parte I, limite di utilizzo`,
    righi: [
      rigo(512, 'Crediti soggetti al limite', [
        inserisce(91, 'Altri residui (col. interna)', l.altriResidui, {
          istruzioni: 'Usati in compensazione interna nell’anno, o che non hanno più la loro sezione.',
        }),
        mostra(1, 'Residui', l.residui, { formulaBreve: 'RU2 dei crediti soggetti + altri residui' }),
        mostra(2, 'Spettanti', l.spettanti, { formulaBreve: 'RU5 col. 3 dei crediti soggetti' }),
        mostra(3, 'Totale', l.totale, { formulaBreve: 'col. 1 + 2' }),
        mostra(4, 'Eccedenze precedenti', l.eccedenti, {
          formulaBreve: 'RU523-526 col. 4 + RU527-530 col. 3',
        }),
        mostra(5, 'Da verificare', l.daVerificare, { formulaBreve: 'col. 3 − 4, se col. 3 supera 250.000' }),
      ]),
      rigo(513, 'Altri crediti compensati nell’anno', [inserisce(1, 'Importo', l.compensati)]),
      rigo(514, 'Utilizzabili nell’anno', [
        mostra(1, 'Importo', l.utilizzabili, { formulaBreve: '250.000 + (limite generale − RU513)' }),
      ]),
      rigo(515, 'Oltre il limite', [
        mostra(1, 'Importo', l.oltreLimite, { formulaBreve: 'RU512 col. 5 − RU514' }),
      ]),
    ],
  },
  {
    titolo: 'Parte II, compensazione interna',
    righi: [
      rigo(516, 'Usati in F24', [inserisce(1, 'Importo', l.inF24, { istruzioni: 'Dal 1° gennaio a oggi.' })]),
      rigo(517, 'Usati per ritenute', [inserisce(1, 'Importo', l.perRitenute)]),
      rigo(518, 'Usati per IVA', [inserisce(1, 'Importo', l.perIva)]),
      rigo(520, 'Totale', [mostra(1, 'Importo', l.usati, { formulaBreve: 'RU516 + RU517 + RU518' })]),
      rigo(521, 'Altri crediti compensati', [inserisce(1, 'Importo', l.compensatiDopo)]),
      rigo(522, 'Da usare nella dichiarazione', [
        mostra(1, `${imposta}, saldo`, l.perImposta, { formulaBreve: 'RU7 col. 5, senza 62, H9 e I2' }),
        mostra(2, 'Imposta sostitutiva', c.totaleSostitutiva, { formulaBreve: 'RU7 col. 6' }),
        mostra(3, 'Totale', l.inDichiarazione, { formulaBreve: 'col. 1 + 2' }),
      ]),
    ],
  },
  {
    titolo: `Parte III, eccedenze dal 2008 al ${anno - 3}`,
    righi: eccedenze(anno, serie(523, 4), 'Eccedenza', l.antica, {
      ...{ raccolta: l.eccedenzeAntiche, conAnno: true, resta: true },
    }),
  },
  {
    titolo: `Parte IV, eccedenza ${anno - 2}`,
    righi: eccedenze(anno, serie(527, 4), 'Eccedenza', l.scorsa, {
      raccolta: l.eccedenzeScorse,
      resta: true,
    }),
  },
  {
    titolo: `Parte V, eccedenza ${anno - 1}`,
    righi: eccedenze(anno, serie(531, 4), 'Eccedenza', l.nuova, { raccolta: l.eccedenzeNuove, resta: false }),
  },
];

/** Sections III of a form year, VI until 2023. */
const passaggi = (anno: number, nome: string): Sezione[] => [
  {
    titolo: `Sezione ${nome}-A, crediti ricevuti`,
    righi: passaggio(anno, serie(501, 5), 'Credito ricevuto', {
      ...{ raccolta: l.creditiRicevuti, di: l.ricevuti, chi: 'CF del cedente', motivi: MOTIVI_RICEVUTI },
    }),
  },
  {
    titolo: `Sezione ${nome}-B, crediti trasferiti`,
    righi: passaggio(anno, serie(506, 5), 'Credito trasferito', {
      ...{
        raccolta: l.creditiTrasferiti,
        di: l.trasferiti,
        chi: 'CF del cessionario',
        motivi: MOTIVI_TRASFERITI,
      },
    }),
  },
];

const NOTA =
  'Un modulo per credito. Le voci delle col. 8-14 e 16-22 di RU101 sono quelle delle col. 1-7. Le eccedenze di RU527-RU530 passano a mano in RU523-RU526 dell’anno dopo. Il rigo 907 e le colonne da 91 sono interni, o sul modello hanno una lettera.';
/** What a form year leaves to be checked: from then on the text is whole. */
const RISERVE: Readonly<Record<number, string>> = {
  2023: 'Di RU150 mancano le colonne che le istruzioni non nominano.',
  2024: 'Il testo letto si ferma a RU522: RU523-RU534 sono quelli dei modelli 2023 e 2025.',
};
const PRIMO_INTERO = 2025;

/** RU of a form year; `imposta` is that of the form. */
export const makeQuadroRU = (anno: number, imposta = 'IRPEF', dove = 'RN35'): QuadroScheda => {
  const nome = anno < TRE_SEZIONI ? 'VI' : 'III';
  return {
    codice: 'RU',
    titolo: 'Crediti d’imposta concessi alle imprese',
    titoloBreve: 'Crediti alle imprese',
    fascicolo: 3,
    copertura: anno < PRIMO_INTERO ? 'indicativo' : 'esatto',
    nota: [NOTA, RISERVE[anno]].filter(Boolean).join(' '),
    dipendeDa: [],
    sezioni: [
      { titolo: 'Sezione I, crediti d’imposta', righi: righiCredito(anno, imposta) },
      totali(dove),
      ...fino(anno, TRE_SEZIONI - 1, [caroPetrolio]),
      dettagli(anno),
      ...fino(anno, TRE_SEZIONI - 1, [altriCrediti]),
      ...passaggi(anno, nome),
      ...limite(anno, imposta, nome),
    ],
  };
};

export const quadroRU = makeQuadroRU(2025);
