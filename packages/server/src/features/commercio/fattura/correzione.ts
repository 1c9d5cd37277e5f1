import {
  CODICE_BOLLO,
  type FatturaFilo,
  type fatturaCorrezione,
  testiCampo,
  testiFattura,
} from '@quadra/contract';
import type { SoggettoFattura } from '@quadra/fisco';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { getCodiceIva } from './codice-iva.ts';
import { SENZA_CODICE } from './emissione.rules.ts';
import { previewDocumento } from './emissione.ts';
import { type RigaFattura, updateFattura } from './fattura.queries.ts';
import { type Contesto, getFattura, hold, tell } from './fattura.service.ts';
import type { RigaTenuta } from './fattura.table.ts';
import { updateRecapito } from './recapito.queries.ts';
import { canInviare } from './stato.rules.ts';

type Letta = z.output<typeof fatturaCorrezione>;

/**
 * Lines with their words and codes of VAT mended, as the table has them today. What they come to stays: it is what was agreed,
 * and the accounts may have it. @throws RICHIESTA_NON_VALIDA
 */
async function mendRighe(
  trx: Trx,
  riga: RigaFattura,
  scritte: NonNullable<Letta['Righe']>,
): Promise<RigaTenuta[]> {
  const prime = riga.righe.filter(({ codiceIva }) => codiceIva !== CODICE_BOLLO);
  if (prime.length !== scritte.length) requireNessunErrore({ Righe: [testiFattura.RIGHE_ALTRE] });
  const nuove: RigaTenuta[] = [];
  for (const [posto, prima] of prime.entries()) {
    const { Descrizione, CodiceIva = prima.codiceIva } = scritte[posto] ?? {};
    const codice = await getCodiceIva(trx, CodiceIva, `Righe.${posto}.CodiceIva`);
    nuove.push({ ...prima, ...codice, descrizione: Descrizione ?? prima.descrizione });
  }
  const { righe, bollo, totali } = await previewDocumento(trx, riga.gestore_id, {
    ...{ righe: nuove, data: riga.data, esigibilita: riga.esigibilita, conRitenuta: riga.ritenuta > 0 },
  });
  const isUguale = totali.imponibile === riga.imponibile && totali.iva === riga.iva && bollo === riga.bollo;
  if (!isUguale) requireNessunErrore({ Righe: [testiFattura.TOTALI_FERMI] });
  return righe;
}

const mendCliente = ({ cliente }: RigaFattura, letta: Letta): SoggettoFattura => ({
  ...{ ...cliente, partitaIva: letta.PIVA, codiceFiscale: letta.CodiceFiscale },
  denominazione: letta.Denominazione ?? cliente.denominazione,
  via: letta.Via ?? cliente.via,
  cap: letta.CAP ?? cliente.cap,
  comune: letta.Comune ?? cliente.comune,
  provincia: letta.Provincia === undefined ? cliente.provincia : letta.Provincia,
});

/**
 * Mends what keeps an invoice from arriving: where it is handed, who it is for, the words and codes of its lines. Number, day
 * and totals stay. @throws NON_TROVATO, RECORD_MODIFICATO, FATTURA_INVIATA, RICHIESTA_NON_VALIDA
 */
export async function correctFattura(contesto: Contesto, id: string, letta: Letta): Promise<FatturaFilo> {
  const { trx, sessione } = contesto;
  const riga = await hold(contesto, id, letta.Versione);
  if (!canInviare(riga.stato_sdi)) throw new DomainError('FATTURA_INVIATA');
  const codice_sdi = letta.CodiceSDI ?? SENZA_CODICE;
  if (!/^[A-Z0-9]{6,7}$/.test(codice_sdi)) requireNessunErrore({ CodiceSDI: [testiCampo.VALORE_NON_VALIDO] });
  const righe = letta.Righe === undefined ? riga.righe : await mendRighe(trx, riga, letta.Righe);
  await updateFattura(trx, id, {
    ...{ codice_sdi, pec: letta.PEC, stato: 'Modificata da portale' },
    cliente: JSON.stringify(mendCliente(riga, letta)),
    righe: JSON.stringify(righe),
  });
  const studioId = riga.cliente_studio_id;
  if (letta.AggiornaScheda && studioId !== null && sessione.studi.includes(studioId))
    await updateRecapito(trx, studioId, { codice_sdi, pec: letta.PEC });
  const describe = (una: readonly RigaTenuta[]) =>
    una.map(({ descrizione, codiceIva }) => ({ descrizione, codiceIva }));
  await tell(contesto, riga, {
    azione: 'correzione fattura',
    prima: {
      codice_sdi: riga.codice_sdi,
      pec: riga.pec,
      ...(letta.Righe ? { righe: describe(riga.righe) } : {}),
    },
    dopo: { codice_sdi, pec: letta.PEC, ...(letta.Righe ? { righe: describe(righe) } : {}) },
  });
  return getFattura(trx, sessione, id);
}
