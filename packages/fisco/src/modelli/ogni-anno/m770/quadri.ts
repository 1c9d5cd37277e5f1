import { e, non, o, oltre, zeroEuro } from '../../../engine/index.ts';
import * as r from '../../../regole/sostituto.ts';
import {
  annota,
  type Colonna,
  type Controllo,
  inserisce,
  mostra,
  type RigoScheda,
  rigo,
} from '../../scheda.ts';
import { quadroDI as quadroComune } from '../comuni.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const INTERNI = 'Le colonne del modello non sono note: i righi da 901 sono interni e non entrano nel file.';
const base = { fascicolo: 1, copertura: 'indicativo', dipendeDa: [] } as const;

const protocollo = (numero: number, titolo: string): RigoScheda =>
  rigo(numero, titolo, [
    annota(1, 'Protocollo, invio', 'testo', { maschera: '9'.repeat(17) }),
    annota(2, 'Protocollo, dichiarazione', 'testo', { maschera: '9'.repeat(6) }),
  ]);

/** The frontespizio, with the flows that the data may be sent in: three at most. */
export function makeFrontespizio770(): QuadroDiAnni {
  const comune = makeFrontespizio({ soggetto: 'tutti', ruoli: 'ente' });
  return {
    ...comune,
    sezioni: [
      ...comune.sezioni,
      {
        titolo: 'Invio (dati interni)',
        righi: [
          rigo(901, 'Flussi', [
            inserisce(1, 'Flussi separati', r.separata, { istruzioni: 'Se manca, l’invio è unico.' }),
            inserisce(2, 'Dipendenti', r.flussi[0]),
            inserisce(3, 'Autonomi e provvigioni', r.flussi[1]),
            inserisce(4, 'Altri dati', r.flussi[2]),
          ]),
          protocollo(902, 'Altro flusso già inviato'),
          protocollo(903, 'Altro flusso già inviato'),
          rigo(904, 'Casi di non trasmissione di ST, SV e SX', [annota(1, 'Non trasmessi', 'barrata')]),
        ],
      },
    ],
  };
}

const versamento = (numero: number, di: r.Versamenti, a: Colonna): RigoScheda =>
  rigo(
    numero,
    'Versamento',
    [
      annota(1, 'Mese', 'intero', { min: 1, max: 12 }),
      a,
      inserisce(3, 'Operate', di.operate, { tipo: 'decimale' }),
      inserisce(4, 'Versate', di.versate, { tipo: 'decimale' }),
      annota(5, 'Versate il', 'data'),
    ],
    { raccolta: di.raccolta },
  );
const totale = (numero: number, di: r.Versamenti): RigoScheda =>
  rigo(
    numero,
    'Totale',
    [
      mostra(1, 'Operate', di.totaleOperate, { tipo: 'decimale' }),
      mostra(2, 'Versate', di.totaleVersate, { tipo: 'decimale' }),
      mostra(3, 'Differenza', di.differenza, { tipo: 'decimale', negativi: true }),
    ],
    { totale: true },
  );
/** Six payments of a kind in a modulo, then their total; `a` says to whom. */
const sezione = (titolo: string, primo: number, di: r.Versamenti, a: Colonna) => ({
  titolo,
  righi: [...[0, 1, 2, 3, 4, 5].map((n) => versamento(primo + n, di, a)), totale(primo + 9, di)],
});
const TRIBUTO = annota(2, 'Tributo', 'codice', { lunghezza: 4 });
const COMUNE = annota(2, 'Comune', 'testo', { lunghezza: 4, istruzioni: 'Codice catastale del comune.' });
const ROMANI = ['I', 'II', 'III', 'IV'];

export const quadroST: QuadroDiAnni = {
  ...base,
  codice: 'ST',
  titolo: 'Ritenute operate e versamenti',
  titoloBreve: 'Ritenute',
  nota: INTERNI,
  sezioni: r.sezioniST.map((di, i) =>
    sezione(`Sezione ${ROMANI[i]}, ${di.titolo} (dati interni)`, 911 + 10 * i, di, TRIBUTO),
  ),
};

export const quadroSV: QuadroDiAnni = {
  ...base,
  codice: 'SV',
  titolo: 'Trattenute di addizionali comunali',
  titoloBreve: 'Addizionali comunali',
  nota: INTERNI,
  sezioni: [sezione('Addizionale comunale (dati interni)', 911, r.comunali, COMUNE)],
};

export const quadroSX: QuadroDiAnni = {
  ...base,
  codice: 'SX',
  titolo: 'Riepilogo di crediti e compensazioni',
  titoloBreve: 'Compensazioni',
  nota: INTERNI,
  sezioni: [
    {
      titolo: 'Crediti (dati interni)',
      righi: [
        rigo(901, 'Credito della dichiarazione precedente', [inserisce(1, 'Importo', r.creditoPrecedente)]),
        rigo(902, 'Credito dell’anno', [inserisce(1, 'Importo', r.creditoAnno)]),
        rigo(903, 'Utilizzato in compensazione', [inserisce(1, 'Importo', r.creditoUsato)]),
        rigo(
          904,
          'Credito residuo',
          [mostra(1, 'Importo', r.creditoResiduo, { formulaBreve: 'SX901 + SX902 − SX903' })],
          { totale: true },
        ),
      ],
    },
  ],
};

const sessi = [
  { codice: 'M', descrizione: 'Maschile' },
  { codice: 'F', descrizione: 'Femminile' },
];
const pignoramento = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Pignoramento',
    [
      annota(1, 'Debitore principale', 'codiceFiscale'),
      annota(2, 'Creditore', 'codiceFiscale'),
      inserisce(3, 'Somme erogate', r.sommeErogate, { istruzioni: 'In euro, senza i centesimi.' }),
    ],
    { raccolta: r.pignoramenti },
  );
const estero = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Percipiente estero',
    [
      annota(1, 'Cognome o denominazione', 'testo', { lunghezza: 60 }),
      annota(2, 'Nome', 'testo', { lunghezza: 40 }),
      annota(3, 'Sesso', 'codice', { opzioni: sessi }),
      annota(4, 'Data di nascita', 'data'),
      annota(5, 'Identificazione estera', 'testo', { lunghezza: 25 }),
      annota(6, 'Località', 'testo', { lunghezza: 40 }),
      annota(7, 'Via e numero civico', 'testo', { lunghezza: 60 }),
      annota(8, 'Stato', 'testo', { maschera: '999' }),
      annota(9, 'Causale', 'testo', { lunghezza: 2 }),
      inserisce(10, 'Lordo', r.lordoEstero),
      inserisce(11, 'Convenzione', r.convenzioneEstero),
      inserisce(12, 'Altre non soggette', r.nonSoggetteEstero),
      mostra(13, 'Imponibile', r.imponibileEstero, { formulaBreve: 'col. 10 − col. 11 − col. 12' }),
      inserisce(14, 'Ritenute d’imposta', r.ritenuteEstero),
      annota(15, 'Ritenute sospese', 'euro'),
    ],
    { raccolta: r.esteri },
  );

export const quadroSY: QuadroDiAnni = {
  ...base,
  codice: 'SY',
  titolo: 'Somme da pignoramento e altre',
  titoloBreve: 'Pignoramenti',
  nota: 'Righi e colonne da un programma che scrive il file, fino al 2023: da riscontrare sul modello dell’anno. Solo le sezioni elencate.',
  sezioni: [
    {
      titolo: 'Sezione II, somme erogate ai creditori pignoratizi',
      righi: [7, 8, 9, 10, 11].map(pignoramento),
    },
    {
      titolo: 'Percipienti esteri senza codice fiscale',
      righi: [16, 17, 18, 19, 20].map(estero),
    },
    {
      titolo: 'Totale (dati interni)',
      righi: [
        rigo(901, 'Somme erogate ai creditori', [mostra(1, 'Importo', r.totaleErogate)], { totale: true }),
      ],
    },
  ],
};

export const quadroDI: QuadroDiAnni = {
  ...quadroComune,
  nota: 'Crediti di integrative a favore. Colonne da riscontrare sul modello; il rigo 901 è interno. Il credito entra nel calcolo quando si indica in SX.',
};

const [dipendenti, autonomi, altri] = r.flussi;
export const controlli: readonly Controllo[] = [
  {
    codice: 'FLUSSO_VUOTO',
    livello: 'bloccante',
    quando: e(r.separata, non(o(...r.flussi))),
    dato: r.separata,
    frase: 'Con i flussi separati si indica quali dati sono in questo: dipendenti, autonomi, altri.',
  },
  {
    codice: 'FLUSSO_UNICO',
    livello: 'discordanza',
    quando: e(r.separata, dipendenti, autonomi, altri),
    dato: r.separata,
    frase: 'Il flusso contiene tutti i dati: l’invio è unico.',
  },
  ...[...r.sezioniST, r.comunali].map(
    ({ raccolta, differenza, totaleOperate }): Controllo => ({
      codice: `VERSAMENTI_${raccolta}`,
      livello: 'informativa',
      quando: e(oltre(totaleOperate, zeroEuro), o(oltre(differenza, zeroEuro), oltre(zeroEuro, differenza))),
      dato: differenza,
      frase: 'Le ritenute operate e gli importi versati non coincidono.',
    }),
  ),
  {
    codice: 'CREDITO_SUPERATO',
    livello: 'bloccante',
    quando: r.creditoSuperato,
    dato: r.creditoUsato,
    frase: 'Il credito utilizzato supera quello disponibile.',
  },
  {
    codice: 'SOMME_OLTRE_LORDO',
    livello: 'bloccante',
    quando: r.esteroSuperato,
    dato: r.lordoEstero,
    raccolta: r.esteri,
    frase: 'Le somme non soggette superano l’ammontare lordo.',
  },
  {
    codice: 'RITENUTE_OLTRE_IMPONIBILE',
    livello: 'discordanza',
    quando: oltre(r.ritenuteEstero, r.imponibileEstero),
    dato: r.ritenuteEstero,
    raccolta: r.esteri,
    frase: 'Le ritenute superano l’imponibile.',
  },
];
