import { type Dato, e, type Nodo, non, numero, o, oltre, presente, zeroEuro } from '../../../engine/index.ts';
import { attivita, componenti, dopo, punteggio } from '../../../regole/isa/punteggio.ts';
import { annota, type Controllo, inserisce, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { makeEsclusione, righiAttivita, righiBenefici } from './punteggio.ts';

const MASSIMO = 10;
const TIPI = [
  { codice: '1', descrizione: 'Impresa' },
  { codice: '2', descrizione: 'Lavoro autonomo' },
];
const inPunti = { tipo: 'decimale', min: 1, max: MASSIMO } as const;

/**
 * The index of an activity and what is declared besides to raise it (art. 9-bis, c. 9, D.L. 50/2017). The score is counted by
 * the software of the Agenzia alone: here it is written as it came out of it.
 */
export const makeQuadroAdeguamento = (anno: number): QuadroDiAnni => ({
  codice: 'IS',
  titolo: 'Indice di affidabilità e adeguamento',
  titoloBreve: 'Indice e adeguamento',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Il punteggio è quello del software dell’Agenzia delle Entrate. La numerazione delle caselle è interna.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Attività',
      righi: [
        rigo(1, 'Attività', [
          inserisce(1, 'Codice attività', attivita, {
            lunghezza: 6,
            istruzioni: 'Codice ATECO di sei cifre, senza punti.',
          }),
          annota(2, 'Codice ISA', 'testo', { lunghezza: 5 }),
          annota(3, 'Tipo di reddito', 'codice', { opzioni: TIPI }),
        ]),
        makeEsclusione(anno),
        ...righiAttivita,
      ],
    },
    {
      titolo: 'Punteggio',
      righi: [rigo(2, 'Punteggio ISA', [inserisce(1, 'Punteggio', punteggio, inPunti)])],
    },
    {
      titolo: 'Adeguamento',
      righi: [
        rigo(3, 'Ulteriori componenti positivi', [inserisce(1, 'Importo', componenti)]),
        rigo(4, 'IVA sui maggiori ricavi o compensi', [annota(1, 'Importo', 'euro')]),
        rigo(5, 'Punteggio dopo l’adeguamento', [inserisce(1, 'Punteggio', dopo, inPunti)]),
      ],
    },
    { titolo: 'Benefici (dati interni)', righi: righiBenefici },
  ],
});

const manca = (uno: Dato): Nodo => non(presente(uno));
const siAdegua = o(oltre(componenti, zeroEuro), presente(dopo));

const blocca = (nome: string, quando: Nodo, suo: Dato, frase: string): Controllo => ({
  codice: `ADEGUAMENTO_ISA_${nome}`,
  livello: 'bloccante',
  quando,
  dato: suo,
  frase,
});

/** What makes an adjustment wrong. */
export const controlliAdeguamento: readonly Controllo[] = [
  blocca(
    'SENZA_ATTIVITA',
    e(o(presente(punteggio), siAdegua), manca(attivita)),
    attivita,
    'Indicare il codice dell’attività di cui è il punteggio.',
  ),
  blocca(
    'SENZA_PUNTEGGIO',
    e(siAdegua, manca(punteggio)),
    punteggio,
    'Indicare il punteggio da cui l’adeguamento parte.',
  ),
  blocca(
    'DAL_MASSIMO',
    e(oltre(componenti, zeroEuro), non(oltre(numero(MASSIMO * 100), punteggio))),
    componenti,
    'Con il punteggio massimo non c’è nulla a cui adeguarsi.',
  ),
  blocca(
    'SENZA_IMPORTO',
    e(presente(dopo), non(oltre(componenti, zeroEuro))),
    componenti,
    'Indicare gli ulteriori componenti positivi con cui il punteggio è raggiunto.',
  ),
  blocca(
    'SENZA_ESITO',
    e(oltre(componenti, zeroEuro), manca(dopo)),
    dopo,
    'Indicare il punteggio che l’adeguamento raggiunge.',
  ),
  blocca(
    'IN_PEGGIO',
    e(presente(dopo), presente(punteggio), non(oltre(dopo, punteggio))),
    dopo,
    'Il punteggio dopo l’adeguamento non può essere più basso, né lo stesso.',
  ),
];
