import type { TipoDichiarazione } from '@quadra/contract';

const list = (codici: string): readonly string[] => codici.split(' ');
/** The quadri of two letters that a search may name, of each form that has some; a test compares them with the models. */
export const quadriCercabili: Readonly<Partial<Record<TipoDichiarazione, readonly string[]>>> = {
  'Persone fisiche': list(
    'FR FA RA RB RC CR RP LC RN RV DI RX RH RL RM RT RR RW AC RE RF RG LM RD RS RQ RU FC NR CE TR CP PM',
  ),
  'Società di capitali': list(
    'FR RF RN ZA PN TN GN RI RM RQ RU FC RA RB RH RL RT RS RO RK RV AC OP DI CE CP RX',
  ),
  'Società di persone': list('FR RF RG RE RA RB RH RL RD RJ RT RM RQ RP RN RO RS AC DI RU CP RX'),
  Enti: list('FR RA RB RC RD RE RF RG RH RL RT RM RN ZA PN RQ RU RK RS RO RW AC FC OP DI CE RX'),
  Consolidato: list('FR NF NX NI NR NC CN ZA CK CS CC'),
  IRAP: list('FR IP IC IE IK IR ZA IS'),
  ISA: list('FR IS'),
  IVA: list('FR VA VC VD VE VF VJ VH VM VK VN VL VP VQ VT VX VO VG VS VV VW VY VZ ZA'),
  770: list('FR SF SG SH SI SK SL SM SO SP SQ SS ST SV SX SY DI'),
};
const tutti = new Set(Object.values(quadriCercabili).flat());

/** The types of declaration that have a quadro. */
export const listTipiDelQuadro = (quadro: string): readonly string[] =>
  Object.entries(quadriCercabili).flatMap(([tipo, quadri]) => (quadri.includes(quadro) ? [tipo] : []));

export type QuadroCercato = { readonly nome: string; readonly quadro: string; readonly rigo: number | null };

/** «rossi rn 26», «rossi RN26», «rossi rn»: who, which quadro, which rigo; null when the text names no quadro. */
export function readQuadroCercato(testo: string): QuadroCercato | null {
  const [, nome = '', codice = '', rigo] = /^(.*\S)\s+([a-z]{2})\s*(\d{1,3})?$/i.exec(testo.trim()) ?? [];
  const quadro = codice.toUpperCase();
  if (!tutti.has(quadro)) return null;
  return { nome, quadro, rigo: rigo === undefined ? null : Number(rigo) };
}
