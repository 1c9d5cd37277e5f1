import { loadModello, loadTelematico, type Modello } from '@quadra/fisco';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCertificazioniDi } from './certificazioni.ts';

const SOSTITUTO = '00743110157';
const ROSSI = 'RSSMRA70A01H501S';
const BIANCHI = 'BNCLRA80A41H501S';

/** The file of who certifies two people. */
async function writeFile(): Promise<string> {
  const cu = await loadModello(2025, 'cu');
  const { findTracciato, makeFornitura, writeFornitura } = await loadTelematico();
  const tracciato = findTracciato('cu', 2025);
  if (!cu || !tracciato) throw new Error('No CU');
  const caselle = {
    'DA1.1': SOSTITUTO,
    'DA2.1': ROSSI,
    'DB1.1': 24_000.4,
    'DB6.1': 365,
    'DB21.1': 3_000.49,
    'DA2.1#2': BIANCHI,
    'DB1.1#2': 9_000,
  };
  return writeFornitura(
    tracciato,
    makeFornitura(tracciato, cu, {
      anno: 2025,
      codiceFiscale: SOSTITUTO,
      caselle,
      intermediario: null,
      dataImpegno: null,
    }),
  );
}

describe('the file of the certifications received', () => {
  let pf: Modello;
  beforeAll(async () => {
    const modello = await loadModello(2025, 'redditi-pf');
    if (!modello) throw new Error('No PF');
    pf = modello;
  });

  it('proposes what it says of the client alone, against what stands in the return', async () => {
    const lette = await readCertificazioniDi(pf, ROSSI, await writeFile(), { 'RC10.1': 5 });
    expect(lette).toMatchObject({ sue: 1, altrui: 1 });
    const voci = Object.fromEntries(
      (lette?.proposte.voci ?? []).map(({ chiave, valore, attuale }) => [chiave, [attuale, valore]]),
    );
    expect(voci).toMatchObject({ 'RC1.3': [null, 24_000], 'RC6.1': [null, 365], 'RC10.1': [5, 3_000] });
  });

  it('is told apart from a file that is not one', async () => {
    expect(await readCertificazioniDi(pf, ROSSI, 'Conto;Dare;Avere\n1;2;3\n', {})).toBeNull();
  });
});
