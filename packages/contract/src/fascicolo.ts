import { z } from 'zod';

/** One file of the fascicolo of a client and year. */
const voceFascicolo = z.object({
  /** Where it is in the zip. */
  Percorso: z.string(),
  Nome: z.string(),
  Tipo: z.string(),
  /** As the page of documents says it. */
  Stato: z.string(),
  Dimensione: z.number().int(),
  Sha256: z.string(),
  Data: z.string(),
});
export type VoceFascicoloFilo = z.output<typeof voceFascicolo>;

/** What the zip will hold: said before it is made. */
const fascicolo = z.object({
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Anno: z.number().int(),
  Voci: z.array(voceFascicolo),
  /** Bytes of all the files. */
  Byte: z.number(),
  /** Declarations that were never printed for good: there is no file to put in. */
  SenzaStampa: z.array(z.string()),
  /** F24 that were prepared and whose print is not among the documents: printed while the zip is made. */
  F24Preparati: z.array(z.string()),
});
export type FascicoloFilo = z.output<typeof fascicolo>;
export const fascicoloAnswer = z.object({ data: fascicolo });

/** Words of the files in the zip. */
export const testiFascicolo = {
  file: (codice: string, anno: number) => `fascicolo-${codice}-${anno}.zip`,
  colonne: ['Percorso', 'Nome', 'Tipo', 'Stato', 'Byte', 'SHA-256', 'Data'],
  traccia: ['Quando', 'Chi', 'Che cosa', 'Documento'],
  sistema: 'Quadra',
  congelata: 'Congelata in Quadra',
  stampata: 'Stampata in definitivo',
  caricato: 'Caricato',
  titoloPagina: 'Verifica del fascicolo',
  istruzioni:
    'Aprire lo zip in una cartella, poi indicare qui la cartella: il browser ricalcola l’impronta SHA-256 di ogni file e la confronta con l’indice. Nulla esce da questo computer.',
  scegli: 'Cartella del fascicolo',
  uguale: 'uguale',
  cambiato: 'CAMBIATO',
  mancante: 'manca',
  inPiu: 'non è nell’indice',
  diSistema: 'del computer, non del fascicolo',
  tutti: 'Tutti i file sono quelli dell’indice.',
  nonTutti: 'Non tutti i file sono quelli dell’indice.',
} as const;
