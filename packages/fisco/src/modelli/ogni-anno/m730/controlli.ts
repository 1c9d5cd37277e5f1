import {
  codice,
  e,
  fino,
  meno,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  presente,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { rateMassime, sogliaRimborso, sogliaVisto } from '../../../parametri/modello-730.ts';
import * as quadroF from '../../../regole/acconti-730.ts';
import * as addizionali from '../../../regole/addizionali.ts';
import * as cedolare from '../../../regole/cedolare.ts';
import { giorniPensione } from '../../../regole/lavoro.ts';
import * as liquidazione from '../../../regole/liquidazione.ts';
import * as quadroD from '../../../regole/quadro-d.ts';
import * as r from '../../../regole/risultato-730.ts';
import type { Controllo } from '../../scheda.ts';
import { controlliCongiunta } from './controlli-congiunta.ts';
import { controlliLavoro } from './controlli-lavoro.ts';
import { controlliOneri730 } from './controlli-oneri.ts';

const TESTO = 'Istruzioni 730/2026';
const isUno = (dato: typeof quadroD.tipoDiverso, ...codici: number[]): Nodo =>
  o(...codici.map((n) => uguale(dato, codice(n))));
const dato = (importo: Nodo): Nodo => oltre(importo, zeroEuro);

const { assimilati, diversi, occasionali } = quadroD;

/** D3, D4 and D5: a code for what was received, and expenses only where the law lets them. */
const redditi: readonly Controllo[] = [
  ...(
    [
      [assimilati, quadroD.redditoAssimilato, quadroD.tipoAssimilato, 'D3'],
      [diversi, quadroD.redditoDiverso, quadroD.tipoDiverso, 'D4'],
      [occasionali, quadroD.redditoOccasionale, quadroD.tipoOccasionale, 'D5'],
    ] as const
  ).map(
    ([raccolta, reddito, tipo, rigo]): Controllo => ({
      ...{ codice: `TIPO_MANCA_${rigo}`, livello: 'bloccante', raccolta, dato: tipo },
      quando: e(dato(reddito), non(presente(tipo))),
      frase: `${rigo}: manca il tipo di reddito.`,
      fonte: `${TESTO}, r. 3554-3743`,
    }),
  ),
  {
    ...{
      codice: 'CEDOLARE_DI_ALTRI',
      livello: 'bloccante',
      raccolta: diversi,
      dato: quadroD.cedolareDiverso,
    },
    quando: e(presente(quadroD.cedolareDiverso), non(isUno(quadroD.tipoDiverso, 10))),
    frase: 'D4 col. 2: la cedolare secca è solo del tipo 10, locazioni brevi di chi non possiede.',
    fonte: `${TESTO}, r. 3608`,
  },
  {
    ...{ codice: 'SPESE_NON_AMMESSE', livello: 'discordanza', raccolta: diversi, dato: quadroD.speseDiverso },
    quando: e(dato(quadroD.speseDiverso), non(isUno(quadroD.tipoDiverso, 1, 2, 3, 10, 14))),
    frase: 'D4 col. 5: le spese sono solo dei tipi 1, 2, 3, 10 e 14.',
    fonte: `${TESTO}, r. 3690`,
  },
  {
    ...{ codice: 'SPESE_CON_CEDOLARE', livello: 'bloccante', raccolta: diversi, dato: quadroD.speseDiverso },
    quando: e(dato(quadroD.speseDiverso), presente(quadroD.cedolareDiverso)),
    frase: 'D4 col. 5: con la cedolare secca non ci sono spese.',
    fonte: `${TESTO}, r. 3716`,
  },
  {
    ...{
      codice: 'RITENUTE_BREVI_IN_F8',
      livello: 'discordanza',
      raccolta: diversi,
      dato: quadroD.ritenuteDiverso,
    },
    quando: e(dato(quadroD.ritenuteDiverso), isUno(quadroD.tipoDiverso, 10)),
    frase: 'D4 col. 6: le ritenute del tipo 10 si indicano in F8 e qui non contano.',
    fonte: `${TESTO}, r. 3720`,
  },
  ...(
    [
      [diversi, quadroD.redditoDiverso, quadroD.speseDiverso, 'D4'],
      [occasionali, quadroD.redditoOccasionale, quadroD.speseOccasionale, 'D5'],
    ] as const
  ).map(
    ([raccolta, reddito, spese, rigo]): Controllo => ({
      ...{ codice: `SPESE_OLTRE_${rigo}`, livello: 'discordanza', raccolta, dato: spese },
      quando: oltre(spese, reddito),
      frase: `${rigo}: le spese non superano il reddito dello stesso rigo.`,
      fonte: `${TESTO}, r. 3709 e 3745`,
    }),
  ),
  {
    ...{ codice: 'OCCASIONALE_NON_GESTITO', livello: 'informativa', raccolta: occasionali },
    ...{ dato: quadroD.tipoOccasionale, quando: isUno(quadroD.tipoOccasionale, 4, 5) },
    frase:
      'D5: noleggio di imbarcazioni e lezioni private hanno un’imposta propria, che qui non è calcolata.',
  },
  {
    ...{ codice: 'GIOVANE_SENZA_OPERE', livello: 'informativa', raccolta: assimilati, dato: quadroD.giovane },
    quando: e(quadroD.giovane, non(isUno(quadroD.tipoAssimilato, 1))),
    frase: 'D3: la riduzione del 40% è solo del tipo 1.',
    fonte: `${TESTO}, r. 3568`,
  },
];

/** F3: no more in F24 than there was. */
const eccedenze = (
  [
    ['IRPEF', liquidazione.eccedenzaPrecedente, liquidazione.eccedenzaCompensata, 2, 1],
    ['CEDOLARE', cedolare.eccedenza, cedolare.compensata, 6, 5],
    ['REGIONALE', addizionali.regionaleEccedenza, addizionali.regionaleCompensata, 9, 8],
    ['COMUNALE', addizionali.comunaleEccedenza, addizionali.comunaleCompensata, 12, 11],
  ] as const
).map(
  ([nome, eccedenza, compensata, colonna, prima]): Controllo => ({
    ...{ codice: `COMPENSATA_OLTRE_${nome}`, livello: 'discordanza', dato: compensata },
    quando: oltre(compensata, eccedenza),
    frase: `F3 col. ${colonna}: in F24 non va più dell’eccedenza di col. ${prima}.`,
    fonte: `${TESTO}, r. 7011-7061`,
  }),
);

const sumAcconti = ({ primo, secondo }: (typeof r.accontiF24.ivie)['di']) => somma(primo, secondo);
/** F6: nothing, or less, of each advance. */
const misure = (
  [
    ['IRPEF', quadroF.misure.irpef, somma(liquidazione.primoAcconto, liquidazione.secondoAcconto), 1],
    ['COMUNALE', quadroF.misure.comunale, addizionali.accontoDaVersare, 3],
    ['CEDOLARE', quadroF.misure.cedolare, somma(cedolare.primoAcconto, cedolare.secondoAcconto), 5],
    ['CRIPTO', quadroF.misure.cripto, sumAcconti(r.accontiF24.cripto.di), 8],
    ['IVIE', quadroF.misure.ivie, sumAcconti(r.accontiF24.ivie.di), 10],
    ['IVAFE', quadroF.misure.ivafe, sumAcconti(r.accontiF24.ivafe.di), 12],
    ['LEZIONI', quadroF.misure.lezioni, sumAcconti(r.accontiF24.lezioni.di), 14],
  ] as const
).flatMap(([nome, { nessuno, minore }, dovuto, colonna]): Controllo[] => [
  {
    ...{ codice: `ACCONTO_DUE_VOLTE_${nome}`, livello: 'bloccante', dato: minore },
    quando: e(nessuno, dato(minore)),
    frase: `F6: si compila la col. ${colonna} o la col. ${colonna + 1}, non tutte e due.`,
    fonte: `${TESTO}, r. 7148-7182`,
  },
  {
    ...{ codice: `ACCONTO_MAGGIORE_${nome}`, livello: 'discordanza', dato: minore },
    quando: e(dato(minore), oltre(minore, dovuto)),
    frase: `F6 col. ${colonna + 1}: si indica meno dell’acconto calcolato.`,
    fonte: `${TESTO}, r. 7149-7182`,
  },
]);

const rimborsi = somma(...Object.values(r.esiti).map(({ rimborsato }) => rimborsato));
const crediti = somma(rimborsi, ...Object.values(r.esiti).map(({ usato }) => usato));
/** Instalments, refunds, F24, and what kind of 730 it is. */
const esito: readonly Controllo[] = [
  {
    ...{ codice: 'RATE_TROPPE', livello: 'discordanza', dato: quadroF.rate },
    quando: o(
      e(oltre(quadroF.rate, rateMassime), non(quadroF.senzaSostituto)),
      e(
        presente(giorniPensione),
        oltre(quadroF.rate, meno(rateMassime, numero(1))),
        non(quadroF.senzaSostituto),
      ),
    ),
    frase:
      'F6 col. 7: le rate con il sostituto sono al più 6 (5 fino al modello 2023), per i pensionati una di meno.',
    fonte: `${TESTO}, r. 7157-7168`,
  },
  {
    ...{ codice: 'RATE_SENZA_DEBITO', livello: 'informativa', dato: quadroF.rate },
    quando: e(oltre(quadroF.rate, numero(1)), fino(r.rateizzabile, zeroEuro)),
    frase: 'F6 col. 7: non c’è niente da rateizzare.',
  },
  {
    ...{ codice: 'COMPENSARE_DUE_VOLTE', livello: 'bloccante', dato: quadroF.compensare },
    quando: e(quadroF.compensareTutto, dato(quadroF.compensare)),
    frase: 'I1: si indica l’importo o si barra tutto il credito, non tutti e due.',
    fonte: `${TESTO}, r. 7948`,
  },
  {
    ...{ codice: 'COMPENSARE_OLTRE_CREDITO', livello: 'informativa', dato: quadroF.compensare },
    quando: e(dato(quadroF.compensare), oltre(quadroF.compensare, crediti)),
    frase: 'I1: il credito è minore delle imposte da compensare, la differenza si versa con F24.',
    fonte: `${TESTO}, r. 7942-7946`,
  },
  {
    ...{ codice: 'VISTO_SUL_CREDITO', livello: 'informativa', dato: quadroF.compensare },
    quando: oltre(meno(crediti, rimborsi), sogliaVisto),
    frase: 'I1: per usare in F24 più di 5.000 euro serve il visto di conformità.',
    fonte: 'D.L. 50/2017, art. 3',
  },
  {
    ...{ codice: 'RIMBORSO_CONTROLLATO', livello: 'informativa', dato: r.rimborsare },
    quando: oltre(r.rimborsare, sogliaRimborso),
    frase:
      'Il rimborso supera 4.000 euro: se il 730 precompilato è cambiato e inviato senza CAF può essere controllato prima, e lo paga l’Agenzia.',
    fonte: 'D.Lgs. 175/2014, art. 5, c. 3-bis',
  },
  ...controlliCongiunta,
  {
    ...{ codice: 'INTEGRATIVO_SENZA_CODICE', livello: 'bloccante', dato: quadroF.integrativo },
    quando: e(
      dato(
        somma(
          liquidazione.rimborsato730,
          liquidazione.compensato730,
          ...[addizionali.regionale730, addizionali.esitoComunale730].flatMap((suo) => [
            suo.rimborsata,
            suo.compensata,
          ]),
          cedolare.rimborsata,
          cedolare.creditoCompensato,
        ),
      ),
      non(isUno(quadroF.integrativo, 1)),
    ),
    frase: 'F9 e F10 sono del 730 integrativo con codice 1.',
    fonte: `${TESTO}, r. 7218`,
  },
  {
    ...{ codice: 'CORI_SENZA_CODICE', livello: 'informativa', dato: quadroF.coriRegionale },
    quando: e(dato(somma(quadroF.coriRegionale, quadroF.coriComunale)), fino(quadroD.totale, zeroEuro)),
    frase: 'F2 col. 5 e 6 sono di chi ha compensi di cori e bande in D4, tipi 7 e 11.',
    fonte: `${TESTO}, r. 6988-6993`,
  },
];

/** What only the 730 checks. */
export const controlli730: readonly Controllo[] = [
  ...redditi,
  ...eccedenze,
  ...misure,
  ...esito,
  ...controlliLavoro,
  ...controlliOneri730,
];
