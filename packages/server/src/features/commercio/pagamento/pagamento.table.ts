import type {
  StatoMandato,
  StatoPagamento,
  StatoRichiestaPagamento,
  TipoDichiarazione,
  TipoPagamento,
  TracciatoSdd,
} from '@quadra/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Fermo<T> = ColumnType<T, T, never>;
type Istante = ColumnType<Date, Date | undefined, Date>;

/** Who sells, with what. What is sealed opens under `venditore/<id>/<what>`. */
export interface VenditoreTable {
  id: Generated<string>;
  /** Null: the vendor. */
  gestore_id: number | null;
  bonifici: Generated<boolean>;
  carta: Generated<boolean>;
  paypal: Generated<boolean>;
  sdd: Generated<boolean>;
  iban: string | null;
  intestatario: string | null;
  identificativo_creditore: string | null;
  /** What CBI calls it. */
  cuc: string | null;
  tracciato_sdd: Generated<TracciatoSdd>;
  carta_segreto: Buffer | null;
  carta_notifica_id: string | null;
  carta_notifica_segreto: Buffer | null;
  paypal_client_id: string | null;
  paypal_segreto: Buffer | null;
  versione: Generated<number>;
  modificato_il: Istante;
}

/** One purchase. Amounts are cents. */
export interface PagamentoTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  numero: GeneratedAlways<number>;
  venditore_id: Fermo<string>;
  metodo: Fermo<TipoPagamento>;
  automatico: Fermo<boolean>;
  stato: Generated<StatoPagamento>;
  /** Null: it pays what a request asks. */
  pacchetto_id: Fermo<string | null>;
  pacchetto: Fermo<string>;
  crediti: Fermo<number>;
  scadenza_mesi: Fermo<number | null>;
  imponibile: Fermo<number>;
  iva: Fermo<number>;
  totale: Fermo<number>;
  causale: Fermo<string>;
  iban: Fermo<string | null>;
  intestatario: Fermo<string | null>;
  /** Its name at the gateway. */
  esterno_id: string | null;
  esterno_pagina: string | null;
  simulato: Fermo<boolean>;
  salva_alias: Fermo<boolean>;
  motivo: string | null;
  incassato_il: string | null;
  addebito_il: string | null;
  rimborsato_il: Date | null;
  creato_il: ColumnType<Date, Date, never>;
  scade_il: Date | null;
  chiuso_il: Date | null;
  autore_id: Fermo<number | null>;
  attore_id: Fermo<number | null>;
  mandato_id: Fermo<string | null>;
  distinta_id: string | null;
  sequenza: 'FRST' | 'RCUR' | null;
  richiesta_id: Fermo<string | null>;
}

/** What a studio asks its client to pay: the print of a declaration. */
export interface RichiestaPagamentoTable {
  id: Generated<string>;
  richiedente_id: Fermo<number>;
  dichiarazione_id: Fermo<string>;
  pagante_id: Fermo<number>;
  anno: Fermo<number>;
  tipo: Fermo<TipoDichiarazione>;
  intestatario: Fermo<string>;
  studio: Fermo<string>;
  stato: Generated<StatoRichiestaPagamento>;
  /** In cents: asked, then paid. Null: asked before it was kept. */
  totale: number | null;
  pagamento_id: string | null;
  chiesta_da: Fermo<number | null>;
  creata_il: ColumnType<Date, Date, never>;
  chiusa_il: Date | null;
}

/** Leave to debit an account, given by a studio to its seller. */
export interface MandatoTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  venditore_id: Fermo<string>;
  codice: Fermo<string>;
  iban: Fermo<string>;
  intestatario: Fermo<string>;
  stato: Generated<StatoMandato>;
  firmato_il: string | null;
  motivo: string | null;
  creato_il: Istante;
}

/** A file of debits; what is sealed opens under `distinta/<id>`. */
export interface DistintaTable {
  id: Fermo<string>;
  numero: GeneratedAlways<number>;
  venditore_id: Fermo<string>;
  tracciato: Fermo<TracciatoSdd>;
  quanti: Fermo<number>;
  totale: Fermo<number>;
  primo_addebito: Fermo<string>;
  contenuto: Fermo<Buffer>;
  creata_il: ColumnType<Date, Date, never>;
  scaricata_il: Date | null;
}

/** A card as its gateway names it. */
export interface CartaTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  venditore_id: Fermo<string>;
  alias: string;
  cliente: string;
  circuito: string;
  ultime_quattro: string;
  /** `yyyy-mm`. */
  scadenza: string;
  creata_il: Istante;
}

/** What a studio buys by itself, and when. */
export interface AcquistoAutomaticoTable {
  studio_id: Fermo<number>;
  attivo: boolean;
  metodo: 'Carta di credito' | 'SEPA Direct Debit';
  soglia: number;
  pacchetto_id: string;
  motivo: string | null;
  modificato_il: Istante;
}

declare module '../../../db/database.ts' {
  interface Database {
    venditore: VenditoreTable;
    pagamento: PagamentoTable;
    carta: CartaTable;
    mandato: MandatoTable;
    acquisto_automatico: AcquistoAutomaticoTable;
    distinta: DistintaTable;
    richiesta_pagamento: RichiestaPagamentoTable;
  }
}
