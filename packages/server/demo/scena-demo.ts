import type { TipoDichiarazione } from '@quadra/contract';
import type { DatiModello } from '@quadra/fisco';
import { makeCaso } from './caso.ts';
import { type Cliente, makePartitaIva, makePersonaNota, makeSocietaNota, type Nato } from './clienti.ts';
import { comuni, type Luogo } from './nomi.ts';

/** How far a declaration of the scene went, from the first to the last. */
export const fini = ['aperta', 'chiusa', 'stampata', 'in un file', 'inviata', 'scartata', 'accolta'] as const;
export type Fine = (typeof fini)[number];
/** A declaration of a client of the scene: so many years before the one that lists open on. */
export interface VoceScena {
  readonly tipo: TipoDichiarazione;
  readonly prima: 0 | 1 | 2;
  readonly fine: Fine;
}

const SEME = 90_260;
function getLuogo(codice: string): Luogo {
  const trovato = comuni.find((uno) => uno.codice === codice);
  if (trovato === undefined) throw new Error(`No such comune: ${codice}`);
  return trovato;
}
const milano = getLuogo('F205');
const modena = getLuogo('F257');

const makeSocieta = (posto: number, ragione: string, natura: string, via: string, luogo = modena): Cliente =>
  makeSocietaNota(
    { ragione, natura, codice: makePartitaIva(makeCaso(SEME + posto)) },
    { luogo, via, civico: String(posto + 3), email: `amministrazione@zeta${posto}.example` },
  );
const makePersona = (nato: Omit<Nato, 'luogo'>, via: string, civico: string): Cliente =>
  makePersonaNota(
    { ...nato, luogo: milano },
    { luogo: milano, via, civico, email: `${nato.nome}.${nato.cognome}@posta.example`.toLowerCase() },
  );

/** A group with its company at the head, a partnership with its partners, an association, who is employed. */
export const clientiScena = {
  holding: makeSocieta(1, 'Zanasi Holding S.p.A.', 'Società per azioni', 'Viale Europa'),
  ceramiche: makeSocieta(2, 'Zanasi Ceramiche S.r.l.', 'Società a responsabilità limitata', 'Via del Lavoro'),
  logistica: makeSocieta(3, 'Zanasi Logistica S.r.l.', 'Società a responsabilità limitata', 'Via del Lavoro'),
  snc: makeSocieta(4, 'Zoboli e Vaccari S.n.c.', 'Società in nome collettivo', 'Via Galilei', milano),
  circolo: makeSocieta(5, 'Zola Nuoto A.S.D.', 'Associazione non riconosciuta', 'Via Matteotti'),
  marta: makePersona({ cognome: 'Zoboli', nome: 'Marta', sesso: 'F', data: '1971-04-08' }, 'Via Dante', '22'),
  ivo: makePersona({ cognome: 'Zuccoli', nome: 'Ivo', sesso: 'M', data: '1968-10-17' }, 'Via Marconi', '9'),
  teresa: makePersona(
    { cognome: 'Zuffi', nome: 'Teresa', sesso: 'F', data: '1985-01-30' },
    'Via delle Rose',
    '41',
  ),
} satisfies Record<string, Cliente>;
export type ChiScena = keyof typeof clientiScena;

/** What each has; `privato` and `azienda` are those who work for themselves, in their own studi. */
export const vociScena: Readonly<Record<ChiScena | 'privato' | 'azienda', readonly VoceScena[]>> = {
  holding: [
    { tipo: 'Consolidato', prima: 1, fine: 'accolta' },
    { tipo: 'Società di capitali', prima: 0, fine: 'aperta' },
    { tipo: 'Consolidato', prima: 0, fine: 'aperta' },
  ],
  ceramiche: [
    { tipo: 'Società di capitali', prima: 1, fine: 'accolta' },
    { tipo: 'IRAP', prima: 1, fine: 'inviata' },
    { tipo: 'Società di capitali', prima: 0, fine: 'chiusa' },
    { tipo: 'ISA', prima: 0, fine: 'aperta' },
    { tipo: '770', prima: 0, fine: 'stampata' },
    { tipo: 'Certificazione unica', prima: 0, fine: 'accolta' },
  ],
  logistica: [{ tipo: 'IVA', prima: 0, fine: 'accolta' }],
  snc: [
    { tipo: 'Società di persone', prima: 2, fine: 'accolta' },
    { tipo: 'Società di persone', prima: 1, fine: 'accolta' },
    { tipo: 'Società di persone', prima: 0, fine: 'stampata' },
  ],
  circolo: [
    { tipo: 'Enti', prima: 1, fine: 'scartata' },
    { tipo: 'Enti', prima: 0, fine: 'aperta' },
    { tipo: 'IMU-ENC', prima: 0, fine: 'aperta' },
  ],
  marta: [
    { tipo: 'Persone fisiche', prima: 2, fine: 'accolta' },
    { tipo: 'Persone fisiche', prima: 1, fine: 'accolta' },
  ],
  ivo: [{ tipo: 'Persone fisiche', prima: 1, fine: 'scartata' }],
  teresa: [
    { tipo: '730', prima: 2, fine: 'accolta' },
    { tipo: '730', prima: 1, fine: 'accolta' },
    { tipo: '730', prima: 0, fine: 'chiusa' },
    { tipo: 'IMU', prima: 1, fine: 'scartata' },
    { tipo: 'IMU', prima: 0, fine: 'in un file' },
  ],
  privato: [
    { tipo: 'Persone fisiche', prima: 2, fine: 'accolta' },
    { tipo: 'Persone fisiche', prima: 1, fine: 'accolta' },
  ],
  azienda: [
    { tipo: 'Società di capitali', prima: 1, fine: 'accolta' },
    { tipo: 'IRAP', prima: 1, fine: 'accolta' },
  ],
};

const lavoro = { reddito: 31_400, ritenute: 5_480 };
/** What is typed of each, besides what the registry gives. */
export const datiScena: Readonly<Partial<Record<TipoDichiarazione, DatiModello>>> = {
  'Persone fisiche': {
    ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': lavoro.reddito, 'RC6.1': 365, 'RC14.1': '2' },
    ...{ 'RC10.1': lavoro.ritenute, 'RC10.2': 432, 'RC10.3': 74, 'RC10.4': 178, 'RC10.5': 75 },
  },
  730: {
    ...{ 'C1.1': '2', 'C1.3': lavoro.reddito, 'C5.1': 365, 'C9.1': lavoro.ritenute, 'C10.1': 432 },
    ...{ 'C11.1': 74, 'C12.1': 178, 'C13.1': 75, 'FR3.1': milano.codice, 'FR4.1': milano.codice },
  },
  ISA: { 'IS1.1': '691000', 'IS2.1': 7.35 },
  'Società di persone': { 'RG901.1': 184_200 },
  'Società di capitali': { 'RF4.1': 68_300 },
  IMU: {
    ...{ 'FR2.1': clientiScena.teresa.codice_fiscale, 'FR2.2': 'Zuffi', 'FR2.3': 'Teresa' },
    ...{ 'FR5.1': 'Via delle Rose', 'FR5.2': '41', 'FR5.7': milano.nome, 'FR5.8': milano.provincia },
    ...{ 'FR8.3': true, 'IM1.1': 1, 'IM1.2': 1, 'IM1.4': '3', 'IM1.5': 'Via Dante 1' },
    ...{ 'IM3.1': 150_000, 'IM3.2': 100, 'IM3.6': '0' },
  },
  IRAP: { 'FR8.3': 24, 'IC1.1': 612_000, 'IR1.1': '8', 'IR1.90': 100, 'IR1.7': 3.9 },
  IVA: { 'VE23.1': 486_000 },
  Enti: { 'RN2.90': 4_600 },
  Consolidato: { 'NF901.3': 92_000, 'NF902.3': 68_300, 'NF903.3': -12_400 },
  770: { 'SY16.10': 1_000, 'SY16.11': 200 },
  'Certificazione unica': { 'AU1.1': 'A', 'AU4.1': 2_400 },
};
