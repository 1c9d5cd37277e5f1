import { testiCertificato as t } from '@quadra/contract';
import { withCorsia } from '../../../http/corsia.ts';
import { DomainError, type ModelState } from '../../../http/domain-error.ts';
import type { DomandaPades } from './pades.worker.ts';
import type { Fidate, FirmaDelFile } from './pdf-firmato.ts';
import type { DatiCertificato } from './pkcs12.ts';

const limiti = { memoriaMb: 256, entroMs: 30_000 };
const campi: Readonly<Record<string, ModelState>> = {
  PASSWORD: { Password: [t.PASSWORD] },
  INADATTO: { Contenuto: [t.INADATTO] },
};

function refuse(motivo: string | null): DomainError {
  const modelState = campi[motivo ?? ''] ?? { Password: [t.NON_PDF] };
  return new DomainError('RICHIESTA_NON_VALIDA', { modelState });
}

const ask = <R>(chi: number, domanda: DomandaPades): Promise<R> =>
  withCorsia(
    {
      modulo: new URL('./pades.worker.ts', import.meta.url),
      ...{ dati: null, chi, ...limiti, refuse },
    },
    (corsia) => corsia.ask<R>(domanda),
  );

/** What a PKCS#12 file says of itself. @throws RICHIESTA_NON_VALIDA on Password or Contenuto */
export const readCertificato = (chi: number, p12: Buffer, password: string) =>
  ask<DatiCertificato>(chi, { atto: 'certificato', p12, password });

/** A PDF with one more signature, and its CMS. @throws RICHIESTA_NON_VALIDA */
export const makeFirmato = (chi: number, domanda: Omit<Extract<DomandaPades, { atto: 'firma' }>, 'atto'>) =>
  ask<{ pdf: Uint8Array; cms: Uint8Array }>(chi, { atto: 'firma', ...domanda }).then(({ pdf, cms }) => ({
    ...{ pdf: Buffer.from(pdf), cms: Buffer.from(cms) },
  }));

/** The signatures that a PDF holds; none of what cannot be read. */
export const listFirme = (chi: number, documento: Buffer, fidate: Fidate): Promise<FirmaDelFile[]> =>
  ask<FirmaDelFile[]>(chi, { atto: 'firme', documento, ...fidate }).catch((causa: unknown) => {
    if (causa instanceof DomainError && causa.codice === 'RICHIESTA_NON_VALIDA') return [];
    throw causa;
  });
