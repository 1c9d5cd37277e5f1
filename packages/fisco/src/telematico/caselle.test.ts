import { describe, expect, it } from 'vitest';
import { loadModello, type ValoreCasella } from '../index.ts';
import { campiTat00 } from '../modelli/ogni-anno/imu/campi.ts';
import { campiTas00 } from '../modelli/ogni-anno/imu-enc/campi.ts';
import {
  checkFornitura,
  findChiave,
  findTracciato,
  layRighe,
  listCampi,
  makeFornitura,
  nameProblemi,
  readCaselle,
  writeFornitura,
} from './index.ts';
import { tas00 } from './tas00.ts';
import { tat00 } from './tat00.ts';

/** The fields that no casella fills, and why. */
const DI_CHI_SCRIVE: Readonly<Record<string, string>> = {
  codiceFiscale: 'chi dichiara, dalla scheda del cliente',
  modulo: 'lo conta chi scrive il file',
  produttore: 'nessun codice fiscale è dichiarato per il programma: resta vuoto',
  tipoFornitore: 'dall’incarico',
  fornitore: 'dall’incarico',
  progressivo: 'un file solo per dichiarazione',
  totaleInvii: 'un file solo per dichiarazione',
  anno: 'dell’anno del modello',
  periodo: 'dell’anno del modello',
  intermediario: 'dall’incarico',
  alboCaf: 'dall’incarico',
  impegno: 'dall’incarico',
  dataImpegno: 'dall’incarico',
  firmaIntermediario: 'dall’incarico',
  immobiliA: 'li conta chi scrive il file',
  ordiniA: 'li conta chi scrive il file',
  immobiliB: 'li conta chi scrive il file',
  quadroC: 'dai quadri compilati',
  quadroD: 'dai quadri compilati',
  numeroB: 'li conta chi scrive il file',
  numeroC: 'li conta chi scrive il file',
  numeroD: 'li conta chi scrive il file',
  numeroE: 'li conta chi scrive il file',
};

describe.each([
  { tracciato: tat00, campi: campiTat00, modello: 'imu' as const },
  { tracciato: tas00, campi: campiTas00, modello: 'imu-enc' as const },
])('the caselle of $tracciato.codice', ({ tracciato, campi, modello }) => {
  it('[TEL-004] fill every field of the layout, but those listed with a reason', () => {
    const scritti = new Set(campi.flatMap(({ record, campi: n }) => n.map((numero) => `${record}${numero}`)));
    const mancanti = Object.values(tracciato.record).flatMap((record) =>
      listCampi(record).filter(
        ({ nome, numero, blocco }) =>
          (blocco?.indice ?? 1) === 1 && !scritti.has(`${record.tipo}${numero}`) && !(nome in DI_CHI_SCRIVE),
      ),
    );
    expect(mancanti.map(({ titolo }) => titolo)).toEqual([]);
  });

  it('[TEL-004] are all of the form, and each field goes back to its casella', async () => {
    const form = await loadModello(2025, modello);
    expect(campi.filter(({ chiave }) => !form?.findCasella(chiave)).map(({ chiave }) => chiave)).toEqual([]);
    const persi = campi.filter(
      ({ chiave, record, campi: [numero] }) =>
        findChiave(tracciato, { record, modulo: 1, campo: String(numero) }) !== chiave,
    );
    expect(persi.map(({ chiave }) => chiave)).toEqual([]);
  });
});

const CF = 'RSSMRA80A01F205X';
const caselle: Record<string, ValoreCasella> = {
  'FR1.1': 'F205',
  'FR1.2': 'Milano',
  'FR1.3': 'N',
  'FR2.2': 'Rossi',
  'FR2.3': 'Mario',
  'FR5.1': 'Via dell’Orso',
  'FR5.2': '1',
  'FR5.7': 'Milano',
  'FR5.8': 'MI',
  'FR8.1': 'Nota',
  'FR8.2': '2025-06-30',
  'FR8.3': true,
};
for (const n of [1, 2, 3]) {
  const copia = n === 1 ? '' : `#${n}`;
  Object.assign(caselle, {
    [`IM1.1${copia}`]: n,
    [`IM1.2${copia}`]: n,
    [`IM1.4${copia}`]: '3',
    [`IM1.5${copia}`]: `Via Po ${n}`,
    [`IM3.1${copia}`]: 1000 * n,
    [`IM3.2${copia}`]: 33.33,
  });
}

describe('an IMU declaration', () => {
  const fonte = { anno: 2025, codiceFiscale: CF, caselle, intermediario: null, dataImpegno: null };
  const nessuna = { findCasella: () => undefined };

  it('[TEL-004] becomes a supply without errors: three properties in two records, a percentage in two fields', () => {
    const fornitura = makeFornitura(tat00, nessuna, fonte);
    expect(checkFornitura(tat00, fornitura)).toEqual([]);
    const righe = layRighe(tat00, fornitura);
    expect(righe.map(({ tipo }) => tipo).join('')).toBe('ABCDDEZ');
    expect(righe[4]?.valori).toMatchObject({
      ordine: 3,
      valore: 3000,
      quotaIntera: 33,
      quotaDecimale: 33,
      modulo: 2,
    });
    expect(righe[1]?.valori).toMatchObject({ anno: 2025, periodo: 2024, indirizzo: 'Via dell’Orso' });
    const scritto = writeFornitura(tat00, fornitura);
    expect(scritto).toContain('VIA DELL ORSO');
    const lette = readCaselle(tat00, scritto);
    expect([lette.get('IM3.1#3'), lette.get('FR1.1'), lette.get('A/3')]).toEqual([
      '000000000003000',
      'F205',
      'TAT00',
    ]);
  });

  it('[TEL-004] says which casella stops it, in its own copy of the quadro', () => {
    const { 'IM3.1#3': _, ...senza } = caselle;
    const fornitura = makeFornitura(tat00, nessuna, { ...fonte, caselle: senza });
    const problemi = checkFornitura(tat00, fornitura);
    expect(nameProblemi(tat00, layRighe(tat00, fornitura), problemi)).toMatchObject([
      { chiave: 'IM3.1#3', codice: 'OBBLIGATORIO', record: 'D', riga: 5 },
    ]);
  });

  it('[TEL-004] sent by an intermediary names him, with his promise', () => {
    const intermediario = { codiceFiscale: '00743110157', alboCaf: null };
    const conImpegno = makeFornitura(tat00, nessuna, { ...fonte, intermediario, dataImpegno: '2025-06-01' });
    expect(checkFornitura(tat00, conImpegno)).toEqual([]);
    expect(conImpegno.testa).toMatchObject({ tipoFornitore: '10', fornitore: '00743110157' });
    const senza = makeFornitura(tat00, nessuna, { ...fonte, intermediario, dataImpegno: null });
    expect(checkFornitura(tat00, senza).map(({ nome }) => nome)).toEqual(['dataImpegno']);
  });

  it('[TEL-004] of the years before the layout is not made', () => {
    expect(findTracciato('imu', 2022)).toBeUndefined();
  });
});
