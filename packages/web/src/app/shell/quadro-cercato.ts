/** The quadri that a search may name; a test compares them with the model. */
export const quadriCercabili =
  'FR FA RA RB RC CR RP LC RN RV DI RX RH RL RM RT RR RW AC RE RF RG LM RD RS RQ RU FC NR CE TR CP PM'.split(
    ' ',
  );

export type QuadroCercato = { readonly nome: string; readonly quadro: string; readonly rigo: number | null };

/** «rossi rn 26», «rossi RN26», «rossi rn»: who, which quadro, which rigo; null when the text names no quadro. */
export function readQuadroCercato(testo: string): QuadroCercato | null {
  const [, nome = '', codice = '', rigo] = /^(.*\S)\s+([a-z]{2})\s*(\d{1,3})?$/i.exec(testo.trim()) ?? [];
  const quadro = quadriCercabili.find((voce) => voce === codice.toUpperCase());
  if (quadro === undefined) return null;
  return { nome, quadro, rigo: rigo === undefined ? null : Number(rigo) };
}
