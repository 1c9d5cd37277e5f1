import type { Contribuente, Risultato } from './fisco-contribuente.ts';

const positivo = (importo: number): number => Math.max(0, importo);
const inEuro = (centesimi: number): number => Math.round(centesimi / 100);

/** By form: what land that was written up pays. */
const TERRENI: Readonly<Record<number, number>> = { 2023: 14, 2024: 16, 2025: 16, 2026: 18 };
/** Where each amount stands until the form of 2024, and after. */
const CASELLE = {
  redditi: ['RM3.3', 'RM2.3'],
  ritenute: ['RM3.4', 'RM2.4'],
  rimborsi: ['RM9.1', 'RM4.1'],
  trattenuto: ['RM14.2', 'RM21.2'],
  base: ['RM14.1', 'RM21.1'],
  acconto: ['RM14.4', 'RM21.3'],
  arretrati: ['RM26.1', 'RM6.1'],
  arretratiTrattenuto: ['RM26.2', 'RM6.2'],
  accontoArretrati: ['RM26.4', 'RM6.3'],
  capitale: ['RM12.3', 'RM31.3'],
  aliquota: ['RM12.4', 'RM31.4'],
  ivca: ['RM12.5', 'RM31.5'],
  impostaCapitale: ['RM12.6', 'RM31.8'],
  depositi: ['RM16.1', 'RM33.1'],
  impostaDepositi: ['RM16.2', 'RM33.2'],
  bonus: ['RM29.1', 'RM34.1'],
  eccedente: ['RM29.2', 'RM34.2'],
  bonusTrattenuto: ['RM29.4', 'RM34.3'],
  addizionale: ['RM29.3', 'RM34.4'],
  bonusDebito: ['RM29.5', 'RM34.5'],
  sequestrati: ['RM31.1', 'RM36.1'],
  impostaSequestrati: ['RM31.2', 'RM36.2'],
  compensi: ['RM32.1', 'RM37.1'],
  eccedenza: ['RM32.3', 'RM37.2'],
  compensata: ['RM32.4', 'RM37.3'],
  versati: ['RM32.5', 'RM37.4'],
  impostaLezioni: ['RM32.2', 'RM37.7'],
  debitoLezioni: ['RM32.7', 'RM37.8'],
  creditoLezioni: ['RM32.8', 'RM37.9'],
  primoAcconto: ['RM33.1', 'RM37.10'],
  secondoAcconto: ['RM33.2', 'RM37.11'],
  pensionati: ['RM37.3', 'RM54.3'],
  impostaPensionati: ['RM37.4', 'RM54.4'],
  terreno: ['RM20.1', 'RM76.1'],
  versata: ['RM20.3', 'RM76.3'],
  dovutaTerreno: ['RM20.2', 'RM76.2'],
  daVersare: ['RM20.4', 'RM76.4'],
} as const;
export const caselleDi = (anno: number) => (nome: keyof typeof CASELLE) => CASELLE[nome][anno < 2025 ? 0 : 1];

/** Of the tax as the form says it, in whole euro: nothing below 52, one advance below 257.52, then 40 and 60 per cent. */
function computeAcconti(imposta: number): readonly [number, number] {
  const prima = imposta * 40;
  if (imposta < 52) return [0, 0];
  return prima > 10_300 ? [inEuro(prima), imposta - inEuro(prima)] : [0, imposta];
}

/** RM, each casella in whole euro: what is taxed apart and what has a tax of its own, without the choice of the ordinary one. */
export function computeSeparata({ separata: t }: Contribuente, anno: number): Risultato {
  const at = caselleDi(anno);
  const base = t.redditi.reduce((somma, r) => somma + (r.ritenute > 0 ? 0 : r.importo), t.rimborsi);
  const accontoDi = (importo: number, gia: number): number =>
    importo > 0 ? positivo(inEuro(20 * importo - 100 * gia)) : 0;
  const acconto = accontoDi(base, t.trattenuto);
  // In the form of 2026 nothing of it was withheld by who assisted.
  const arretrati = accontoDi(t.arretrati, anno === 2026 ? 0 : t.arretratiTrattenuto);
  const { reddito, aliquota, ivca } = t.capitale;
  const capitale = reddito > 0 ? positivo(inEuro(Math.round(reddito * aliquota) - 100 * ivca)) : 0;
  const addizionale = inEuro(10 * t.bonus.eccedente);
  const bonus = positivo(addizionale - t.bonus.trattenuto);
  const { compensi, eccedenza, compensata, acconti } = t.lezioni;
  const imposta = inEuro(15 * compensi);
  const saldo = imposta + compensata - eccedenza - acconti;
  const [primo, secondo] = computeAcconti(imposta);
  const terreno = inEuro(t.terreno.valore * (TERRENI[anno] ?? 0));
  const sequestrati = inEuro(23 * t.sequestrati);
  const depositi = inEuro(20 * t.depositi);
  const pensionati = inEuro(7 * t.pensionati);
  return {
    ...{ [at('base')]: base, [at('acconto')]: acconto, [at('accontoArretrati')]: arretrati },
    ...{ 'RX12.1': acconto + arretrati, [at('impostaCapitale')]: capitale, 'RX7.1': capitale },
    ...{ [at('impostaDepositi')]: depositi, 'RX9.1': depositi },
    ...{ [at('addizionale')]: addizionale, [at('bonusDebito')]: bonus, 'RX14.1': bonus },
    ...{ [at('impostaSequestrati')]: sequestrati, 'RX16.1': sequestrati },
    ...{ [at('impostaLezioni')]: imposta, [at('debitoLezioni')]: positivo(saldo) },
    ...{ [at('creditoLezioni')]: positivo(-saldo), 'RX18.1': positivo(saldo), 'RX18.2': positivo(-saldo) },
    ...{ [at('primoAcconto')]: primo, [at('secondoAcconto')]: secondo },
    ...{ [at('impostaPensionati')]: pensionati, 'RX19.1': pensionati },
    ...{ [at('dovutaTerreno')]: terreno, [at('daVersare')]: positivo(terreno - t.terreno.versata) },
  };
}
