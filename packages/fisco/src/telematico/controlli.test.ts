import { describe, expect, it } from 'vitest';
import { checkFornitura, type DichiarazioneFornita, type Fornitura } from './index.ts';
import { fornituraImu } from './prove.ts';
import { tas00 } from './tas00.ts';
import { tat00 } from './tat00.ts';
import type { Valori } from './tracciato.ts';

type Cambi = { testa?: Valori; b?: Valori; d?: Valori[]; c?: Valori[]; e?: Valori[]; chiusura?: Valori };

function change(fornitura: Fornitura, { testa, b, c, d, e, chiusura }: Cambi): Fornitura {
  const [sua] = fornitura.dichiarazioni;
  if (!sua) throw new Error('There is one');
  const [primo = {}] = sua.gruppi?.D ?? [];
  const nuova: DichiarazioneFornita = {
    frontespizio: { ...sua.frontespizio, ...b },
    gruppi: {
      ...sua.gruppi,
      ...(c && { C: c }),
      ...(d && { D: d.map((v) => ({ ...primo, ...v })) }),
      ...(e && { E: e }),
    },
    chiusure: { ...sua.chiusure, ...(chiusura && { D: { ...sua.chiusure?.D, ...chiusura } }) },
  };
  return { testa: { ...fornitura.testa, ...testa }, dichiarazioni: [nuova] };
}

const check = (cambi: Cambi) =>
  checkFornitura(tat00, change(fornituraImu(), cambi)).map(
    ({ record, nome, codice }) => `${record} ${nome} ${codice}`,
  );

const contitolare = {
  ordine: 1,
  contitolareNome: 'BIANCHI ANNA',
  contitolareCodiceFiscale: 'RSSMRA80A01F205X',
  indirizzoContitolare: 'VIA PO',
  civicoContitolare: 'SNC',
  comuneContitolare: 'TORINO',
  provinciaContitolare: 'TO',
  quotaIntera: 50,
  firma: true,
};

describe('the controls of TAT00 before writing', () => {
  it('[TEL-004] find nothing in a declaration that is right', () => {
    expect(check({})).toEqual([]);
    expect(check({ c: [contitolare] })).toEqual([]);
  });

  it.each<[string, Cambi, string]>([
    ['a front page without the comune', { b: { comuneNome: '' } }, 'B comuneNome OBBLIGATORIO'],
    [
      'a wrong codice fiscale',
      { b: { codiceFiscale: 'RSSMRA80A01F205A', contribuente: 'RSSMRA80A01F205A' } },
      'A fornitore FORNITORE',
    ],
    ['a wrong comune', { b: { comuneCatastale: '1234' } }, 'B comuneCatastale CODICE'],
    ['who sends is another', { testa: { fornitore: '00743110157' } }, 'A fornitore FORNITORE'],
    ['a kind that is not there', { testa: { tipologia: 'X' } }, 'A tipologia VALORE'],
    ['more sends than their total', { testa: { progressivo: 2 } }, 'A progressivo INVII'],
    ['an intermediary that is not named', { testa: { tipoFornitore: '10' } }, 'B intermediario OBBLIGATORIO'],
    ['a domicile abroad without its State', { b: { provincia: 'EE' } }, 'B statoEstero OBBLIGATORIO'],
    ['letters in a telephone', { b: { telefono: '12A' } }, 'B telefono FORMATO'],
    ['a gap in the order numbers', { d: [{ ordine: 2, progressivoImmobile: 2 }] }, 'D ordine ORDINE'],
    ['a property said twice', { d: [{}, { ordine: 2 }] }, 'D continuita#2 CONTINUITA'],
    ['continuity on the first', { d: [{ continuita: 1 }] }, 'D continuita CONTINUITA'],
    ['half of the cadastral data', { d: [{ foglio: '' }] }, 'D foglio CATASTO'],
    [
      'a protocol beside them',
      { d: [{ protocollo: '12', annoProtocollo: 2024 }] },
      'D protocollo PROTOCOLLO',
    ],
    ['«Altro» without words', { d: [{ altro: true }] }, 'D altroDescrizione ALTRO'],
    ['a purchase without its day', { d: [{ dataVariazione: '' }] }, 'D dataVariazione DATA'],
    ['office and deed together', { d: [{ ufficio: 'MILANO' }] }, 'D titolo TITOLO'],
    ['an occupied property without its report', { d: [{ esenzione: 1 }] }, 'D occupazione ESENZIONE'],
    ['a report of one that is not', { d: [{ autorita: 'QUESTURA' }] }, 'D autorita ESENZIONE'],
    ['more than the whole', { d: [{ quotaDecimale: 1 }] }, 'D quotaIntera QUOTA'],
    ['a co-owner of nothing', { c: [{ ...contitolare, ordine: 7 }] }, 'C ordine CONTITOLARE'],
    [
      'a co-owner without a name',
      { c: [{ ...contitolare, contitolareNome: '' }] },
      'C contitolareNome OBBLIGATORIO',
    ],
    ['no signature', { chiusura: { firmaDichiarante: '' } }, 'D firmaDichiarante OBBLIGATORIO'],
    [
      'a platform out of order',
      { e: [{ ordine: 3, progressivoImmobile: 1, valore: 5, quotaIntera: 100 }] },
      'E ordine ORDINE',
    ],
  ])('[TEL-004] name the field for %s', (_, cambi, atteso) => {
    expect(check(cambi)).toContain(atteso);
  });

  it('[TEL-004] say it in a sentence with the field and its number, and only warn of a text cut short', () => {
    const lungo = 'A'.repeat(30);
    const [problema] = checkFornitura(tat00, change(fornituraImu(), { b: { cognome: lungo } }));
    expect(problema).toMatchObject({ livello: 'avviso', codice: 'ACCORCIATO', posizione: 230 });
    const [manca] = checkFornitura(tat00, change(fornituraImu(), { d: [{ valore: 0 }] }));
    expect(manca?.frase).toBe('Manca «Valore» (immobile 1), campo 21 del record D.');
  });
});

const ENTE = '00743110157';
const fornituraEnc = (b: Valori = {}, misto: Valori = {}, finale: Valori = {}): Fornitura => ({
  testa: { tipoFornitore: '01', fornitore: ENTE, tipologia: 'N', progressivo: 1, totaleInvii: 1 },
  dichiarazioni: [
    {
      frontespizio: {
        codiceFiscale: ENTE,
        anno: 2025,
        periodo: 2024,
        comuneCatastale: 'F205',
        comuneNome: 'MILANO',
        denominazione: 'ASSOCIAZIONE DI PROVA',
        contribuente: ENTE,
        indirizzo: 'VIA PO',
        civico: '3',
        comune: 'MILANO',
        provincia: 'MI',
        rappresentante: 'RSSMRA80A01F205X',
        carica: '1',
        cognomeRappresentante: 'ROSSI',
        nomeRappresentante: 'MARIO',
        nascitaRappresentante: '1980-01-01',
        comuneNascitaRappresentante: 'MILANO',
        provinciaNascitaRappresentante: 'MI',
        immobiliB: 1,
        quadroC: true,
        firmaDichiarante: true,
        ...b,
      },
      gruppi: {
        D: [
          {
            ordine: 1,
            progressivoImmobile: 1,
            sportiva: true,
            caratteristiche: '3',
            indirizzoImmobile: 'VIA PO 3',
            valore: 100000,
            quotaIntera: 100,
            altreGiorniIntera: 40,
            altreImponibilitaIntera: 40,
            altreValore: 4000000,
            ...misto,
          },
        ],
        E: [{ dovuta: 900, eccedenza: 100, versata: 500, debito: 300, ...finale }],
      },
    },
  ],
});
const checkEnc = (...quali: Parameters<typeof fornituraEnc>) =>
  checkFornitura(tas00, fornituraEnc(...quali)).map(
    ({ record, nome, codice }) => `${record} ${nome} ${codice}`,
  );

describe('the controls of TAS00 before writing', () => {
  it('[TEL-004] find nothing in a declaration that is right', () => expect(checkEnc()).toEqual([]));

  it.each<[string, Parameters<typeof fornituraEnc>, string]>([
    ['another count of properties', [{ immobiliB: 2 }], 'B immobiliB CONTEGGI'],
    ['residence abroad without a State', [{ residenzaEstera: true }], 'B statoResidenza OBBLIGATORIO'],
    ['quadro C not announced', [{ quadroC: '' }], 'B quadroC QUADRI'],
    ['no activity', [{}, { sportiva: '' }], 'D assistenziale ATTIVITA'],
    [
      'a percentage over the limit',
      [{}, { altreImponibilitaIntera: 100 }],
      'D altreImponibilitaIntera IMPONIBILITA',
    ],
    ['exempt with a taxable value', [{}, { esenzione: true }], 'D esenzione ESENZIONE'],
    ['a lender without a loan', [{}, { comodatario: 'TIZIO' }], 'D comodatario COMODATO'],
    ['a balance that does not add up', [{}, {}, { debito: 301 }], 'E debito CALCOLO'],
    ['a refund of what is not there', [{}, {}, { rimborso: 1 }], 'E rimborso CALCOLO'],
  ])('[TEL-004] name the field for %s', (_, quali, atteso) => {
    expect(checkEnc(...quali)).toContain(atteso);
  });
});
