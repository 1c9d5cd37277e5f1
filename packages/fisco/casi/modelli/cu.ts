import type { DatiModello, ValoreCasella } from '../../src/modelli/modello.ts';

/** Certifications as data: what is entered, what the form must show or say. */
interface Caso {
  readonly nome: string;
  readonly anno: number;
  readonly dati: DatiModello;
  readonly attesi?: Readonly<Record<string, ValoreCasella>>;
  /** Codes and caselle of what is wrong; nothing else may be said. */
  readonly rilievi?: readonly string[];
  readonly derivazione: string;
}

const professionista = { 'AU1.1': 'A', 'AU4.1': 10_000, 'AU9.1': 2_000 };

/** Facts telematico §5.3 and §5.4: points of the form, imponibile = 004 − 005 − 007, codes of point 006 by year. */
export const casiCu: readonly Caso[] = [
  {
    nome: 'un professionista',
    anno: 2025,
    dati: professionista,
    attesi: { 'AU8.1': 10_000, 'AU901.3': 10_000, 'AU901.4': 2_000 },
    derivazione: 'nessuna somma esclusa: imponibile = lordo',
  },
  {
    nome: 'compensi con centesimi, in parte non soggetti',
    anno: 2024,
    dati: { 'AU1.1': 'A', 'AU4.1': 1_234.56, 'AU5.1': 100.06, 'AU6.1': 22, 'AU7.1': 34.5, 'AU9.1': 220 },
    attesi: { 'AU8.1': 1_100, 'AU901.1': 1_234.56, 'AU901.2': 134.56 },
    derivazione: '1.234,56 − 100,06 − 34,50',
  },
  {
    nome: 'due codici del punto 6 per lo stesso compenso',
    anno: 2024,
    dati: { 'AU1.1': 'A', 'AU4.1': 5_000, 'AU6.1': 22, 'AU7.1': 500, 'AU911.1': 21, 'AU911.2': 1_500 },
    attesi: { 'AU8.1': 3_000 },
    derivazione: '5.000 − 500 − 1.500',
  },
  {
    nome: 'il caso di docs/casi/cu.md',
    anno: 2025,
    dati: {
      ...{ 'AU1.1#2': 'A', 'AU4.1#2': 5_000, 'AU6.1#2': 22, 'AU7.1#2': 500, 'AU9.1#2': 600 },
      ...{ 'AU911.1#2': 21, 'AU911.2#2': 1_500, 'AU1.1#3': 'M', 'AU4.1#3': 100.5, 'AU903.1#3': 1 },
    },
    attesi: { 'AU8.1#2': 3_000, 'AU8.1#3': 100.5, 'AU901.3': 3_100.5 },
    derivazione: '5.000 − 500 − 1.500; 3.000 + 100,50',
  },
  {
    nome: 'un forfetario',
    anno: 2024,
    dati: { 'AU1.1': 'A', 'AU4.1': 3_000, 'AU6.1': 24, 'AU7.1': 3_000 },
    attesi: { 'AU8.1': 0, 'AU901.2': 3_000 },
    derivazione: 'codice 24: tutto il compenso non è soggetto a ritenuta',
  },
  {
    nome: 'il codice dei forfetari del 2024 nel modello 2022',
    anno: 2022,
    dati: { 'AU1.1': 'A', 'AU4.1': 3_000, 'AU6.1': 24, 'AU7.1': 3_000 },
    rilievi: ['discordanza CODICE_SOMME_1 AU6.1'],
    derivazione: 'nel 2021 e 2022 i codici noti sono 7 e 12',
  },
  {
    nome: 'un codice del punto 6 quando l’elenco dell’anno non è noto',
    anno: 2026,
    dati: { 'AU1.1': 'A', 'AU4.1': 3_000, 'AU6.1': 99, 'AU7.1': 3_000 },
    derivazione: 'dopo il 2024 nessun elenco: nessun rilievo',
  },
  {
    nome: 'due percipienti, il secondo con due causali',
    anno: 2025,
    dati: {
      ...professionista,
      ...{ 'AU1.1#2': 'M', 'AU4.1#2': 500, 'AU9.1#2': 100 },
      ...{ 'AU1.1#3': 'L', 'AU4.1#3': 250.5, 'AU9.1#3': 50.1, 'AU903.1#3': 2 },
    },
    attesi: { 'AU8.1#3': 250.5, 'AU901.1': 10_750.5, 'AU901.4': 2_150.1 },
    derivazione: '10.000 + 500 + 250,50; ritenute 2.000 + 100 + 50,10',
  },
  {
    nome: 'causale senza lordo, lordo senza causale',
    anno: 2025,
    dati: { 'AU1.1': 'A', 'AU4.1#2': 100 },
    rilievi: ['bloccante CAUSALE_E_LORDO AU1.1', 'bloccante CAUSALE_E_LORDO AU1.1#2'],
    derivazione: 'causale sul primo modulo con il lordo',
  },
  {
    nome: 'ritenute di due tipi e oltre l’imponibile',
    anno: 2025,
    dati: { 'AU1.1': 'A', 'AU4.1': 100, 'AU9.1': 60, 'AU10.1': 50 },
    rilievi: ['bloccante RITENUTE_ALTERNATIVE AU10.1', 'discordanza RITENUTE_OLTRE_IMPONIBILE AU9.1'],
    derivazione: 'punti 9 e 10 alternativi; 110 su 100',
  },
  {
    nome: 'somme non soggette oltre il lordo, e senza codice',
    anno: 2025,
    dati: { 'AU1.1': 'A', 'AU4.1': 100, 'AU7.1': 100.01 },
    attesi: { 'AU8.1': 0 },
    rilievi: ['bloccante SOMME_OLTRE_LORDO AU4.1', 'bloccante SOMME_SENZA_CODICE_1 AU6.1'],
    derivazione: 'un centesimo di troppo',
  },
  {
    nome: 'un dipendente',
    anno: 2025,
    dati: {
      ...{ 'DB1.1': 24_000.4, 'DB6.1': 365, 'DB21.1': 3_000.25, 'DB22.1': 300, 'DB26.1': 40, 'DB27.1': 90 },
      ...{ 'DB361.1': 5_520.09, 'DB374.1': 2_519.84, 'DB375.1': 3_000.25, 'DB390.1': 2 },
    },
    attesi: { 'DB901.1': 24_000.4, 'DB901.2': 3_000.25, 'DB901.3': 300, 'DB901.4': 130 },
    derivazione: 'totali delle certificazioni, al centesimo',
  },
  {
    nome: 'due rapporti: i giorni, le date, il trattamento, la netta',
    anno: 2025,
    dati: {
      ...{ 'DB1.1': 1_000, 'DB6.1': 200, 'DB7.1': 166, 'DB21.1': 1_000.01 },
      ...{ 'DB8.1#2': '2024-05-02', 'DB9.1#2': '2024-05-01', 'DB390.1#2': 2, 'DB391.1#2': 10 },
      ...{ 'DB361.1#2': 500, 'DB374.1#2': 100, 'DB375.1#2': 400.01 },
    },
    rilievi: [
      'bloccante GIORNI_OLTRE_ANNO DB6.1',
      'bloccante RAPPORTO_ROVESCIATO DB9.1#2',
      'discordanza RITENUTE_OLTRE_REDDITO DB21.1',
      'discordanza TRATTAMENTO_CODICE DB391.1#2',
      'discordanza NETTA_DIVERSA DB375.1#2',
    ],
    derivazione: '366 giorni; un giorno indietro; un centesimo di troppo',
  },
  {
    nome: 'al limite: 365 giorni, un solo giorno, tutto ritenuto',
    anno: 2025,
    dati: {
      ...{
        'DB1.1': 1_000,
        'DB6.1': 199,
        'DB7.1': 166,
        'DB21.1': 1_000,
        'DB8.1': '2024-05-01',
        'DB9.1': '2024-05-01',
      },
      ...{ 'DB390.1': 1, 'DB391.1': 10, 'DB361.1': 500, 'DB374.1': 100, 'DB375.1': 400 },
    },
    derivazione: 'nessun rilievo',
  },
  {
    nome: 'un percipiente senza codice fiscale',
    anno: 2025,
    dati: { 'DA2.2': 'Rossi', 'DA2.2#2': 'Bianchi', 'DA2.1#2': 'RSSMRA80A01F205X' },
    rilievi: ['bloccante PERCIPIENTE_SENZA_CODICE DA2.1'],
    derivazione: 'il codice fiscale è la chiave della certificazione',
  },
];
