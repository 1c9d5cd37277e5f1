import {
  cifre,
  comune,
  euro,
  type GruppoPunti,
  numero,
  type Punto,
  persona,
  spunta,
  testo,
} from './punti.ts';

type Anni = Pick<Punto, 'dal' | 'al'>;
const FINO_2020 = { al: 2020 } as const;
const DAL_2021 = { dal: 2021 } as const;
/** Read on the form of 2021; after 2023 the numbers past 52 moved, where to is not known. */
const DAL_2021_AL_2023 = { dal: 2021, al: 2023 } as const;
const MESI = { lunghezza: 12 } as const;

/** The denuncia of INPS: which months, as the form has it after some shift of its numbers. */
const denuncia = (primo: number, anni: Anni): Punto[] => [
  spunta(primo, 'Denuncia UniEmens, tutti i mesi', anni),
  testo(primo + 1, 'Denuncia UniEmens, mesi esclusi', { ...anni, ...MESI }),
  persona(primo + 2, 'Codice fiscale di chi fa la denuncia', anni),
  testo(primo + 3, 'Periodi retributivi della denuncia', { ...anni, ...MESI }),
];
const parasubordinati = (primo: number, anni: Anni): Punto[] => [
  euro(primo, 'Compensi al parasubordinato', anni),
  euro(primo + 1, 'Contributi dovuti', anni),
  euro(primo + 2, 'Contributi a carico del lavoratore', anni),
  euro(primo + 3, 'Contributi versati', anni),
  spunta(primo + 4, 'Denuncia, tutti i mesi', anni),
  testo(primo + 5, 'Denuncia, singoli mesi', { ...anni, ...MESI }),
  testo(primo + 6, 'Tipo di rapporto', { ...anni, lunghezza: 2 }),
];
const assicurazione = (primo: number, anni: Anni): Punto[] => [
  testo(primo, 'Qualifica', { ...anni, lunghezza: 1 }),
  cifre(primo + 1, 'Posizione assicurativa territoriale', 11, anni),
  cifre(primo + 2, 'Data di inizio, GGMM', 4, anni),
  cifre(primo + 3, 'Data di fine, GGMM', 4, anni),
  { ...comune(primo + 4, 'Codice comune'), ...anni },
  spunta(primo + 5, 'Personale viaggiante', anni),
];
/** Three figures of a fund: what it is reckoned on, what is due, what was withheld. */
const fondo = (primo: number, nome: string, anni: Anni = {}): Punto[] => [
  euro(primo, `Imponibile ${nome}`, anni),
  euro(primo + 1, `Contributi ${nome}, dovuti`, anni),
  euro(primo + 2, `Contributi ${nome}, trattenuti`, anni),
];

/** Social security. */
export const puntiPrevidenza: readonly GruppoPunti[] = [
  {
    titolo: 'INPS, lavoratori subordinati',
    punti: [
      cifre(1, 'Matricola azienda', 10),
      spunta(2, 'INPS'),
      spunta(3, 'Altro'),
      euro(4, 'Imponibile previdenziale'),
      euro(5, 'Imponibile ai fini IVS'),
      euro(6, 'Contributi trattenuti al lavoratore'),
      spunta(7, 'Denuncia UniEmens, tutti i mesi'),
      testo(8, 'Denuncia UniEmens, mesi esclusi', MESI),
    ],
  },
  {
    titolo: 'INPS, gestione pubblica',
    punti: [
      persona(9, 'Codice fiscale dell’amministrazione'),
      testo(10, 'Progressivo azienda', { lunghezza: 5 }),
      testo(11, 'Codice NoiPA del dichiarante', { lunghezza: 16 }),
      numero(12, 'Gestione pensionistica'),
      numero(13, 'Gestione previdenziale'),
      numero(14, 'Gestione credito'),
      numero(15, 'Gestione ENPDEP'),
      numero(16, 'Gestione ENAM'),
      numero(17, 'Anno di riferimento'),
      ...fondo(18, 'pensionistico'),
      ...fondo(21, 'TFS'),
      euro(24, 'Imponibile TFR'),
      euro(25, 'Contributi TFR dovuti'),
      ...fondo(26, 'della gestione credito', FINO_2020),
      euro(26, 'Imponibile TFR, ulteriori elementi', DAL_2021),
      euro(27, 'Contributo TFR, ulteriori elementi', DAL_2021),
      ...fondo(28, 'della gestione credito', DAL_2021),
      ...fondo(31, 'ENPDEP', DAL_2021),
      ...fondo(34, 'ENAM', DAL_2021),
      ...denuncia(35, FINO_2020),
      ...denuncia(37, DAL_2021),
      persona(41, 'Codice fiscale del conguaglio', DAL_2021),
      testo(42, 'Periodi retributivi del conguaglio', { ...MESI, ...DAL_2021 }),
      persona(43, 'Codice fiscale per la denuncia', DAL_2021),
      testo(44, 'Periodi retributivi per la denuncia', { ...MESI, ...DAL_2021 }),
    ],
  },
  {
    titolo: 'Gestione separata, parasubordinati',
    punti: [
      ...parasubordinati(43, FINO_2020),
      ...parasubordinati(45, DAL_2021),
      persona(52, 'Codice fiscale della PA o azienda', DAL_2021),
    ],
  },
  {
    titolo: 'Soci di cooperative artigiane',
    punti: [
      cifre(53, 'Dal, MMAAAA', 6, DAL_2021_AL_2023),
      cifre(54, 'Al, MMAAAA', 6, DAL_2021_AL_2023),
      euro(55, 'Reddito', DAL_2021_AL_2023),
    ],
  },
  {
    titolo: 'Altri enti',
    punti: [
      persona(56, 'Codice fiscale dell’ente previdenziale', DAL_2021_AL_2023),
      testo(57, 'Denominazione dell’ente previdenziale', { lunghezza: 60, ...DAL_2021_AL_2023 }),
      testo(58, 'Codice azienda', { lunghezza: 15, ...DAL_2021_AL_2023 }),
      testo(59, 'Categoria', { lunghezza: 5, ...DAL_2021_AL_2023 }),
      ...fondo(60, 'dell’ente', DAL_2021_AL_2023),
      euro(63, 'Contributi versati', DAL_2021_AL_2023),
      testo(64, 'Altri contributi', { lunghezza: 16, ...DAL_2021_AL_2023 }),
      euro(65, 'Importo degli altri contributi', DAL_2021_AL_2023),
    ],
  },
  {
    titolo: 'Assicurazione contro gli infortuni',
    punti: [...assicurazione(71, { al: 2023 }), ...assicurazione(91, { dal: 2024 })],
  },
];
