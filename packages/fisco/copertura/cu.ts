import type { FormaUfficiale, QuadroUfficiale } from './tipi.ts';

const MODELLO_2021 = 'Modello CU 2021 (cu-2021-modello-g.txt, -h.txt)';
const TRACCIATO = 'Tracciato CU di Easy-Uni.Co. (cu_lavoro_dipendente_db_dc.csv)';
const TESTI = (anno: number) =>
  `Istruzioni 730/${anno} e Redditi PF ${anno} (indici/cu-punti-citati-2023-2026.csv)`;

/** Points that a program writes in every form, whatever else is known of it. */
const GENERATORE =
  '2 6 8-11 21-22 24 27-28 61-64 71-75 81-85 111-112 121-122 124-125 271-275 281-285 324-325 341-352 361-363 367';
/** Points that the texts of 2023-2026 name alike. */
const NOMINATI =
  '1-7 21-22 26-27 29-31 33-34 64 74 84 94 121-122 124 126-127 131-133 264 284 321 331-333 341-352 370-371 377-381 383-385 390-392 411-413 417 421-423 431-437 440-442 444 455-457 462-463 496-499 516 571-573 575-579 591-592 596-597 701-706 761-766 771-775';
const dopo: readonly [number, string][] = [
  [2023, '364 581 601'],
  [2024, '274 581 601 651-655 781-786'],
  [2025, '274 474-475 582 602 651-655 721 723-724 726 741 743 745 781-786'],
  [2026, '274 368 474-476 480 582 593 598-599 602 651-655 718-721 724-726 751 753 755 781-787'],
];
const uno = (
  quadro: string,
  righi: string,
  fonte: string,
  altro: Partial<QuadroUfficiale> = {},
): QuadroUfficiale => ({
  quadro,
  righi,
  fonte,
  elenco: 'parziale',
  ...altro,
});
const solo = (anno: number) => ({ dal: anno, al: anno });

/** The Certificazione Unica: the number of a rigo is that of its point. Point 920 is ours by its number, and is not counted. */
export const cu: FormaUfficiale = {
  modello: 'cu',
  quadri: [
    uno('DA', '1-3', 'Tracciato CU (cu_record_a_b_d_g_h_z.csv)', { elenco: 'completo' }),
    uno('CT', '', 'facts irap-770-cu-730, §4.1'),
    uno('LB', '4 14-16 104 114-116 204 214-216 304 314-316 404 414-416', TESTI(2023), { al: 2022 }),
    uno('LB', '4 19-21 104 119-121 204 219-221 304 319-321 404 419-421', TESTI(2026), { dal: 2023 }),
    uno(
      'DB',
      '1-14 21-22 26-27 29-31 33-34 54-55 63-64 73-74 83-84 93-94 121-122 124 126-127 131-133 263-264 273-274 283-284 293-294 321-322 324 326-327 331-333 341-352 361-385 391-393 400-402 411-413 415-423 431-437 440-442 444 455-457 462-465 469 471-474 478-483 496-501 511-516 531-536 538-546 561-564 571-581 591-601 611-612 631-632 701-706 761-766 771-775 801-813',
      MODELLO_2021,
      { ...solo(2021), elenco: 'completo' },
    ),
    uno('DB', `${GENERATORE} 368 373 391-397 399 431-444 481-485 487 531 536 538 543-546`, TRACCIATO, {
      al: 2020,
    }),
    uno(
      'DB',
      `${GENERATORE} 13-14 367-369 374-375 390-392 431-444 464-465 481-485 487 531 536 538 543-546`,
      TRACCIATO,
      {
        ...solo(2022),
      },
    ),
    ...dopo.map(([anno, suoi]) => uno('DB', `${NOMINATI} ${suoi}`, TESTI(anno), solo(anno))),
    uno('DC', '1-65 71-76', MODELLO_2021, { ...solo(2021), elenco: 'completo' }),
    uno('DC', '1 9-10 12 14 17-20 26-28 35-38 43-49 71-76', TRACCIATO, { al: 2020 }),
    uno('DC', '1 9-10 12 14 17-20 26-30 37-40 45-51 71-76', TRACCIATO, { dal: 2022, al: 2023 }),
    uno('DC', '1 9-10 12 14 17-20 26-30 37-40 45-51 91-96', TRACCIATO, { dal: 2024 }),
    uno('AU', '1-21 29-30 32-39 101-108 131-138', MODELLO_2021, {
      ...solo(2021),
      elenco: 'completo',
      calcolati: '8',
    }),
    uno('AU', '1-10 18-20 29-30 32-35 38-39 72 101-108', 'Tracciato CU (cu_lavoro_autonomo_au.csv)', {
      al: 2020,
      calcolati: '8',
    }),
    uno('AU', '1-21 29-30 32-35 38-39 72 101-108', 'Tracciato CU (cu_lavoro_autonomo_au.csv)', {
      dal: 2022,
      calcolati: '8',
    }),
  ],
  controlli: {
    'Percipiente senza codice fiscale': 'PERCIPIENTE_SENZA_CODICE',
    'Causale e ammontare lordo insieme': 'CAUSALE_E_LORDO',
    'Imponibile = 4 − 5 − 7, mai negativo': 'SOMME_OLTRE_LORDO',
    'Ritenute d’acconto e d’imposta alternative': 'RITENUTE_ALTERNATIVE',
    'Ritenute entro l’imponibile': 'RITENUTE_OLTRE_IMPONIBILE',
    'Codice del punto 6 fra quelli dell’anno': 'CODICE_SOMME_1',
    'Somme del punto 7 con il loro codice': 'SOMME_SENZA_CODICE_1',
    'Anno solo con le causali G, H, I': 'ANNO_SENZA_INDENNITA',
    'Ritenuta del 20% sui compensi': 'RITENUTA_AUTONOMI',
    'Ritenuta del 23% su metà o un quinto delle provvigioni': 'RITENUTA_PROVVIGIONI',
    'Ritenuta del 30% ai non residenti': 'RITENUTA_NON_RESIDENTI',
    'Niente CU ai forfetari dal 2025': 'FORFETARI_SENZA_CU',
    'Causali dello sport dopo la riforma': 'CAUSALE_SPORT',
    'Giorni di lavoro e pensione entro 365': 'GIORNI_OLTRE_ANNO',
    'Redditi con i loro giorni': 'REDDITO_SENZA_GIORNI',
    'Date del rapporto in ordine': 'RAPPORTO_ROVESCIATO',
    'Ritenute entro i redditi': 'RITENUTE_OLTRE_REDDITO',
    'Somme sospese comprese in quelle certificate': 'SOSPESE_OLTRE_RITENUTE',
    'Imposta netta = lorda − detrazioni': 'NETTA_DIVERSA',
    'Totale delle detrazioni': 'DETRAZIONI_NON_SOMMANO',
    'Oneri detraibili con codice e importo': 'ONERE_SENZA_CODICE',
    'Trattamento integrativo: codice e importo': 'TRATTAMENTO_CODICE',
    'Trattamento integrativo entro il massimo': 'TRATTAMENTO_OLTRE_MASSIMO',
    'Premi di risultato: codice del limite': 'PREMI_SENZA_CODICE_1',
    'Premi di risultato entro 3.000, 4.000, 5.000': 'PREMI_OLTRE_LIMITE_1',
    'Imposta sostitutiva sui premi all’aliquota dell’anno': 'PREMI_IMPOSTA_1',
    'Mance entro il 25% o il 30% dei redditi del settore': 'MANCE_OLTRE_QUOTA',
    'Bonus tredicesima: reddito e giorni': 'TREDICESIMA_SENZA_DATI',
    'Somma che non concorre: con il codice 2 il resto è vuoto': 'CUNEO_TIPOLOGIA',
    'Somma che non concorre: il punto 718 sempre': 'CUNEO_SENZA_TIPOLOGIA',
    'Somma che non concorre: codice 724 e importo 725': 'CUNEO_CODICE',
    'Somma erogata e non recuperata, al rigo F11': 'CUNEO_NON_RECUPERATO',
    'Previdenza complementare con il suo tipo': 'PREVIDENZA_SENZA_TIPO',
    'Contributi per familiari: dedotti e non dedotti': 'FAMILIARI_NON_RIPARTITI',
    'Contributi sanitari entro 3.615,20': 'SANITARI_OLTRE_LIMITE',
    'Locazioni brevi: 21% del corrispettivo': 'LOCAZIONE_RITENUTA_1',
    'Locazioni brevi con il loro anno': 'LOCAZIONE_SENZA_ANNO_1',
    'Redditi di altri soggetti compresi nei punti 1-5': 'CONGUAGLIATI_OLTRE',
    'TFR: ritenuta entro l’erogato': 'TFR_RITENUTA_OLTRE',
    'Quota dell’art. 2122 c.c. con l’annotazione AB': null,
    'Contributo integrativo delle casse fuori dal lordo': null,
    'Punto 4 con le somme del punto 7 solo sul primo modulo': null,
    'Scadenze del 16 marzo, 30 aprile e 31 ottobre': null,
    'Fabbricato delle locazioni brevi identificato': null,
  },
};
