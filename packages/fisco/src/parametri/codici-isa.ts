import type { Codici } from './codici.ts';

/** Why who does business, arts or professions is left out of the ISA: first rigo of RE, RF, RG. */
export const codiciEsclusioneIsa: Codici = {
  rigo: 'RF1',
  fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 3 (2023, r. 100; 2026, r. 132)',
  testo: `
1||Inizio dell’attività nell’anno
2||Cessazione dell’attività nell’anno
3||Ricavi o compensi oltre 5.164.569 euro
4||Periodo di non normale svolgimento
5||Reddito determinato con criteri forfetari
6||Categoria di reddito diversa da quella del modello ISA
7||Più attività d’impresa, ricavi delle secondarie oltre il 30% (modello ISA da compilare)
8|2023-2025|Ente del Terzo settore non commerciale, regime forfetario
9|2023-2025|Volontariato e promozione sociale, regime forfetario
10|2023-2025|Impresa sociale
11||Cooperativa o consorzio che opera per i soli soci o utenti
12||Cooperativa di taxi o noleggio con conducente
13||Corporazione di piloti di porto
14||Partecipante a un gruppo IVA (modello ISA da compilare)
15|2023|Partita IVA aperta dal 2021 (modello ISA da compilare)`,
};
