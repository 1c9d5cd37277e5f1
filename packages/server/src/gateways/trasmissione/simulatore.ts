import { type ErroreRicevuta, loadTelematico } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { Invio, Trasmissione } from './port.ts';

/**
 * What the simulated Agenzia does, by the last letter of the codice fiscale: rules that a test or a demonstration can choose.
 * Any other file is read whole with its layout, and accepted when nothing is wrong with it.
 */
const REGOLE = {
  /** The receipt never comes. */
  smarrita: 'Q',
  /** The person is not in the register. */
  nonRegistrato: 'Z',
} as const;

const makeProtocollo = ({ sha256 }: Invio, adesso: Date): string => {
  const istante = adesso.toISOString().replace(/\D/g, '').slice(2, 14);
  const coda = Number.parseInt(sha256.slice(0, 8), 16) % 100_000;
  return `${istante}${String(coda).padStart(5, '0')}`;
};

const generale = (codice: string, testo: string): ErroreRicevuta => ({
  codice,
  riga: 0,
  posizione: 0,
  campo: '',
  testo,
});

/** Why a file is rejected; empty when it is accepted. */
async function listErrori(invio: Invio): Promise<ErroreRicevuta[]> {
  if (invio.codiceFiscale.endsWith(REGOLE.nonRegistrato))
    return [generale('CF_NON_REGISTRATO', 'Codice fiscale non registrato in Anagrafe tributaria.')];
  if (invio.accolta) return [generale('GIA_PRESENTE', 'Dichiarazione già presente per lo stesso soggetto.')];
  const { findTracciatoDiCodice, readRighe, splitRighe } = await loadTelematico();
  const tracciato = findTracciatoDiCodice(invio.tracciato);
  if (tracciato === undefined)
    return [generale('FORMATO', 'Il codice della fornitura non è fra quelli simulati.')];
  // Values by code of field have no official format: their lines are measured, the positional ones are read.
  const conElementi = Object.values(tracciato.record).some(({ elementi }) => elementi);
  if (conElementi)
    return splitRighe(invio.contenuto).flatMap((riga, i) =>
      riga.length === tracciato.lunghezza
        ? []
        : [{ codice: 'LUNGHEZZA', riga: i + 1, posizione: 1, campo: '1', testo: 'Riga di altra lunghezza.' }],
    );
  return readRighe(tracciato, invio.contenuto).problemi.map(({ codice, riga, posizione, campo, frase }) => ({
    codice,
    riga,
    posizione,
    campo,
    testo: frase,
  }));
}

/** The Agenzia in this process: accepts, rejects and loses receipts by rule. Nothing leaves the machine. */
export const makeSimulatore = (): Trasmissione => ({
  isSimulata: true,
  send: async (invio, adesso) => makeProtocollo(invio, adesso),
  fetchRicevuta: async (invio, protocollo, adesso) => {
    if (invio.codiceFiscale.endsWith(REGOLE.smarrita)) return null;
    const errori = await listErrori(invio);
    const { writeRicevuta } = await loadTelematico();
    return writeRicevuta({
      file: invio.sha256,
      protocollo,
      progressivo: '000001',
      data: giornoDiRoma(adesso),
      esito: errori.length === 0 ? 'ACCOLTA' : 'SCARTATA',
      errori,
    });
  },
});
