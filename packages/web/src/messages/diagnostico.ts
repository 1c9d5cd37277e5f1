import type { GravitaRilievi } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Words of the list of the findings. */
export const messaggiDiagnostico = {
  titolo: 'Diagnostico',
  quante: (totale: number) =>
    totale === 1
      ? '1 dichiarazione aperta da guardare'
      : `${formatIntero(totale)} dichiarazioni aperte da guardare`,
  studio: 'Studio',
  cliente: 'Cliente',
  codiceFiscale: 'Codice fiscale',
  modello: 'Modello',
  gravita: 'Gravità',
  gravi: {
    bloccante: 'Con bloccanti',
    discordanza: 'Con discordanze o mancanze',
    informativa: 'Con informative',
    'da ricalcolare': 'Da ricalcolare',
  } as const satisfies Record<GravitaRilievi, string>,
  bloccanti: 'Bloccanti',
  discordanze: 'Discordanze',
  informative: 'Informative',
  primo: 'Rilievo più grave',
  daRicalcolare: 'Da ricalcolare',
  rilieviDi: (nome: string) => `Rilievi di ${nome}`,
  nessuna: (anno: number) => `Nessun rilievo per l’anno ${anno}`,
  nessunaTesto: 'Le dichiarazioni aperte non hanno controlli da guardare né dati che mancano.',
  nessunaConFiltri: 'Nessuna dichiarazione con questi filtri',
} as const;
