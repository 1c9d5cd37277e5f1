import type { Contribuente, Risultato } from './fisco-contribuente.ts';

const positivo = (importo: number): number => Math.max(0, importo);
const percento = (importo: number, aliquota: number): number => Math.round((importo * aliquota) / 100);

/** The sum of the sales: what was written up makes no loss. */
const computeNetta = (cessioni: Contribuente['cessioni']): number =>
  cessioni.reduce((somma, { corrispettivo, costo, rideterminato }) => {
    const differenza = corrispettivo - costo;
    return somma + (rideterminato ? positivo(differenza) : differenza);
  }, 0);

/** Crypto-assets: from 2,000 euro in 2023, beyond them in 2024, all from 2025. */
function computeCripto(
  { corrispettivo, costo, rideterminato }: Contribuente['cripto'],
  anno: number,
): number {
  const differenza = corrispettivo - costo;
  const netta = rideterminato ? positivo(differenza) : differenza;
  if (anno === 2024) return netta >= 2_000 || netta < -2_000 ? netta : 0;
  if (anno === 2025) return Math.sign(netta) * positivo(Math.abs(netta) - 2_000);
  return netta;
}

/** Sections II and V of RT: gains at 26%, losses of before, credits. */
export function computePlusvalenze(t: Contribuente, anno: number): Risultato {
  const vecchio = anno < 2025;
  const netta = computeNetta(t.cessioni);
  const usate = Math.min(positivo(netta), t.minusvalenze);
  const imponibile = positivo(positivo(netta) - usate - t.minusCertificate);
  const imposta = percento(imponibile, 26);
  const usata = Math.min(imposta, t.eccedenzaRt);
  const credito = t.eccedenzaRt - usata;
  const [plus, differenza, lorda, dovuta, riporto] = vecchio
    ? ['RT23', 'RT26', 'RT27', 'RT29', 'RT93']
    : ['RT52', 'RT72', 'RT73', 'RT74', 'RT102'];
  const risultato: Risultato = {
    [`${plus}.1`]: positivo(-netta),
    [`${plus}.2`]: positivo(netta),
    [`${differenza}.1`]: imponibile,
    [`${lorda}.1`]: imposta,
    [`${dovuta}.1`]: imposta - usata,
    [`${riporto}.5`]: positivo(-netta),
    [vecchio ? 'RT103.3' : 'RT111.3']: credito,
    'RX20.1': imposta - usata,
    'RX20.2': credito,
  };
  if (anno === 2023) return risultato;
  const cripto = computeCripto(t.cripto, anno);
  const tassato = positivo(positivo(cripto) - t.minusCripto);
  const righi = vecchio ? ['RT33', 'RT36', 'RT37', 'RT94'] : ['RT57', 'RT88', 'RT89', 'RT105'];
  return {
    ...risultato,
    [`${righi[0]}.1`]: positivo(-cripto),
    [`${righi[0]}.2`]: positivo(cripto),
    [`${righi[1]}.1`]: tassato,
    [`${righi[2]}.1`]: percento(tassato, 26),
    [`${righi[3]}.5`]: positivo(-cripto),
    'RX21.1': percento(tassato, 26),
  };
}
