import * as r from '../../../regole/sostituto.ts';
import { annota, inserisce, type RigoScheda, rigo } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const altro = (numero: number, flusso: (typeof r.altriFlussi)[number]): RigoScheda =>
  rigo(numero, 'Altro flusso già inviato', [
    annota(1, 'Protocollo, invio', 'testo', { maschera: '9'.repeat(17) }),
    annota(2, 'Protocollo, dichiarazione', 'testo', { maschera: '9'.repeat(6) }),
    annota(3, 'Codice fiscale dell’altro incaricato', 'codiceFiscale'),
    ...flusso.map((tipo, i) => inserisce(4 + i, tipo.titolo, tipo)),
  ]);

/** The frontespizio, with the flows that the data may be sent in: three at most. */
export function makeFrontespizio770(): QuadroDiAnni {
  const comune = makeFrontespizio({ soggetto: 'tutti', ruoli: 'ente' });
  const [primo, secondo] = r.altriFlussi;
  return {
    ...comune,
    sezioni: [
      ...comune.sezioni,
      {
        titolo: 'Invio (dati interni)',
        righi: [
          rigo(901, 'Flussi', [
            inserisce(1, 'Flussi separati', r.separata, { istruzioni: 'Se manca, l’invio è unico.' }),
            ...r.flussi.map((tipo, i) => inserisce(2 + i, tipo.titolo, tipo)),
          ]),
          altro(902, primo),
          altro(903, secondo),
          rigo(904, 'Casi di non trasmissione di ST, SV e SX', [annota(1, 'Non trasmessi', 'barrata')]),
        ],
      },
    ],
  };
}
