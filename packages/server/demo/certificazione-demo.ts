import { loadModello, loadTelematico, type ValoreCasella } from '@quadra/fisco';

/** A file of certifications as who receives it has it: of one sostituto, for one percipiente; the points by their casella. None for a year without its form. */
export async function makeCur(
  anno: number,
  percipiente: string,
  punti: Readonly<Record<string, ValoreCasella>>,
): Promise<string | undefined> {
  const { findTracciato, makeFornitura, writeFornitura } = await loadTelematico();
  const [cu, tracciato] = [await loadModello(anno, 'cu'), findTracciato('cu', anno)];
  if (!cu || !tracciato) return undefined;
  return writeFornitura(
    tracciato,
    makeFornitura(tracciato, cu, {
      ...{ anno, codiceFiscale: '00743110157', intermediario: null, dataImpegno: null },
      caselle: { 'FR2.6': 'CERAMICHE', 'DA2.1': percipiente, ...punti },
    }),
  );
}
