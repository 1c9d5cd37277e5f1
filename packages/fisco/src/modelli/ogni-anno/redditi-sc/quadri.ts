import { e, non, o, oltre, presente, zeroEuro } from '../../../engine/index.ts';
import * as r from '../../../regole/ires.ts';
import { type Controllo, inserisce, mostra, rigo } from '../../scheda.ts';
import { makeRighiIres } from '../quadro-ires.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const voce = ({ rigo: numero, dato }: (typeof r.aumenti)[number]) =>
  rigo(numero, dato.titolo, [inserisce(1, 'Importo', dato)]);

export const quadroRF: QuadroDiAnni = {
  codice: 'RF',
  titolo: 'Redditi d’impresa',
  titoloBreve: 'Reddito d’impresa',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'Numerazione dei righi da riscontrare sul modello dell’anno. Le variazioni si indicano già calcolate. Non gestito RF62: proventi esenti che riducono la perdita.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Risultato del conto economico',
      righi: [
        rigo(4, 'Utile', [inserisce(1, 'Importo', r.utile)]),
        rigo(5, 'Perdita', [inserisce(1, 'Importo', r.perditaConto)]),
        rigo(6, 'Eccedenze pregresse', [inserisce(4, 'Totale', r.riassorbimento)]),
      ],
    },
    {
      titolo: 'Variazioni in aumento',
      righi: [
        ...r.aumenti.map(voce),
        rigo(32, 'Totale variazioni in aumento', [mostra(1, 'Importo', r.totaleAumenti)], { totale: true }),
      ],
    },
    {
      titolo: 'Variazioni in diminuzione',
      righi: [
        ...r.diminuzioni.map(voce),
        rigo(56, 'Totale variazioni in diminuzione', [mostra(1, 'Importo', r.totaleDiminuzioni)], {
          totale: true,
        }),
      ],
    },
    {
      titolo: 'Reddito',
      righi: [
        rigo(57, 'Reddito o perdita lordi', [
          mostra(1, 'Importo', r.lordo, { formulaBreve: 'RF4 − RF5 + RF6 + RF32 − RF56' }),
        ]),
        rigo(58, 'Redditi di partecipazione', [inserisce(1, 'Importo', r.partecipazioni)]),
        rigo(59, 'Perdite di partecipazione', [inserisce(1, 'Importo', r.perditePartecipazioni)]),
        rigo(60, 'Reddito prima delle liberalità', [
          mostra(2, 'Importo', r.primaLiberalita, { formulaBreve: 'RF57 + RF58 − RF59' }),
        ]),
        rigo(61, 'Erogazioni liberali', [inserisce(1, 'Importo', r.liberalita)]),
        rigo(
          63,
          'Reddito o perdita',
          [mostra(1, 'Importo', r.redditoImpresa, { formulaBreve: 'RF60 − RF61' })],
          { totale: true },
        ),
      ],
    },
  ],
};

export const quadroRN: QuadroDiAnni = {
  codice: 'RN',
  titolo: 'Determinazione dell’IRES',
  titoloBreve: 'IRES',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'Numerazione dei righi da riscontrare; interno il rigo 914: ACE e altre deduzioni sono colonne di RN6. Non gestiti: perdite non compensate e proventi esenti (RN5), aliquote diverse dal 24%, addizionali, società di comodo, IRES premiale.',
  dipendeDa: ['RF'],
  sezioni: [
    {
      titolo: 'Determinazione dell’IRES',
      righi: makeRighiIres(r.iresSocieta, {
        reddito: 1,
        perdita: 2,
        perdite: 4,
        deduzioni: 914,
        imponibile: 6,
        imposta: 9,
        detrazioni: 10,
        netta: 11,
        crediti: [12, 13, 14, 15, 16],
        dovuta: 17,
        creditiImprese: 18,
        eccedenza: 19,
        compensata: 20,
        acconti: 22,
        debito: 23,
        credito: 24,
      }),
    },
  ],
};

/** The result of the accounts is a profit or a loss, wherever RF is. */
export const controlloRisultato: Controllo = {
  codice: 'UTILE_E_PERDITA',
  livello: 'bloccante',
  quando: e(oltre(r.utile, zeroEuro), oltre(r.perditaConto, zeroEuro)),
  dato: r.perditaConto,
  frase: 'Utile (RF4) e perdita (RF5) non possono esserci insieme.',
};
/** A company has always a result of the year, be it nought. */
export const controlloRisultatoAssente: Controllo = {
  codice: 'RISULTATO_ASSENTE',
  livello: 'bloccante',
  quando: non(o(presente(r.utile), presente(r.perditaConto))),
  dato: r.utile,
  frase: 'Manca il risultato del conto economico: indicare l’utile (RF4) o la perdita (RF5), anche zero.',
};
