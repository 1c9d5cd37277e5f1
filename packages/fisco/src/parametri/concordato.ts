import { daysBetween } from '@quadra/values';
import { parametro, type Tabella } from '../engine/index.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

const NORMA = 'D.Lgs. 13/2024';

/** Income of the agreement is never below this. */
export const minimo = parametro({
  id: 'concordato/minimo',
  descrizione: 'Reddito minimo concordato',
  unita: 'euro',
  valori: [vale(2018, null, euro(2_000), legge(NORMA, 'artt. 15 e 16'))],
});
/**
 * Rate on the increase. By code: 1 to 3 by score (art. 20-bis), 4 and 5 of who left the flat regime (art. 31-bis, 2024 alone); or by
 * the rate itself, as the form of 2026 asks it.
 */
export const aliquote = parametro<Tabella>({
  id: 'concordato/aliquote',
  descrizione: 'Imposta sostitutiva sul maggior reddito concordato',
  unita: 'quota',
  valori: [
    vale(
      2018,
      null,
      new Map([
        [1, percento(10)],
        [2, percento(12)],
        [3, percento(15)],
        [4, percento(3)],
        [5, percento(10)],
        [10, percento(10)],
        [12, percento(12)],
        [15, percento(15)],
      ]),
      legge(NORMA, 'artt. 20-bis e 31-bis'),
    ),
  ],
});
/** For who joined from the biennio 2025-2026 on, the substitute tax stops at this increase. */
export const limite = parametro({
  id: 'concordato/limite',
  descrizione: 'Maggior reddito concordato soggetto alle aliquote ridotte',
  unita: 'euro',
  valori: [
    vale(2025, null, euro(85_000), legge('D.Lgs. 81/2025', 'modifiche all’art. 20-bis del D.Lgs. 13/2024')),
  ],
});
/** Who joins the biennio 2025-2026 from this day on has the limit; before it, not. */
export const limiteDal = parametro({
  id: 'concordato/limite-dal',
  descrizione: 'Primo giorno delle adesioni con il limite',
  unita: 'data',
  valori: [
    vale(
      2025,
      null,
      daysBetween('1970-01-01', '2025-06-13'),
      legge(
        NORMA,
        'art. 20-bis, c. 1-bis; D.Lgs. 81/2025, art. 8; istruzioni PF 2026, fasc. 3, r. 8549-8563',
      ),
    ),
  ],
});
export const aliquotaOltre = parametro({
  id: 'concordato/aliquota-oltre',
  descrizione: 'Aliquota oltre il limite',
  unita: 'quota',
  valori: [
    vale(2025, null, percento(43), legge('D.Lgs. 81/2025', 'modifiche all’art. 20-bis del D.Lgs. 13/2024')),
  ],
});
const forfettario = (id: string, descrizione: string, aliquota: number) =>
  parametro({
    id: `concordato/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2024, 2024, percento(aliquota), legge(NORMA, 'art. 31-bis'))],
  });
/** On the increase of who is in the flat regime, 2024 only: less for a new activity. */
export const aliquotaForfettario = forfettario('aliquota-forfettario', 'Sostitutiva del forfetario', 10);
export const aliquotaNuovoForfettario = forfettario(
  'aliquota-nuovo-forfettario',
  'Sostitutiva del forfetario che ha iniziato l’attività',
  3,
);
