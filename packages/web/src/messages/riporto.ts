import type { AvvisoRiporto } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

const immobili = (quadro: string) => (quadro === 'RA' ? 'terreno' : 'fabbricato');

/** Words of the carrying of land and buildings into quadri RA and RB. */
export const messaggiRiporto = {
  comando: 'Riporta immobili',
  suggerimento: 'Riporta immobili e contratti del cliente (Alt R)',
  nonRiuscito: 'Immobili non riportati',
  titolo: (quadro: string) => `Riporta nel quadro ${quadro}`,
  testo: (quante: number) =>
    `${quante === 1 ? 'Cambia 1 casella' : `Cambiano ${formatIntero(quante)} caselle`}. I righi di immobili che non sono in archivio restano come sono.`,
  nienteDaCambiare: 'Il quadro dice già ciò che è in archivio.',
  nessuno: (quadro: string, anno: number) =>
    `Nessun ${immobili(quadro)} del cliente nell’anno d’imposta ${anno}.`,
  casella: 'Casella',
  ora: 'Ora',
  dopo: 'Da archivio',
  vuoto: 'vuoto',
  uguale: 'Nessuna differenza',
  nonRiportato: 'non riportato',
  daSvuotare: 'Rigo in più dello stesso immobile',
  foglio: (foglio: string) => `foglio ${foglio}`,
  particella: (particella: string) => `part. ${particella}`,
  subalterno: (subalterno: string) => `sub. ${subalterno}`,
  annulla: 'Annulla',
  chiudi: 'Chiudi',
  riporta: 'Riporta e salva',
  avvisi: {
    SENZA_RENDITA: 'In archivio manca la rendita catastale.',
    TITOLO_DA_INDICARE: 'Il titolo non è in archivio o non è gestito: indicarlo nel rigo.',
    CASO_DA_INDICARE: 'Il caso particolare dell’archivio non è del modello: indicarlo nel rigo.',
    AFFITTO_DA_VERIFICARE: 'C’è un contratto: verificare titolo e canone.',
    IMU_DA_VERIFICARE: 'Indicare nel rigo se l’IMU non è dovuta e se chi possiede è coltivatore o IAP.',
    CANONE_INTERO: 'Con la cedolare secca il canone è riportato per intero, con codice 3.',
    LOCAZIONE_BREVE: 'Locazione breve: verificare il codice della cedolare secca.',
  } satisfies Record<AvvisoRiporto, string>,
} as const;
