import * as a from '../../../regole/ace.ts';
import * as c from '../../../regole/comodo-capitali.ts';
import { aiuti, importoAiuto } from '../../../regole/crediti-imprese.ts';
import * as r from '../../../regole/ires.ts';
import * as premiale from '../../../regole/premiale.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import { makeSezioneRateazioni } from '../impresa/rateazioni.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

type Sezione = QuadroDiAnni['sezioni'][number];
const numeri = (da: number, quanti: number) => Array.from({ length: quanti }, (_, posto) => da + posto);

type Perdite = typeof r.perdite;
const righiPerdite = (da: number, titolo: string, anni: Perdite['limitate']): RigoScheda[] =>
  anni.map(({ disponibile, usata, residua }, posto) =>
    rigo(da + posto, titolo, [
      inserisce(1, disponibile.titolo, disponibile),
      mostra(2, 'Usata', usata),
      mostra(3, 'Residuo', residua),
    ]),
  );
/** The register of losses, by age: the same for every body that pays IRES. */
export const makeSezionePerdite = (perdite: Perdite): Sezione => ({
  titolo: 'Perdite per anno (dati interni)',
  righi: [
    ...righiPerdite(911, 'Perdite limitate', perdite.limitate),
    ...righiPerdite(921, 'Perdite piene', perdite.piene),
    rigo(924, 'Uso delle perdite', [
      inserisce(1, 'Ordine', perdite.ordine, {
        opzioni: [
          { codice: '1', descrizione: 'Prima le limitate' },
          { codice: '2', descrizione: 'Prima le piene' },
        ],
      }),
    ]),
  ],
});

const perdite: Sezione = {
  titolo: 'Perdite d’impresa non compensate',
  righi: [
    rigo(44, 'In misura limitata', [
      mostra(90, 'Dell’anno', r.perditaLimitata, { formulaBreve: 'RN2 + RN5 col. 1 − col. 2' }),
      mostra(6, 'Da riportare', r.limitateTotali),
    ]),
    rigo(45, 'In misura piena', [
      inserisce(91, 'Primi tre periodi', r.primiTreAnni),
      mostra(90, 'Dell’anno', r.perditaPiena),
      mostra(6, 'Da riportare', r.pieneTotali),
    ]),
  ],
};

const superAce: Sezione = {
  titolo: 'Super ACE',
  righi: [
    rigo(931, 'Incremento del 2021 (RS112A)', [
      inserisce(1, 'Incremento', a.nuovo2021),
      inserisce(3, 'Riduzioni', a.riduzioni2021),
      mostra(4, 'Netto', a.netto2021),
      mostra(5, 'Rendimento', a.rendimentoSuper, { formulaBreve: '15% fino a 5 milioni' }),
      inserisce(6, 'Come credito', a.inCredito),
      mostra(7, 'Credito', a.creditoSuper, { formulaBreve: '24% del rendimento' }),
    ]),
  ],
};
const ace = (anno: number): Sezione => ({
  titolo: 'ACE',
  righi: [
    rigo(113, 'Deduzione per capitale investito', [
      ...(anno > 2024
        ? []
        : [
            inserisce(91, 'Incrementi', a.incrementi),
            inserisce(92, 'Decrementi', a.decrementi),
            inserisce(93, 'Patrimonio netto', a.patrimonioNetto),
            mostra(94, 'Variazione', a.base),
            mostra(95, 'Rendimento', a.rendimento),
          ]),
      inserisce(96, 'Eccedenza pregressa', a.eccedenzaPregressa),
      ...(anno > 2024 ? [] : [inserisce(97, 'In credito IRAP', a.creditoIrap)]),
      mostra(98, 'Deducibile', a.disponibile),
      mostra(14, 'Residuo', r.aceResidua, { formulaBreve: 'da riportare' }),
    ]),
  ],
});

const esclusioni = [
  'Obbligo di forma',
  'Primo periodo',
  'Amministrazione straordinaria',
  'Quotate, controllate e controllanti',
  'Trasporto pubblico',
  'Almeno 50 soci',
  'Almeno 10 dipendenti nei due anni prima',
  'Procedure concorsuali',
  'Valore della produzione oltre l’attivo',
  'Partecipazione pubblica di almeno il 20%',
  'Punteggio ISA premiale',
  'Consortile',
].map((descrizione, posto) => ({ codice: String(posto + 1), descrizione }));

/** Numbers of the goods: the form writes them from RS117 on. */
const comodo: Sezione = {
  titolo: 'Società di comodo',
  righi: [
    rigo(116, 'Test', [
      inserisce(1, 'Esclusione', c.esclusione, { opzioni: esclusioni }),
      inserisce(2, 'Disapplicazione', c.disapplicazione, {
        opzioni: [
          { codice: '1', descrizione: 'Provvedimento 23681/2008' },
          { codice: '2', descrizione: 'Interpello accolto' },
          { codice: '3', descrizione: 'Interpello non presentato' },
        ],
      }),
      mostra(90, 'Non operativa', c.nonOperativa),
    ]),
    ...c.beni.map((bene, posto) =>
      rigo(posto < 6 ? 117 + posto : 941, bene.titolo, [
        inserisce(91, 'Due anni prima', bene.valori.dueAnniPrima),
        inserisce(92, 'Un anno prima', bene.valori.prima),
        inserisce(4, 'Valore dell’esercizio', bene.valori.anno),
        mostra(1, 'Valore medio', bene.valoreMedio, { formulaBreve: 'un terzo dei tre valori' }),
        mostra(2, 'Ricavi presunti', bene.ricavi),
        mostra(5, 'Reddito presunto', bene.reddito),
      ]),
    ),
    rigo(123, 'Totale', [
      inserisce(91, 'Ricavi, due anni prima', c.proventi.dueAnniPrima),
      inserisce(92, 'Ricavi, un anno prima', c.proventi.prima),
      inserisce(93, 'Ricavi dell’esercizio', c.proventi.anno),
      mostra(2, 'Ricavi presunti', c.ricaviPresunti),
      mostra(3, 'Ricavi effettivi', c.ricaviEffettivi, { formulaBreve: 'media dei tre anni' }),
      mostra(5, 'Reddito presunto', c.redditoPresunto),
    ]),
    rigo(124, 'Redditi esenti o tassati altrimenti', [inserisce(1, 'Importo', c.redditiEsclusi)]),
    rigo(125, 'Reddito minimo', [mostra(1, 'Importo', c.redditoMinimo, { formulaBreve: 'a RN6 col. 1' })], {
      totale: true,
    }),
    rigo(943, 'IRAP minima (dato interno)', [
      inserisce(1, 'Retribuzioni, compensi, interessi', c.costiIrap),
      mostra(2, 'Valore della produzione', c.valoreMinimoIrap),
    ]),
  ],
};

const iresPremiale: Sezione = {
  titolo: 'IRES premiale (dati interni)',
  righi: [
    rigo(971, 'Utili', [
      inserisce(1, 'Utile 2024', premiale.utile2024),
      inserisce(2, 'Utile 2023', premiale.utile2023),
      inserisce(3, 'Utile 2024 accantonato', premiale.accantonato),
      mostra(4, 'Accantonamento minimo', premiale.daAccantonare, { formulaBreve: '80% di col. 1' }),
    ]),
    rigo(972, 'Investimenti', [
      inserisce(1, 'Rilevanti', premiale.investimenti),
      mostra(2, 'Minimo', premiale.investimentoMinimo),
    ]),
    rigo(
      973,
      'Lavoro',
      premiale.lavoro.map((dato, posto) => inserisce(posto + 1, dato.titolo, dato)),
    ),
    rigo(974, 'Riserva', [
      annota(1, 'Accantonata', 'euro'),
      annota(2, 'Distribuita', 'euro'),
      annota(3, 'Residua', 'euro'),
    ]),
  ],
};
const crediti: Sezione = {
  titolo: 'Prospetto dei crediti',
  righi: numeri(64, 6).map((numero, posto) =>
    rigo(
      numero,
      [
        'Svalutazioni a inizio esercizio',
        'Perdite dell’esercizio',
        'Differenza',
        'Svalutazioni dell’esercizio',
        'Svalutazioni a fine esercizio',
        'Valore dei crediti',
      ][posto] ?? '',
      [annota(1, 'Bilancio', 'euro'), annota(2, 'Fiscale', 'euro')],
    ),
  ),
};
const altri: Sezione = {
  titolo: 'Altri prospetti',
  righi: [
    rigo(140, 'Conservazione dei documenti', [
      annota(1, 'In forma elettronica', 'codice', {
        opzioni: [
          { codice: '1', descrizione: 'Sì' },
          { codice: '2', descrizione: 'No' },
        ],
      }),
    ]),
    rigo(171, 'Start-up e PMI innovative', [annota(1, 'Deduzione', 'euro'), annota(2, 'Detrazione', 'euro')]),
    rigo(290, 'Erogazioni al terzo settore', [
      annota(1, 'Dell’anno', 'euro'),
      annota(2, 'Eccedenza', 'euro'),
    ]),
    rigo(291, 'Eccedenze da riportare', [annota(1, 'Importo', 'euro')]),
    rigo(
      401,
      'Aiuto di Stato',
      [
        annota(1, 'Codice aiuto', 'codice'),
        annota(2, 'Settore', 'codice'),
        annota(3, 'Forma giuridica', 'testo', { lunghezza: 4 }),
        annota(4, 'Dimensione', 'codice'),
        annota(5, 'Codice ATECO', 'testo', { lunghezza: 6 }),
        inserisce(17, 'Importo', importoAiuto),
      ],
      { raccolta: aiuti },
    ),
    rigo(402, 'Impresa unica', [annota(1, 'Codice fiscale', 'codiceFiscale')]),
  ],
};

/** RS: the prospects, each with the years it is of. */
export const makeQuadroRS = (anno: number): QuadroDiAnni => ({
  codice: 'RS',
  titolo: 'Prospetti vari',
  titoloBreve: 'Prospetti',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Numerazione da riscontrare. Interni: i righi da 901 e le colonne da 90. Il reddito minimo delle società di comodo è quello dell’art. 30 della L. 724/1994 con i coefficienti dell’anno.',
  dipendeDa: ['RF', 'RN'],
  sezioni: [
    perdite,
    makeSezionePerdite(r.perdite),
    ...(anno === 2022 ? [superAce] : []),
    ace(anno),
    comodo,
    makeSezioneRateazioni([126, 127]),
    crediti,
    ...(anno === 2026 ? [iresPremiale] : []),
    altri,
  ],
});
