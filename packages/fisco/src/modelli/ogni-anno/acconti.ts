import type { Concetto } from '../../engine/index.ts';
import { mostra, rigo } from '../scheda.ts';
import type { QuadroDiAnni } from './scheda-di-anni.ts';

/** The advances for the next year: the form has no righi for them, these are ours, in cents as they are paid. */
export const makeAccontiQuadro = (
  { primo, secondo }: { primo: Concetto; secondo: Concetto },
  dipendeDa: readonly string[],
  altre: readonly { titolo: string; primo: Concetto; secondo: Concetto }[] = [],
): QuadroDiAnni => ({
  codice: 'ZA',
  titolo: 'Acconti dell’anno successivo',
  titoloBreve: 'Acconti',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'Prospetto interno: il modello non ha righi per gli acconti. Metodo storico.',
  dipendeDa: ['FR', ...dipendeDa],
  sezioni: [
    {
      titolo: 'Acconti con il metodo storico',
      righi: [
        rigo(1, 'Primo acconto', [mostra(1, 'Importo', primo, { tipo: 'decimale' })]),
        rigo(2, 'Secondo o unico acconto', [mostra(1, 'Importo', secondo, { tipo: 'decimale' })]),
      ],
    },
    ...altre.map((altra, posto) => ({
      titolo: altra.titolo,
      righi: [
        rigo(3 + posto * 2, 'Primo acconto', [mostra(1, 'Importo', altra.primo, { tipo: 'decimale' })]),
        rigo(4 + posto * 2, 'Secondo o unico acconto', [
          mostra(1, 'Importo', altra.secondo, { tipo: 'decimale' }),
        ]),
      ],
    })),
  ],
});
