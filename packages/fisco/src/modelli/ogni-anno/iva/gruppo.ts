import { meseControllo } from '../../../regole/iva.ts';
import { annota, inserisce, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { campi, NOTA, quadroIva } from './parti.ts';

const NON_CALCOLATO = `${NOTA} I righi si compilano e si conservano: non entrano nel calcolo.`;
const importo = (numero: number, titolo: string): RigoScheda =>
  rigo(numero, titolo, [annota(1, 'Importo', 'euro')]);
const ignoti = (
  da: number,
  a: number,
  colonne: number,
  titolo: string,
  tipo: 'euro' | 'testo',
): RigoScheda[] =>
  Array.from({ length: a - da + 1 }, (_, i) =>
    rigo(
      da + i,
      `${titolo} ${da + i}`,
      campi(1, colonne, (numero, nome) =>
        annota(numero, nome, tipo, tipo === 'testo' ? { lunghezza: 60 } : { negativi: true }),
      ),
    ),
  );

export const quadroVK = quadroIva(
  'VK',
  ['Società controllanti e controllate', 'Controllanti'],
  [
    {
      titolo: 'Dati generali',
      righi: [
        rigo(1, 'Controllante', [
          annota(1, 'Partita IVA', 'testo', { lunghezza: 11 }),
          inserisce(2, 'Ultimo mese di controllo', meseControllo, {
            min: 1,
            max: 12,
            istruzioni: '12 per l’anno intero: il saldo va alla controllante (VX7, VX8).',
          }),
          annota(3, 'Denominazione', 'testo', { lunghezza: 60 }),
          annota(4, 'Operazioni straordinarie', 'barrata'),
        ]),
      ],
    },
    {
      titolo: 'Determinazione dell’eccedenza d’imposta',
      righi: [
        importo(20, 'Totale dei crediti trasferiti'),
        importo(21, 'Totale dei debiti trasferiti'),
        importo(22, 'Eccedenza di credito'),
        importo(23, 'Eccedenza di debito'),
        importo(24, 'Eccedenza di credito compensata'),
        importo(25, 'Eccedenza chiesta a rimborso dalla controllante'),
        importo(26, 'Crediti d’imposta utilizzati'),
        importo(27, 'Interessi trimestrali trasferiti'),
        importo(28, 'Contenuto da riscontrare'),
      ],
    },
    {
      titolo: 'Cessazione del controllo nell’anno: dati del periodo di controllo',
      righi: Array.from({ length: 7 }, (_, i) => importo(30 + i, 'Contenuto da riscontrare')),
    },
  ],
  { nota: `${NOTA} Solo l’ultimo mese di controllo entra nel calcolo.` },
);

/** The quadri of the company that holds the group: their righi are known, their fields are not. */
export const quadriGruppo: readonly QuadroDiAnni[] = [
  quadroIva(
    'VG',
    ['Adesione alla liquidazione di gruppo', 'Gruppo'],
    [
      {
        titolo: 'Società e catena di controllo',
        righi: [...ignoti(1, 4, 7, 'Società', 'testo'), ...ignoti(5, 7, 6, 'Catena', 'testo')],
      },
      { titolo: 'Revoca', righi: [rigo(8, 'Revoca', [annota(1, 'Barrare', 'barrata')])] },
    ],
    { nota: NON_CALCOLATO },
  ),
  quadroIva(
    'VS',
    ['Distinta delle società del gruppo', 'Società del gruppo'],
    [
      { titolo: 'Società', righi: ignoti(1, 12, 12, 'Società', 'testo') },
      {
        titolo: 'Riepilogo e garanzie',
        righi: [...ignoti(20, 22, 2, 'Rigo', 'euro'), ...ignoti(30, 30, 1, 'Rigo', 'euro')],
      },
    ],
    { nota: NON_CALCOLATO },
  ),
  quadroIva(
    'VV',
    ['Liquidazioni periodiche di gruppo', 'Periodica di gruppo'],
    [{ titolo: 'Liquidazioni', righi: ignoti(1, 17, 3, 'Rigo', 'euro') }],
    { nota: NON_CALCOLATO },
  ),
  quadroIva(
    'VW',
    ['Liquidazione dell’imposta annuale di gruppo', 'Annuale di gruppo'],
    [
      { titolo: 'IVA dovuta o a credito', righi: ignoti(1, 4, 1, 'Come VL', 'euro') },
      { titolo: 'Liquidazione', righi: ignoti(20, 40, 2, 'Come VL', 'euro') },
    ],
    { nota: NON_CALCOLATO },
  ),
  quadroIva(
    'VY',
    ['IVA da versare o a credito del gruppo', 'Saldo di gruppo'],
    [{ titolo: 'Saldo', righi: ignoti(1, 6, 2, 'Come VX', 'euro') }],
    { nota: NON_CALCOLATO },
  ),
  quadroIva(
    'VZ',
    ['Eccedenze detraibili di gruppo degli anni precedenti', 'Eccedenze di gruppo'],
    [{ titolo: 'Eccedenze', righi: ignoti(1, 2, 1, 'Eccedenza', 'euro') }],
    { nota: NON_CALCOLATO },
  ),
];
