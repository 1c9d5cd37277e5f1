import { fromWire, type Interno, type NomePasso, type PassiFilo, percorsi } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { messaggiPrimiPassi as m } from '../../../messages/primi-passi.ts';

export type Passo = Interno<PassiFilo>['passi'][number];

/** How each of the first steps stands, as the data of the studio say. */
export const passiQuery = queryOptions({
  queryKey: ['stagione', 'passi'],
  queryFn: () =>
    send<{ data: PassiFilo }>('GET', percorsi.stagionePassi, { silenziosa: true }).then(
      ({ data }) => fromWire<PassiFilo>(data).passi,
    ),
  staleTime: 0,
});

export const isFatto = ({ fatti, totale }: Passo): boolean => (totale === null ? fatti > 0 : fatti >= totale);

/** The steps that are left, and their minutes. */
export function sumRestano(passi: readonly Passo[]): { quanti: number; minuti: number } {
  const restano = passi.filter((passo) => !isFatto(passo));
  return {
    quanti: restano.length,
    minuti: restano.reduce((somma, { nome }) => somma + m.passi[nome].minuti, 0),
  };
}

/** The first hour is of a studio that has no declaration yet: after, the home is of its season. */
export const isPrimaOra = (passi: readonly Passo[]): boolean =>
  passi.some(({ nome, fatti }) => nome === 'dichiarazione' && fatti === 0);

/** Where each step is done. */
export const INDIRIZZI: Readonly<Record<NomePasso, string>> = {
  studio: '/impostazioni',
  clienti: '/anagrafica/importa',
  colleghi: '/utenti/nuovo',
  dichiarazione: '/dichiarazioni',
  firma: '/deleghe',
};
/** Where one sees again what was done. */
export const RIVISTI: Readonly<Record<NomePasso, string>> = {
  ...INDIRIZZI,
  clienti: '/anagrafica',
  colleghi: '/utenti',
};
