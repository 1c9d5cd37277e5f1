import { daysBetween } from '@quadra/values';
import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

const NORMA = 'D.L. 50/2017';
const BENEFICI = 'art. 9-bis, c. 11';

/** A score in hundredths. The act of 2025 was not found: that of 2024 is taken, to be checked. */
const soglia = (id: string, descrizione: string, voto: number, letta: boolean) =>
  parametro({
    id: `isa/${id}`,
    descrizione,
    unita: 'numero',
    valori: [
      vale(2018, 2021, voto * 100, daRiscontrare(NORMA, BENEFICI)),
      vale(2022, 2022, voto * 100, (letta ? legge : daRiscontrare)(NORMA, `${BENEFICI}; provv. 140005/2023`)),
      vale(2023, 2024, voto * 100, legge(NORMA, `${BENEFICI}; provv. 205127/2024 e 176203/2025`)),
      vale(2025, null, voto * 100, daRiscontrare(NORMA, BENEFICI)),
    ],
  });
export const sogliaAlta = soglia('soglia-alta', 'Punteggio dei benefici maggiori', 9, false);
export const sogliaBase = soglia('soglia-base', 'Punteggio dei benefici', 8, true);
/** On the mean of two years. */
export const mediaBase = soglia('media-base', 'Media di due anni dei benefici', 8.5, true);
export const sogliaPresunzioni = soglia(
  'soglia-presunzioni',
  'Punteggio che esclude le presunzioni semplici',
  8.5,
  false,
);

const limite = (id: string, descrizione: string, prima: number, dopo: number) =>
  parametro({
    id: `isa/${id}`,
    descrizione,
    unita: 'euro',
    valori: [
      vale(2018, 2021, euro(prima), daRiscontrare(NORMA, BENEFICI)),
      vale(2022, 2022, euro(prima), legge(NORMA, `${BENEFICI}; provv. 140005/2023`)),
      vale(2023, 2024, euro(dopo), legge(NORMA, `${BENEFICI}; provv. 205127/2024 e 176203/2025`)),
      vale(2025, null, euro(dopo), daRiscontrare(NORMA, BENEFICI)),
    ],
  });
/** What may be offset, or given back, without a visa: [with the highest score, with the ordinary one]. */
export const limitiVisto = {
  iva: [
    limite('visto-iva-alto', 'Compensazione IVA senza visto, benefici maggiori', 50_000, 70_000),
    limite('visto-iva', 'Compensazione IVA senza visto', 50_000, 50_000),
  ],
  dirette: [
    limite(
      'visto-dirette-alto',
      'Compensazione di dirette e IRAP senza visto, benefici maggiori',
      20_000,
      50_000,
    ),
    limite('visto-dirette', 'Compensazione di dirette e IRAP senza visto', 20_000, 20_000),
  ],
  rimborso: [
    limite('rimborso-iva-alto', 'Rimborso IVA senza visto né garanzia, benefici maggiori', 50_000, 70_000),
    limite('rimborso-iva', 'Rimborso IVA senza visto né garanzia', 50_000, 50_000),
  ],
} as const;

/** Over this the ISA do not apply. */
export const limiteRicavi = parametro({
  id: 'isa/limite-ricavi',
  descrizione: 'Ricavi oltre i quali gli ISA non si applicano',
  unita: 'euro',
  valori: [vale(2018, null, euro(5_164_569), legge(NORMA, 'art. 9-bis, c. 6'))],
});
/** Secondary activities over this part of the takings: the ISA do not apply. */
export const quotaSecondarie = parametro({
  id: 'isa/quota-secondarie',
  descrizione: 'Parte dei ricavi delle attività secondarie oltre la quale gli ISA non si applicano',
  unita: 'quota',
  valori: [vale(2018, null, percento(30), legge(NORMA, 'art. 9-bis, c. 6'))],
});

const CPB = 'D.Lgs. 13/2024';
/** How much more than the year before may be proposed, by score: 10, from 9, from 8. */
const tetto = (id: string, aliquota: number) =>
  parametro({
    id: `concordato/tetto-${id}`,
    descrizione: `Aumento massimo della proposta, punteggio ${id}`,
    unita: 'quota',
    valori: [vale(2024, null, percento(aliquota), legge('D.Lgs. 81/2025', 'art. 14'))],
  });
export const tetti = { dieci: tetto('10', 10), nove: tetto('da 9', 15), otto: tetto('da 8', 25) } as const;
/** What is added to the advances of the first year, on what was agreed above the year before. */
export const maggiorazioneRedditi = parametro({
  id: 'concordato/maggiorazione-redditi',
  descrizione: 'Maggiorazione degli acconti delle imposte sui redditi',
  unita: 'quota',
  valori: [vale(2018, null, percento(10), legge(CPB, 'art. 20, c. 2'))],
});
export const maggiorazioneIrap = parametro({
  id: 'concordato/maggiorazione-irap',
  descrizione: 'Maggiorazione degli acconti IRAP',
  unita: 'quota',
  valori: [vale(2018, null, percento(3), legge(CPB, 'art. 20, c. 2'))],
});
const dal2025 = 'D.Lgs. 81/2025, art. 8';
/** Who joins from the two years 2025-2026 on: over this the rate is the ordinary one. */
export const limiteSostitutiva = parametro({
  id: 'concordato/limite-proposta',
  descrizione: 'Maggior reddito proposto soggetto alle aliquote ridotte',
  unita: 'euro',
  valori: [vale(2024, null, euro(85_000), legge(CPB, `art. 20-bis, c. 1-bis; ${dal2025}`))],
});
const oltreLimite = (id: string, chi: string, aliquota: number) =>
  parametro({
    id: `concordato/oltre-${id}`,
    descrizione: `Aliquota oltre il limite, ${chi}`,
    unita: 'quota',
    valori: [vale(2024, null, percento(aliquota), legge(CPB, `art. 20-bis, c. 1-bis; ${dal2025}`))],
  });
export const aliquoteOltre = {
  persone: oltreLimite('persone', 'persone e società di persone', 43),
  societa: oltreLimite('societa', 'soggetti IRES', 24),
} as const;
const giorno = (data: string): number => daysBetween('1970-01-01', data);
/** The last day to join: by the year whose ISA goes with it. That of the biennio 2026-2027 is not known. */
export const termineAdesione = parametro({
  id: 'concordato/termine',
  descrizione: 'Ultimo giorno per aderire',
  unita: 'data',
  valori: [
    vale(2023, 2023, giorno('2024-12-12'), legge(CPB, 'art. 9; D.L. 167/2024, art. 1')),
    vale(2024, 2024, giorno('2025-09-30'), legge(CPB, 'art. 9; D.Lgs. 81/2025')),
  ],
});
