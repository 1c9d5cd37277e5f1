import type { EsitoVisura, StatoConfronto } from '@quadra/contract';
import { messaggiVisura as m } from '../../../messages/visura.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { ImmobileVisto } from './visura.api.ts';

/** How the outcome of a search is drawn. */
export const tipoEsito: Record<EsitoVisura, TipoStato> = {
  Trovata: 'fatto',
  'Non trovata': 'assente',
  Fallita: 'errore',
};
/** How a row stands with what Quadra has. */
export const tipoConfronto: Record<StatoConfronto, TipoStato> = {
  Mancante: 'daFare',
  Diverso: 'attenzione',
  Uguale: 'fatto',
  'Da rivedere': 'aperto',
};

/** Where a property is: its comune, and its place in the register. */
export const namePosto = (uno: ImmobileVisto): { comune: string; posto: string } => ({
  comune: `${uno.comuneDescrizione ?? uno.comune}${uno.provincia ? ` (${uno.provincia})` : ''}`,
  posto: (['sezione', 'foglio', 'particella', 'subalterno'] as const)
    .filter((nome) => uno[nome])
    .map((nome) => `${m[nome].toLowerCase()} ${uno[nome]}`)
    .join(', '),
});
