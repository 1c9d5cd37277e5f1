import { expect, it } from 'vitest';
import { sumConteggi } from './conteggi.rules.ts';

it('sums what is done by week, and all there is, done or not; a week that is not kept is in no bar', () => {
  expect(
    sumConteggi([
      { fatti: true, settimana: '2026-11-16', quanti: 3, importo: 500 },
      { fatti: true, settimana: '2026-11-09', quanti: 2 },
      { fatti: true, settimana: '2026-11-16', quanti: 1, importo: 20 },
      { fatti: true, settimana: null, quanti: 4 },
      { fatti: false, settimana: '2026-11-16', quanti: 7, importo: 80 },
    ]),
  ).toEqual({
    ...{ fatti: 10, totale: 17, importo: 600 },
    settimane: [
      { lunedi: '2026-11-09', quanti: 2 },
      { lunedi: '2026-11-16', quanti: 4 },
    ],
  });
  expect(sumConteggi([])).toEqual({ fatti: 0, totale: 0, settimane: [], importo: 0 });
});
