import { parametro, type Tabella } from '../engine/index.ts';
import { legge, percento, vale } from './scrittura.ts';

/** Kinds of works on buildings, RP41-RP47 column 2 and RP61-RP64 column 1, with the part that comes back by year of the expense. */
interface TipoLavoro {
  readonly codice: number;
  readonly descrizione: string;
  /** Of expenses until 2024; nothing where the kind was not there. */
  readonly prima?: number;
  /** Of expenses from 2025 on buildings that are not the owner's home. */
  readonly dal2025?: number;
}
const tipo = (codice: number, descrizione: string, prima?: number, dal2025?: number): TipoLavoro => ({
  codice,
  descrizione,
  ...(prima === undefined ? {} : { prima }),
  ...(dal2025 === undefined ? {} : { dal2025 }),
});

/** What a rigo without a kind gives: recovery of buildings, without more. */
export const SENZA_TIPO = { prima: 50, dal2025: 36 } as const;
export const tipiRecupero: readonly TipoLavoro[] = [
  tipo(4, 'Antisismica del 2016, zone ad alta pericolosità', 65),
  tipo(5, 'Antisismica', 50, 36),
  tipo(6, 'Antisismica, una classe di rischio in meno', 70, 36),
  tipo(7, 'Antisismica, due classi di rischio in meno', 80, 36),
  tipo(8, 'Antisismica di parti comuni, una classe in meno', 75, 36),
  tipo(9, 'Antisismica di parti comuni, due classi in meno', 85, 36),
  tipo(10, 'Acquisto di unità antisismica, una classe in meno', 75, 36),
  tipo(11, 'Acquisto di unità antisismica, due classi in meno', 85, 36),
  tipo(12, 'Sistemazione a verde', 36),
  tipo(13, 'Sistemazione a verde di parti comuni', 36),
  tipo(15, 'Facciate', 90),
  tipo(16, 'Fotovoltaico del superbonus', 110),
  tipo(17, 'Accumulo del superbonus', 110),
  tipo(18, 'Configurazioni energetiche, fino a 20 kW', 110),
  tipo(19, 'Configurazioni energetiche, oltre 20 kW', 50, 36),
  tipo(20, 'Barriere architettoniche con altri interventi', 50, 36),
  tipo(21, 'Barriere architettoniche, unità singole', 75, 75),
  tipo(22, 'Barriere architettoniche, edifici', 75, 75),
  tipo(23, 'Gruppo elettrogeno di emergenza', undefined, 50),
];
export const tipiEnergia: readonly TipoLavoro[] = [
  tipo(1, 'Riqualificazione energetica', 65, 36),
  tipo(2, 'Involucro', 65, 36),
  tipo(3, 'Pannelli solari', 65, 36),
  tipo(4, 'Climatizzazione invernale', 65, 36),
  tipo(5, 'Schermature solari', 50, 36),
  tipo(6, 'Climatizzazione a biomasse', 50, 36),
  tipo(7, 'Controllo da remoto', 65),
  tipo(8, 'Involucro di parti comuni', 70, 36),
  tipo(9, 'Riqualificazione di parti comuni', 75, 36),
  tipo(10, 'Parti comuni, con una classe di rischio in meno', 80, 36),
  tipo(11, 'Parti comuni, con due classi di rischio in meno', 85, 36),
  tipo(12, 'Finestre con infissi', 50, 36),
  tipo(13, 'Caldaie a condensazione', 50, 36),
  tipo(14, 'Micro-cogeneratori', 65, 36),
  tipo(15, 'Facciate', 90),
  tipo(16, 'Controllo da remoto con limite', 65, 36),
  tipo(30, 'Isolamento, edifici unifamiliari', 110),
  tipo(31, 'Isolamento, condomini', 110),
  tipo(32, 'Climatizzazione di parti comuni', 110),
  tipo(33, 'Climatizzazione, edifici unifamiliari', 110),
];

const tabella = (
  id: string,
  descrizione: string,
  tipi: readonly TipoLavoro[],
  read: keyof typeof SENZA_TIPO,
) =>
  parametro<Tabella>({
    id: `lavori/${id}`,
    descrizione,
    unita: 'quota',
    valori: [
      vale(
        2018,
        null,
        new Map(
          tipi.flatMap((t): [number, number][] => {
            const quanto = t[read];
            return quanto === undefined ? [] : [[t.codice, percento(quanto)]];
          }),
        ),
        legge('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi RP48 e RP65'),
      ),
    ],
  });
export const recuperoPrima = tabella(
  'recupero-fino-2024',
  'Parte detraibile, spese fino al 2024',
  tipiRecupero,
  'prima',
);
export const recuperoDal2025 = tabella(
  'recupero-dal-2025',
  'Parte detraibile, spese dal 2025',
  tipiRecupero,
  'dal2025',
);
export const energiaPrima = tabella(
  'energia-fino-2024',
  'Parte detraibile, spese fino al 2024',
  tipiEnergia,
  'prima',
);
export const energiaDal2025 = tabella(
  'energia-dal-2025',
  'Parte detraibile, spese dal 2025',
  tipiEnergia,
  'dal2025',
);

/** Of what furniture costs, the instalment of each year: a tenth of the ceiling of that year, by number of instalment. */
const CEILING: Readonly<Record<number, number>> = {
  2021: 16_000,
  2022: 10_000,
  2023: 8_000,
  2024: 5_000,
  2025: 5_000,
};
const PRIMA_DEL_2021 = 10_000;
export const rataArredi = parametro<Tabella>({
  id: 'lavori/rata-arredi',
  descrizione: 'Rata massima dei mobili',
  unita: 'euro',
  valori: [2021, 2022, 2023, 2024, 2025].map((anno) =>
    vale(
      anno === 2021 ? 2018 : anno,
      anno === 2025 ? null : anno,
      new Map(
        Array.from({ length: 10 }, (_, posto): [number, number] => [
          posto + 1,
          (CEILING[anno - posto] ?? PRIMA_DEL_2021) * 10,
        ]),
      ),
      legge('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP57'),
    ),
  ),
});

/** The number of the instalment by which who spent in 2022 says that he wants ten years and begins one year later. */
export const rataDelSuperbonus2022 = parametro({
  id: 'lavori/rata-superbonus-2022',
  descrizione: 'Numero della rata di chi ha scelto dieci rate per le spese del 2022',
  unita: 'numero',
  valori: [
    vale(2018, 2022, 0, legge('D.L. 34/2020', 'art. 119, c. 8-quinquies')),
    vale(2023, 2023, 1, legge('Istruzioni 730/2024', 'r. 5444-5446')),
    vale(2024, 2024, 2, legge('Istruzioni 730/2025', 'r. 5526-5528')),
    vale(2025, null, 3, legge('Istruzioni 730/2026', 'r. 5910-5912')),
  ],
});

/** A tenth of the ceiling of a building: with less for other works there is nothing to check. */
export const rataMassima = parametro({
  id: 'lavori/rata-massima',
  descrizione: 'Rata massima del recupero di un immobile',
  unita: 'euro',
  valori: [vale(2018, null, 960_000, legge('TUIR', 'art. 16-bis, c. 1'))],
});
