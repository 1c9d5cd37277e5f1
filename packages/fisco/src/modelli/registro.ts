import type { CodiceModello } from './modello.ts';
import { PRIMO_ANNO, redditiPf, ULTIMO_ANNO } from './redditi-pf.ts';
import type { Scheda } from './scheda.ts';

type Carica = () => Promise<Scheda>;
interface Voce {
  readonly titolo: string;
  /** How the form of each fiscal year is fetched. */
  readonly anni: Readonly<Record<number, Carica>>;
}

/** A form that is one for some years, with its differences inside. */
function perAnni(
  load: () => Promise<(anno: number) => Scheda | Promise<Scheda>>,
  dal = PRIMO_ANNO,
  al = ULTIMO_ANNO,
): Readonly<Record<number, Carica>> {
  const anni = Array.from({ length: al - dal + 1 }, (_, posto) => dal + posto);
  return Object.fromEntries(anni.map((anno) => [anno, async () => (await load())(anno)]));
}

/** Every form the house knows, year by year: adding one is a line here and its data. */
export const registro: Readonly<Record<CodiceModello, Voce>> = {
  'redditi-pf': { titolo: 'Redditi Persone Fisiche', anni: redditiPf },
  'redditi-sp': {
    titolo: 'Redditi Società di Persone',
    anni: perAnni(async () => (await import('./ogni-anno/redditi-sp/index.ts')).redditiSp),
  },
  'redditi-sc': {
    titolo: 'Redditi Società di Capitali',
    anni: perAnni(async () => (await import('./ogni-anno/redditi-sc/index.ts')).redditiSc),
  },
  'redditi-enc': {
    titolo: 'Redditi Enti non Commerciali',
    anni: perAnni(async () => (await import('./ogni-anno/redditi-enc/index.ts')).redditiEnc),
  },
  consolidato: {
    titolo: 'Consolidato nazionale e mondiale',
    anni: perAnni(async () => (await import('./ogni-anno/consolidato/index.ts')).consolidato),
  },
  irap: { titolo: 'IRAP', anni: perAnni(async () => (await import('./ogni-anno/irap/index.ts')).irap) },
  isa: { titolo: 'ISA', anni: perAnni(async () => (await import('./ogni-anno/isa/index.ts')).isa) },
  iva: { titolo: 'IVA', anni: perAnni(async () => (await import('./ogni-anno/iva/index.ts')).iva) },
  imu: {
    titolo: 'Dichiarazione IMU',
    anni: perAnni(async () => (await import('./ogni-anno/imu/index.ts')).makeImu),
  },
  'imu-enc': {
    titolo: 'Dichiarazione IMU ENC',
    anni: perAnni(async () => (await import('./ogni-anno/imu-enc/index.ts')).makeImuEnc),
  },
  cir: { titolo: 'CIR', anni: perAnni(async () => (await import('./ogni-anno/cir/index.ts')).cir) },
  tasi: {
    titolo: 'TASI',
    anni: perAnni(async () => (await import('./ogni-anno/tasi/index.ts')).tasi, PRIMO_ANNO, PRIMO_ANNO),
  },
  770: { titolo: 'Modello 770', anni: perAnni(async () => (await import('./ogni-anno/m770/index.ts')).m770) },
  cu: {
    titolo: 'Certificazione Unica',
    anni: perAnni(async () => (await import('./ogni-anno/cu/index.ts')).cu),
  },
  730: { titolo: 'Modello 730', anni: perAnni(async () => (await import('./ogni-anno/m730/index.ts')).m730) },
};
