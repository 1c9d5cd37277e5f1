import type { StatoBusta } from '@quadra/contract';
import { messaggiBusta as m } from '../../../messages/busta.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { Busta } from './firma.api.ts';

const tipi: Record<StatoBusta, TipoStato> = {
  Inviato: 'aperto',
  Firmato: 'fatto',
  Annullato: 'assente',
  Scaduto: 'attenzione',
};
const countFirme = ({ firmatari }: Pick<Busta, 'firmatari'>) =>
  firmatari.filter(({ firmatoIl }) => firmatoIl !== null).length;

/** How far an envelope is: its word and, while it is out, how many signed. */
export const showBusta = (busta: Pick<Busta, 'stato' | 'firmatari'>): { tipo: TipoStato; testo: string } => ({
  tipo: tipi[busta.stato],
  testo:
    busta.stato === 'Inviato'
      ? m.conFirme(m.stati[busta.stato], countFirme(busta), busta.firmatari.length)
      : m.stati[busta.stato],
});

/** Those whose signature is awaited: the first who has not signed, or all of them together. */
export function listAttesi<F extends { firmatoIl: string | null }>({
  stato,
  inOrdine,
  firmatari,
}: Pick<Busta, 'stato' | 'inOrdine'> & { firmatari: readonly F[] }): F[] {
  const mancano = stato === 'Inviato' ? firmatari.filter(({ firmatoIl }) => firmatoIl === null) : [];
  return inOrdine ? mancano.slice(0, 1) : mancano;
}

export const nameBusta = ({ numero, annoNumero }: Pick<Busta, 'numero' | 'annoNumero'>): string =>
  m.busta(numero, annoNumero);
