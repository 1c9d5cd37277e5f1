import { type ParteVeduta, parteVeduta } from '@quadra/contract';
import { rigoOf } from '@quadra/fisco';

/** What whoever answers will see: only what is ticked. */
export type Visto = Readonly<Record<ParteVeduta, boolean>>;
export const VISTO_INIZIALE: Visto = { pagina: true, numero: true, cliente: false, dichiarazione: false };
export const listParti = (visto: Visto): ParteVeduta[] => parteVeduta.filter((una) => visto[una]);

export const nameOggetto = (chiave: string, titolo: string): string =>
  `${rigoOf(chiave)}, ${titolo}`.slice(0, 150);
