import * as r from '../../../regole/sostituto-somme.ts';
import { annota, inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { base } from './base.ts';

const EURO = 'In euro, senza i centesimi.';
const sessi = [
  { codice: 'M', descrizione: 'Maschile' },
  { codice: 'F', descrizione: 'Femminile' },
];
const debitore = (numero: number) =>
  rigo(
    numero,
    'Pignoramento subito',
    [
      annota(1, 'Creditore', 'codiceFiscale'),
      inserisce(2, 'Somme liquidate', r.sommePignorate, { istruzioni: EURO }),
      annota(3, 'Tipologia', 'testo', { lunghezza: 2 }),
    ],
    { raccolta: r.pignorati },
  );
const pignoramento = (numero: number) =>
  rigo(
    numero,
    'Pignoramento',
    [
      annota(1, 'Debitore principale', 'codiceFiscale'),
      annota(2, 'Creditore', 'codiceFiscale'),
      inserisce(3, 'Somme erogate', r.sommeErogate, { istruzioni: EURO }),
    ],
    { raccolta: r.pignoramenti },
  );
const bonifico = (numero: number) =>
  rigo(
    numero,
    'Bonifici a un beneficiario',
    [
      annota(1, 'Beneficiario', 'codiceFiscale'),
      inserisce(2, 'Bonifici accreditati', r.bonifico, { istruzioni: EURO }),
      inserisce(3, 'Ritenuta operata', r.ritenutaBonifico),
    ],
    { raccolta: r.bonifici },
  );
const estero = (numero: number) =>
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
const [accreditati, ritenute] = r.totaliBonifici;

export const quadroSY: QuadroDiAnni = {
  ...base,
  codice: 'SY',
  titolo: 'Somme da pignoramento, bonifici, percipienti esteri',
  titoloBreve: 'Pignoramenti',
  nota: 'Righi e colonne delle sezioni II e IV da un programma che scrive il file, fino al 2023: da riscontrare sul modello dell’anno. Le sezioni I e III hanno righi interni.',
  sezioni: [
    {
      titolo: 'Sezione I, debitore principale (righi interni)',
      righi: [921, 922, 923, 924, 925].map(debitore),
    },
    {
      titolo: 'Sezione II, somme erogate ai creditori pignoratizi',
      righi: [7, 8, 9, 10, 11].map(pignoramento),
    },
    {
      titolo: 'Sezione III, ritenute sui bonifici (righi interni)',
      righi: [931, 932, 933, 934].map(bonifico),
    },
    {
      titolo: 'Sezione IV, percipienti esteri senza codice fiscale',
      righi: [16, 17, 18, 19, 20].map(estero),
    },
    {
      titolo: 'Totali (dati interni)',
      righi: [
        rigo(901, 'Somme erogate ai creditori', [mostra(1, 'Importo', r.totaleErogate)], { totale: true }),
        rigo(902, 'Somme liquidate ai creditori', [mostra(1, 'Importo', r.totalePignorate)], {
          totale: true,
        }),
        rigo(903, 'Bonifici', [mostra(1, 'Accreditati', accreditati), mostra(2, 'Ritenute', ritenute)], {
          totale: true,
        }),
      ],
    },
  ],
};
