import {
  arrotonda,
  cerca,
  codice,
  costante,
  e,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  per,
  presente,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { aliquotaBonifici, terminiVersamento } from '../../../parametri/sostituto.ts';
import * as r from '../../../regole/sostituto.ts';
import * as s from '../../../regole/sostituto-somme.ts';
import type { Controllo } from '../../scheda.ts';

const positivo = (n: Nodo): Nodo => oltre(n, zeroEuro);
const diverso = (n: Nodo): Nodo => o(oltre(n, zeroEuro), oltre(zeroEuro, n));
const CONFAPI = 'Istruzioni 770, tipologia di invio';

const [dipendenti, autonomi, capitale, locazioni, altri] = r.flussi;
const tuttiIFlussi = [r.flussi, ...r.altriFlussi];
/** Of each kind of withholding, the flows that say they have it, two by two. */
const doppi: Nodo[] = r.flussi.flatMap((_, tipo) => {
  const [primo, secondo, terzo] = tuttiIFlussi.map((flusso) => flusso[tipo] ?? zeroEuro);
  return primo && secondo && terzo ? [e(primo, secondo), e(primo, terzo), e(secondo, terzo)] : [];
});
const flussi: Controllo[] = [
  {
    codice: 'FLUSSO_VUOTO',
    livello: 'bloccante',
    quando: e(r.separata, non(o(...r.flussi))),
    dato: r.separata,
    frase:
      'Con i flussi separati si indica quali ritenute sono in questo: dipendente, autonomo, capitale, locazioni brevi, altre.',
    fonte: CONFAPI,
  },
  {
    codice: 'FLUSSO_UNICO',
    livello: 'discordanza',
    quando: e(r.separata, dipendenti, autonomi, capitale, locazioni, altri),
    dato: r.separata,
    frase: 'Il flusso contiene tutti i dati: l’invio è unico.',
    fonte: CONFAPI,
  },
  {
    codice: 'LOCAZIONI_CON_AUTONOMI',
    livello: 'bloccante',
    quando: e(
      r.separata,
      o(
        ...tuttiIFlussi.flatMap((flusso, i) =>
          tuttiIFlussi.flatMap((altro, n) => (i !== n ? [e(flusso[3], altro[1], non(altro[3]))] : [])),
        ),
      ),
    ),
    dato: locazioni,
    frase: 'Le ritenute sulle locazioni brevi stanno nel flusso che ha quelle di lavoro autonomo.',
    fonte: CONFAPI,
  },
  {
    codice: 'FLUSSO_DOPPIO',
    livello: 'bloccante',
    quando: e(r.separata, o(...doppi)),
    dato: r.separata,
    frase: 'La stessa tipologia di ritenute è in due flussi.',
    fonte: CONFAPI,
  },
];

/** The months of the tax year, and January and February after it, which the year-end adjustment reaches. */
const listPeriodi = (anno: number): readonly (readonly [number, number])[] => [
  ...Array.from({ length: 12 }, (_, i) => [i + 1, anno - 1] as const),
  ...[1, 2].map((mese) => [mese, anno] as const),
];
const isPeriodo = (di: r.Versamenti, [mese, anno]: readonly [number, number]): Nodo =>
  uguale(di.periodo, numero(mese * 10_000 + anno));
/** Codes that a sezione has and no other; the rest is not told. */
const TRIBUTI: readonly { readonly sezione: string; readonly codici: readonly number[] }[] = [
  { sezione: 'ritenuteRegionali', codici: [3790, 3802, 3803] },
  { sezione: 'ritenuteComunali', codici: [3795, 3845, 3846, 3847, 3848] },
];
const altrove = (di: r.Versamenti): Nodo => {
  const suoi = TRIBUTI.find(({ sezione }) => sezione === di.raccolta);
  const diAltri = TRIBUTI.filter(({ sezione }) => sezione !== di.raccolta).flatMap(({ codici }) => codici);
  const isUno = (codici: readonly number[]) => codici.map((uno) => uguale(di.tributo, codice(uno)));
  // A code with a letter (381E) is 0 for the engine: nothing is told of it.
  return suoi ? non(o(uguale(di.tributo, codice(0)), ...isUno(suoi.codici))) : o(...isUno(diAltri));
};

function checkVersamenti(di: r.Versamenti, nome: string, anno: number): Controllo[] {
  const { raccolta } = di;
  const periodi = listPeriodi(anno);
  const pagato = positivo(di.versate);
  const termine = cerca(di.periodo, terminiVersamento, 'Periodo {chiave} non previsto.');
  const uno = (
    codiceDi: string,
    livello: Controllo['livello'],
    dato: Controllo['dato'],
    quando: Nodo,
    frase: string,
    fonte: string,
  ): Controllo => ({ codice: `${codiceDi}_${raccolta}`, livello, dato, quando, frase, fonte, raccolta });
  return [
    {
      codice: `VERSAMENTI_${raccolta}`,
      livello: 'informativa',
      quando: e(positivo(di.totaleOperate), diverso(di.differenza)),
      dato: di.differenza,
      frase: 'Le ritenute operate e gli importi versati non coincidono.',
      fonte: 'D.P.R. 602/1973, artt. 3 e 8',
    },
    uno(
      'TRIBUTO_MANCANTE',
      'bloccante',
      di.tributo,
      e(pagato, non(presente(di.tributo))),
      `${nome}: un importo versato senza codice tributo (col. 11).`,
      'Modello 770, col. 11',
    ),
    uno(
      'TRIBUTO_DI_ALTRA_SEZIONE',
      'discordanza',
      di.tributo,
      e(presente(di.tributo), altrove(di)),
      `${nome}: il codice tributo (col. 11) è di un’altra sezione.`,
      'Tabella dei codici tributo: 3802-3803 regionale, 3845-3848 comunale',
    ),
    uno(
      'DATA_MANCANTE',
      'bloccante',
      di.data,
      e(pagato, non(presente(di.data))),
      `${nome}: un importo versato senza data di versamento (col. 14).`,
      'Modello 770, col. 14',
    ),
    uno(
      'PERIODO_MANCANTE',
      'bloccante',
      di.periodo,
      e(o(pagato, positivo(di.operate)), non(presente(di.periodo))),
      `${nome}: manca il periodo di riferimento (col. 1).`,
      'Modello 770, col. 1',
    ),
    uno(
      'PERIODO_FUORI_ANNO',
      'discordanza',
      di.periodo,
      e(presente(di.periodo), non(o(...periodi.map((periodo) => isPeriodo(di, periodo))))),
      `${nome}: il periodo di riferimento (col. 1, MMAAAA) non è fra gennaio ${anno - 1} e febbraio ${anno}.`,
      'D.P.R. 600/1973, art. 23, c. 3',
    ),
    uno(
      'VERSATO_TARDI',
      'informativa',
      di.data,
      e(pagato, non(di.ravvedimento), oltre(di.data, termine)),
      `${nome}: versato dopo il 16 del mese successivo (col. 14) e senza ravvedimento (col. 9).`,
      'D.Lgs. 241/1997, art. 18',
    ),
    uno(
      'INTERESSI_SENZA_RAVVEDIMENTO',
      'discordanza',
      di.interessi,
      e(positivo(di.interessi), non(di.ravvedimento)),
      `${nome}: ci sono interessi (col. 8) e il ravvedimento (col. 9) non è barrato.`,
      'D.Lgs. 472/1997, art. 13',
    ),
    uno(
      'INTERESSI_OLTRE_VERSATO',
      'bloccante',
      di.interessi,
      oltre(di.interessi, di.versate),
      `${nome}: gli interessi (col. 8) superano l’importo versato (col. 7), che li comprende.`,
      'Modello 770, col. 7 e 8',
    ),
    uno(
      'SCOMPUTATI_OLTRE_OPERATE',
      'discordanza',
      di.scomputati,
      oltre(di.scomputati, di.operate),
      `${nome}: i crediti scomputati (col. 6) superano le ritenute operate (col. 2).`,
      'Modello 770, col. 2 e 6',
    ),
    ...(raccolta === 'ritenuteCapitale' || raccolta === 'imposteSostituto'
      ? []
      : checkSospesi(di, nome, anno, uno)),
  ];
}

type Uno = (
  codiceDi: string,
  livello: Controllo['livello'],
  dato: Controllo['dato'],
  quando: Nodo,
  frase: string,
  fonte: string,
) => Controllo;
/** Columns 15 and 16. From the form of 2025 one note alone is left. */
function checkSospesi(di: r.Versamenti, nome: string, anno: number, uno: Uno): Controllo[] {
  const nota = presente(di.notaSospese);
  const importo = positivo(di.sospese);
  return [
    uno(
      'SOSPESI_SENZA_NOTA',
      'bloccante',
      di.notaSospese,
      o(e(nota, non(importo)), e(importo, non(nota))),
      `${nome}: nota (col. 15) e importo (col. 16) della sospensione si indicano insieme.`,
      'Modello 770, col. 15 e 16',
    ),
    ...(anno >= 2025
      ? [
          uno(
            'NOTA_SOSPESI',
            'discordanza',
            di.notaSospese,
            e(nota, non(uguale(di.notaSospese, numero(20)))),
            `${nome}: dal 2025 la nota di sospensione (col. 15) è solo 20.`,
            'Modello 770/2025, novità di ST e SV',
          ),
        ]
      : []),
  ];
}

const eccesso: Controllo = {
  codice: 'ECCESSO_NON_IN_SX',
  livello: 'discordanza',
  quando: e(
    o(...[...r.sezioniST, r.comunali].map(({ differenza }) => oltre(zeroEuro, differenza))),
    non(positivo(r.creditiAnno.eccessi)),
  ),
  dato: r.creditiAnno.eccessi,
  frase: 'In ST o SV è versato più del dovuto: l’eccesso va in SX1, col. 2.',
  fonte: 'D.Lgs. 175/2014, art. 15, c. 1, lett. b',
};

const superato = (nome: string, di: r.Recupero): Controllo => ({
  codice: `RECUPERO_SUPERATO_${nome}`,
  livello: 'bloccante',
  quando: di.superato,
  dato: di.usato,
  frase: `${di.nome}: l’utilizzato supera quanto maturato e residuo.`,
  fonte: 'Modello 770, quadro SX',
});
const crediti = (anno: number): Controllo[] => [
  {
    codice: 'CREDITO_SUPERATO',
    livello: 'bloccante',
    quando: r.creditoSuperato,
    dato: r.creditoUsato,
    frase: 'Il credito utilizzato supera quello disponibile.',
    fonte: 'D.Lgs. 241/1997, art. 17',
  },
  {
    codice: 'RIMBORSO_SUPERATO',
    livello: 'bloccante',
    quando: r.rimborsoSuperato,
    dato: r.creditoRimborso,
    frase: 'Il rimborso chiesto (SX4, col. 6) supera il credito residuo.',
    fonte: 'Modello 770, rigo SX4',
  },
  superato('BONUS', r.bonus),
  ...(anno >= 2021 ? [superato('TRATTAMENTO', r.trattamento)] : []),
  ...(anno >= 2026 ? [superato('SOMMA', r.sommaEsente)] : []),
];

const somme: Controllo[] = [
  {
    codice: 'SOMME_OLTRE_LORDO',
    livello: 'bloccante',
    quando: s.esteroSuperato,
    dato: s.lordoEstero,
    raccolta: s.esteri,
    frase: 'Le somme non soggette superano l’ammontare lordo.',
    fonte: 'Modello 770, prospetto SY, sezione IV',
  },
  {
    codice: 'RITENUTE_OLTRE_IMPONIBILE',
    livello: 'discordanza',
    quando: oltre(s.ritenuteEstero, s.imponibileEstero),
    dato: s.ritenuteEstero,
    raccolta: s.esteri,
    frase: 'Le ritenute superano l’imponibile.',
    fonte: 'D.P.R. 600/1973, art. 25, c. 2',
  },
  {
    codice: 'BONIFICI_RITENUTA',
    livello: 'discordanza',
    quando: oltre(
      s.ritenutaBonifico,
      somma(arrotonda.euro(per(s.bonifico, aliquotaBonifici)), costante('euro', 100)),
    ),
    dato: s.ritenutaBonifico,
    raccolta: s.bonifici,
    frase: 'La ritenuta sui bonifici supera l’aliquota dell’anno su tutto l’accreditato.',
    fonte: 'D.L. 78/2010, art. 25; L. 213/2023, art. 1, c. 88',
  },
  ...s.capitali.map(
    (di): Controllo => ({
      codice: `CAPITALE_OLTRE_${di.codice}`,
      livello: 'discordanza',
      quando: oltre(di.ritenute, di.somme),
      dato: di.ritenute,
      raccolta: di.raccolta,
      frase: `Quadro ${di.codice}: la ritenuta o l’imposta supera le somme.`,
      fonte: 'D.P.R. 600/1973, artt. 26 e 27',
    }),
  ),
  {
    codice: 'CAPITALE_DIVERSO_DA_ST',
    livello: 'informativa',
    quando: e(
      positivo(s.riassunto.ritenute),
      non(uguale(s.riassunto.ritenute, somma(r.sezioniST[2].totaleOperate, r.sezioniST[3].totaleOperate))),
    ),
    dato: s.riassunto.ritenute,
    frase: 'Le ritenute dei quadri di capitale non sono quelle operate nelle sezioni III e IV di ST.',
    fonte: 'Modello 770, quadri ST e SS',
  },
];

/** The checks of a 770 of a year. */
export const listControlli = (anno: number): Controllo[] => [
  ...flussi,
  ...[...r.sezioniST, r.comunali].flatMap((di, i) =>
    checkVersamenti(di, i < 4 ? `ST, ${di.titolo}` : 'SV', anno),
  ),
  eccesso,
  ...crediti(anno),
  ...somme,
];
