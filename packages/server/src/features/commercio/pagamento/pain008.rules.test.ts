import { join } from 'node:path';
import { type TracciatoSdd, tracciatoSdd } from '@quadra/contract';
import { addGiorniBancari } from '@quadra/fisco';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSchemi, makeValidatore } from '../../../../../../scripts/prove/schemi.ts';
import { writeDistinta } from './distinta.rules.ts';
import { readEsiti } from './esiti.rules.ts';
import { computeAddebito, findPassaggioMandato, isScaduto, passaggiMandato } from './mandato.rules.ts';
import { type Addebito, toCaratteriSepa } from './sepa.rules.ts';

const SCHEMI = findSchemi('sepa');
const schemi: Readonly<Record<TracciatoSdd, string>> = {
  'pain.008': 'pain.008.001.02.xsd',
  CBI: 'CBIBdySDDReq.00.01.01_TRASCRITTO.xsd',
};

/** Tells whether the schema of a layout takes a file. */
function openSchema(tracciato: TracciatoSdd) {
  const validate = makeValidatore(join(SCHEMI, schemi[tracciato]));
  return (testo: string): boolean => validate(testo) === '';
}

const uno: Addebito = {
  endToEnd: 'QDR-ABCDEFGHJK',
  centesimi: 6100,
  sequenza: 'FRST',
  giorno: '2026-12-01',
  mandato: 'QDRM-ABCDEFGHJK',
  firmatoIl: '2026-11-20',
  debitore: 'Studio «Bellini» & Figli S.r.l. — perché no',
  iban: 'IT60X0542811101000000123456',
  descrizione: 'Ricarica QDR-ABCDEFGHJK',
};
const dati = (addebiti: readonly Addebito[]) => ({
  messaggio: 'QUADRA-SDD-0123456789ABCDEF0123',
  creataIl: '2026-11-26T08:00:00',
  creditore: 'Rete Emilia Servizi S.r.l.',
  iban: 'IT60X0542811101000000123456',
  identificativo: 'IT97ZZZ0000001234567897',
  cuc: '0000000A',
  addebiti,
});

describe('a file of debits', () => {
  it.skipIf(SCHEMI === '').each(tracciatoSdd)(
    'in %s is valid for its schema, one lot for each day and sequence, and what the schema refuses is said',
    (tracciato) => {
      const isValido = openSchema(tracciato);
      const tanti = Array.from(
        { length: 40 },
        (_, n): Addebito => ({
          ...uno,
          endToEnd: `QDR-${n}`,
          centesimi: 1 + n * 997,
          sequenza: n % 3 === 0 ? 'FRST' : 'RCUR',
          giorno: n % 2 === 0 ? '2026-12-01' : '2026-12-02',
        }),
      );
      for (const addebiti of [[uno], tanti]) {
        const { testo, vizi } = writeDistinta(tracciato, dati(addebiti));
        expect([isValido(testo), vizi]).toEqual([true, []]);
      }
      expect(writeDistinta(tracciato, dati(tanti)).testo.split('<ReqdColltnDt>')).toHaveLength(5);
      // Whatever is written in a field: a file that its schema refuses is never without a name of what is wrong.
      const buono = (valore: string) => fc.oneof(fc.constant(valore), fc.string({ maxLength: 40 }));
      const visti = { buoni: 0, rotti: 0 };
      fc.assert(
        fc.property(
          buono(uno.iban),
          buono(uno.giorno),
          buono(uno.mandato),
          buono('0000000A'),
          fc.string({ unit: 'grapheme', maxLength: 200 }),
          fc.integer({ min: 1, max: 2_000_000_000 }),
          (iban, giorno, mandato, cuc, debitore, centesimi) => {
            const addebiti = [{ ...uno, iban, giorno, mandato, debitore, centesimi }];
            const { testo, vizi } = writeDistinta(tracciato, { ...dati(addebiti), cuc });
            if (vizi.length > 0) visti.rotti += 1;
            else {
              visti.buoni += 1;
              expect(isValido(testo)).toBe(true);
            }
          },
        ),
        { numRuns: 400 },
      );
      expect(Math.min(visti.buoni, visti.rotti)).toBeGreaterThan(10);
      const rotti: [string, Addebito][] = [
        ['IBAN', { ...uno, iban: 'corto' }],
        ['ReqdColltnDt', { ...uno, giorno: '2026-02-30' }],
        ['MndtId', { ...uno, mandato: 'X'.repeat(36) }],
      ];
      for (const [tag, addebito] of rotti) {
        const { testo, vizi } = writeDistinta(tracciato, dati([addebito]));
        expect([isValido(testo), vizi]).toEqual([false, [tag]]);
      }
    },
  );

  it('in CBI says who sends by its CUC, the bank by its ABI, and each debit by its place', () => {
    const altro: Addebito = { ...uno, endToEnd: 'QDR-2', sequenza: 'RCUR' };
    const { testo } = writeDistinta('CBI', dati([uno, altro, { ...uno, endToEnd: 'QDR-3' }]));
    expect(testo).toContain('<OrgId><Othr><Id>0000000A</Id><Issr>CBI</Issr></Othr></OrgId>');
    expect(testo).toContain('<ClrSysMmbId><MmbId>05428</MmbId></ClrSysMmbId>');
    expect(
      [...testo.matchAll(/<InstrId>(\d+)<.*?<EndToEndId>([^<]+)</g)].map(([, posto, id]) => [posto, id]),
    ).toEqual([
      ['1', 'QDR-ABCDEFGHJK'],
      ['2', 'QDR-3'],
      ['3', 'QDR-2'],
    ]);
    expect(writeDistinta('CBI', { ...dati([uno]), iban: 'DE89370400440532013000' }).vizi).toEqual(['MmbId']);
    expect(writeDistinta('CBI', { ...dati([uno]), cuc: null }).vizi).toEqual(['Id']);
  });

  it('says each amount, and their sum for each lot and for all', () => {
    const { testo } = writeDistinta(
      'pain.008',
      dati([uno, { ...uno, centesimi: 5 }, { ...uno, centesimi: 100, sequenza: 'RCUR' }]),
    );
    expect([...testo.matchAll(/<CtrlSum>([\d.]+)</g)].map(([, somma]) => somma)).toEqual([
      '62.05',
      '61.05',
      '1.00',
    ]);
    expect([...testo.matchAll(/<SeqTp>(\w+)</g)].map(([, quale]) => quale)).toEqual(['FRST', 'RCUR']);
    expect(testo).toContain('<ReqdColltnDt>2026-12-01</ReqdColltnDt>');
  });

  it('writes names in the characters that every bank takes', () => {
    expect(toCaratteriSepa(uno.debitore, 70)).toBe('Studio Bellini + Figli S.r.l. perche no');
    expect(toCaratteriSepa('漢字', 70)).toBe('-');
  });
});

describe('the days of a debit', () => {
  it('are those of the banks: no Saturday, Easter nor first of May', () => {
    expect(addGiorniBancari('2026-04-02', 1)).toBe('2026-04-07');
    expect(addGiorniBancari('2026-05-01', 0)).toBe('2026-05-04');
    expect(addGiorniBancari('2026-12-24', 1)).toBe('2026-12-28');
    expect(addGiorniBancari('2026-06-02', 0)).toBe('2026-06-02');
    expect(computeAddebito('2026-11-20')).toBe('2026-11-26');
  });
});

describe('the life of a mandate', () => {
  it('goes only where its table lets it', () => {
    expect(findPassaggioMandato('Da firmare', 'firma')).toBe('Attivo');
    expect(findPassaggioMandato('Revocato', 'riattiva')).toBeUndefined();
    expect(findPassaggioMandato('Scaduto', 'firma')).toBeUndefined();
    expect(passaggiMandato.filter(([da]) => da === 'Revocato' || da === 'Scaduto')).toEqual([]);
  });

  it('ends when nothing was debited for thirty-six months', () => {
    expect(isScaduto('2023-11-24', '2026-11-24')).toBe(false);
    expect(isScaduto('2023-11-24', '2026-11-25')).toBe(true);
  });
});

const rapporto = (dentro: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>
   <OrgnlGrpInfAndSts><OrgnlMsgId>QUADRA-SDD-1</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.02</OrgnlMsgNmId>${dentro}</CstmrPmtStsRpt></Document>`;

describe('what the bank says', () => {
  it('is read from a status report: refused debits alone, or the whole file', () => {
    const una = (id: string, stato: string, motivo: string) =>
      `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${stato}</TxSts><StsRsnInf><Rsn><Cd>${motivo}</Cd></Rsn></StsRsnInf></TxInfAndSts>`;
    const letti = readEsiti(
      rapporto(
        `<GrpSts>PART</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts>${una('QDR-ABCDEFGHJK', 'RJCT', 'AM04')}${una('QDR-ABCDEFGHJM', 'ACSP', 'X')}</OrgnlPmtInfAndSts>`,
      ),
    );
    expect(letti).toEqual({
      ...{ rifiutoIntero: null, nonLette: [] },
      esiti: [{ causale: 'QDR-ABCDEFGHJK', esito: 'Insoluto', motivo: 'AM04', importo: null, data: null }],
    });
    const intero = readEsiti(
      rapporto('<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf></OrgnlGrpInfAndSts>'),
    );
    expect(intero).toMatchObject({
      ...{ esiti: [], rifiutoIntero: { messaggio: 'QUADRA-SDD-1', motivo: 'FF01' } },
    });
  });

  it('is read from the movements of the account: collected, and returned with its reason', () => {
    const voce = (verso: string, id: string, resto = '') =>
      `<Ntry><Amt Ccy="EUR">61.00</Amt><CdtDbtInd>${verso}</CdtDbtInd><BookgDt><Dt>2026-12-01</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>${resto}</TxDtls></NtryDtls></Ntry>`;
    const letti = readEsiti(
      `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn>${voce('CRDT', 'QDR-ABCDEFGHJK')}${voce('DBIT', 'QDR-ABCDEFGHJM', '<RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf>')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
    );
    expect(letti?.esiti).toEqual([
      { causale: 'QDR-ABCDEFGHJK', esito: 'Incassato', motivo: null, importo: 6100, data: '2026-12-01' },
      { causale: 'QDR-ABCDEFGHJM', esito: 'Insoluto', motivo: 'MD06', importo: 6100, data: '2026-12-01' },
    ]);
    // Of a statement in a table, a row that cannot be read is told.
    const tabella =
      'Data;Importo;Descrizione\n01/12/2026;61,00;QDR-ABCDEFGHJK\n01/12/2026;6I,00;QDR-ABCDEFGHJM';
    expect(readEsiti(tabella)).toMatchObject({
      esiti: [{ causale: 'QDR-ABCDEFGHJK', esito: 'Incassato', importo: 6100 }],
      nonLette: ['01/12/2026 · 6I,00 · QDR-ABCDEFGHJM'],
    });
    expect(readEsiti('niente')).toBeNull();
    expect(readEsiti('<Document><CstmrPmtStsRpt><a></Document>')).toBeNull();
  });
});
