import { messaggiUi as m } from '../../messages/ui.ts';
import type { EsitoFinestra, OpzioniFinestra, PulsanteFinestra } from './stato.ts';
import { strati } from './strati.ts';

const ok = (resto: Partial<PulsanteFinestra>): PulsanteFinestra => ({
  nome: m.ok,
  aspetto: 'primary',
  esito: 'confermata',
  fuoco: true,
  ...resto,
});
const annulla: PulsanteFinestra = { nome: m.annulla, esito: 'annullata' };

type OpzioniModale = Omit<OpzioniFinestra, 'tipo' | 'pulsanti' | 'onChiusa'> & {
  /** Runs when OK is pressed: false keeps the window open. */
  controllo?: PulsanteFinestra['controllo'];
  pericolo?: boolean;
  /** There is something to write: the focus goes to its first field instead of OK. */
  daScrivere?: boolean;
  /** It opened by itself: Annulla has the focus, and OK is one of two. */
  annullaPrima?: boolean;
  /** Another word on OK. */
  nomeOk?: string;
  /** OK could only fail: there is nothing to confirm, only to read and to go. */
  senzaOk?: boolean;
};

/** Opens a window and answers its id: modal kinds take a layer of their own, the others the layer on top or the page's. */
export const openFinestra = (opzioni: OpzioniFinestra): number => strati.open(opzioni);

/** Closes a window; its content goes with it. */
export const closeFinestra = (id: number, esito?: EsitoFinestra): void => strati.close(id, esito);

/** A modal with Annulla and OK: how it ended, and the way to take it back. */
export function openModale({
  controllo,
  pericolo,
  daScrivere,
  annullaPrima,
  senzaOk,
  nomeOk,
  ...opzioni
}: OpzioniModale): {
  esito: Promise<EsitoFinestra>;
  close: () => void;
} {
  const { promise, resolve } = Promise.withResolvers<EsitoFinestra>();
  const conferma = ok({
    ...(nomeOk !== undefined && { nome: nomeOk }),
    ...(controllo && { controllo }),
    ...(pericolo && { aspetto: 'danger' as const }),
    ...(daScrivere && { fuoco: false }),
    ...(annullaPrima && { fuoco: false, aspetto: 'secondary' as const }),
  });
  const rinuncia = annullaPrima ? { ...annulla, fuoco: true } : annulla;
  const pulsanti = senzaOk ? [{ ...annulla, nome: m.chiudi, fuoco: true }] : [rinuncia, conferma];
  const id = strati.open({ ...opzioni, tipo: 'modale', pulsanti, onChiusa: resolve });
  return { esito: promise, close: () => strati.close(id, 'annullata') };
}

/** A message with only OK; ends when it was read. */
export function openAvviso(opzioni: Pick<OpzioniFinestra, 'titolo' | 'contenuto'>): Promise<void> {
  return new Promise((resolve) => {
    strati.open({ ...opzioni, tipo: 'avviso', pulsanti: [ok({})], onChiusa: () => resolve() });
  });
}
