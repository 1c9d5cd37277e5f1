import type { StatoLavoro } from '@quadra/contract';
import { messaggiLavori as m } from '../../../messages/lavori.ts';
import type { TipoNotifica } from '../../../ui/notifiche/notifica.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { Lavoro } from './lavori.api.ts';

const segni: Record<StatoLavoro, TipoStato> = {
  'in coda': 'daFare',
  'in corso': 'aperto',
  riuscito: 'fatto',
  'riuscito con errori': 'attenzione',
  'non riuscito': 'errore',
  annullato: 'assente',
};

type DaMostrare = Pick<Lavoro, 'stato' | 'inAnnullamento'>;

/** Shape and word of the state of a job. */
export const computeStato = ({ stato, inAnnullamento }: DaMostrare): { tipo: TipoStato; testo: string } => ({
  tipo: segni[stato],
  testo: inAnnullamento ? m.inAnnullamento : m.stato(stato),
});

export const isVivo = ({ stato }: Pick<Lavoro, 'stato'>): boolean =>
  stato === 'in coda' || stato === 'in corso';
export const canAnnullare = (lavoro: DaMostrare): boolean => isVivo(lavoro) && !lavoro.inAnnullamento;
export const canRiprovare = ({ stato }: Pick<Lavoro, 'stato'>): boolean =>
  stato === 'non riuscito' || stato === 'annullato' || stato === 'riuscito con errori';

type Finito = Pick<Lavoro, 'stato' | 'titolo' | 'scartate' | 'errore'>;

/** What is said when a job ends; null while it runs, and when the user ended it. */
export function computeNotifica(lavoro: Finito): { tipo: TipoNotifica; testo: string } | null {
  if (lavoro.stato === 'riuscito') return { tipo: 'success', testo: m.finito(lavoro.titolo) };
  if (lavoro.stato === 'riuscito con errori')
    return { tipo: 'warning', testo: m.finitoConErrori(lavoro.titolo, lavoro.scartate) };
  if (lavoro.stato === 'non riuscito')
    return { tipo: 'error', testo: m.nonRiuscito(lavoro.titolo, lavoro.errore ?? m.stato(lavoro.stato)) };
  return null;
}
