import {
  type DatiModello,
  loadModello,
  loadRiporti,
  loadTelematico,
  type Modello,
  type Problema,
} from '@quadra/fisco';

type Proposte = ReturnType<Awaited<ReturnType<typeof loadRiporti>>['proposeCertificazioni']>;
export type VoceCu = Proposte['voci'][number];

/** What a file of certifications says for one of those who received them. */
export interface CertificazioniLette {
  readonly sue: number;
  readonly altrui: number;
  readonly proposte: Proposte;
  readonly problemi: readonly Problema[];
}

/** The forms that the certifications have a map for. */
const destinazioni = ['redditi-pf', '730'] as const;

/**
 * Reads a file CUR of the year of the form and compares what it says of `codiceFiscale` with what stands in the return; null
 * when it is not such a file.
 */
export async function readCertificazioniDi(
  modello: Modello,
  codiceFiscale: string,
  testo: string,
  attuali: DatiModello,
): Promise<CertificazioniLette | null> {
  const destinazione = destinazioni.find((una) => una === modello.codice);
  const [cu, { readCertificazioni }, { proposeCertificazioni }] = await Promise.all([
    loadModello(modello.anno, 'cu'),
    loadTelematico(),
    loadRiporti(),
  ]);
  if (cu === undefined || destinazione === undefined) return null;
  const { certificazioni, problemi } = readCertificazioni(cu, testo);
  if (certificazioni.length === 0 && problemi.length > 0) return null;
  const sue = certificazioni.filter(({ percipiente }) => percipiente === codiceFiscale);
  return {
    sue: sue.length,
    altrui: certificazioni.length - sue.length,
    proposte: proposeCertificazioni(modello, destinazione, sue, attuali),
    problemi,
  };
}
