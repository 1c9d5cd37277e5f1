/** A line of an invoice. */
export interface RigaFattura {
  readonly descrizione: string;
  /** Hundredths of a unit. */
  readonly quantita: number;
  /** Cents, without VAT. */
  readonly prezzo: number;
  /** Hundredths of a point: 2200 is 22 %. */
  readonly aliquota: number;
  /** Why there is no VAT; null where there is. */
  readonly natura: string | null;
  readonly norma: string | null;
}

export interface SoggettoFattura {
  readonly denominazione: string;
  /** Two letters. */
  readonly paese: string;
  readonly partitaIva: string | null;
  readonly codiceFiscale: string | null;
  readonly via: string;
  readonly cap: string;
  readonly comune: string;
  readonly provincia: string | null;
}

export interface CedenteFattura extends SoggettoFattura {
  readonly regime: string;
  readonly email: string | null;
  readonly telefono: string | null;
  readonly iban: string | null;
  readonly rea: {
    readonly ufficio: string;
    readonly numero: string;
    /** Cents. */
    readonly capitale: number | null;
    readonly socioUnico: boolean | null;
    readonly inLiquidazione: boolean;
  } | null;
}

export interface RitenutaFattura {
  readonly tipo: string;
  /** Hundredths of a point. */
  readonly aliquota: number;
  readonly causale: string;
}

/** I at once, D put off, S paid by the client (split payment). */
export type Esigibilita = 'I' | 'D' | 'S';

/** The lines of one rate, or of one reason for having none. */
export interface VoceRiepilogo {
  readonly aliquota: number;
  readonly natura: string | null;
  readonly norma: string | null;
  readonly imponibile: number;
  readonly imposta: number;
}

/** What an invoice comes to, in cents. */
export interface TotaliFattura {
  /** Of each line. */
  readonly righe: readonly number[];
  readonly riepilogo: readonly VoceRiepilogo[];
  readonly imponibile: number;
  readonly iva: number;
  readonly totale: number;
  readonly ritenuta: number;
  /** What the client pays to the seller. */
  readonly netto: number;
}

/** All that an electronic invoice says. */
export interface DatiFattura {
  readonly tipoDocumento: string;
  readonly numero: string;
  /** `2026-05-20`. */
  readonly data: string;
  readonly causale: string;
  readonly cedente: CedenteFattura;
  readonly cliente: SoggettoFattura;
  readonly codiceDestinatario: string;
  readonly pec: string | null;
  readonly righe: readonly RigaFattura[];
  readonly bollo: number;
  readonly ritenuta: RitenutaFattura | null;
  readonly esigibilita: Esigibilita;
  readonly pagamento: { readonly modalita: string; readonly scadenza: string | null } | null;
  readonly collegata: { readonly numero: string; readonly data: string } | null;
  readonly invio: { readonly paese: string; readonly codice: string; readonly progressivo: string };
}

/** What stops an invoice, with the code that the exchange would refuse it with (empty: none) and the field to mend. */
export interface ProblemaFattura {
  readonly codice: string;
  readonly frase: string;
  readonly campo: CampoFattura;
  /** Its place in the file, as the layout calls it; null: of more than one element. */
  readonly dove: string | null;
}

/** Of the data of who sells. */
type CampoCedente =
  | 'Denominazione'
  | 'PIVA'
  | 'CodiceFiscale'
  | 'Regime'
  | 'Via'
  | 'CAP'
  | 'Comune'
  | 'Provincia'
  | 'Email'
  | 'Telefono'
  | 'ReaUfficio'
  | 'ReaNumero'
  | 'ReaCapitale'
  | 'Iban'
  | 'RitenutaTipo'
  | 'RitenutaAliquota'
  | 'RitenutaCausale';

/** Where something is mended; a line by its place, from 0. */
export type CampoFattura =
  | 'CodiceSDI'
  | 'PEC'
  | 'PartitaIva'
  | 'CodiceFiscale'
  | 'Cliente'
  | 'Denominazione'
  | 'Via'
  | 'CAP'
  | 'Comune'
  | 'Provincia'
  | 'Data'
  | 'Numero'
  | 'Righe'
  | `Righe.${number}.${'Descrizione' | 'Quantita' | 'Prezzo' | 'CodiceIva'}`
  | 'TipoDocumento'
  | 'Esigibilita'
  | 'Causale'
  | 'Scadenza'
  | 'Collegata'
  | 'Cedente'
  | `Cedente.${CampoCedente}`
  | 'File';
