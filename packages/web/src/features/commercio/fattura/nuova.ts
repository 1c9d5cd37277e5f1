import { toEuro } from '@quadra/values';
import { nameRighe, type RigaVenduta, rigaVuota } from '../../../dominio/fattura/RigheVendute.tsx';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import type { FatturaScritta } from './fattura.api.ts';

/** A line, with the VAT code that is not that of the house. */
type Riga = RigaVenduta & { codiceIva: string | null };
export const makeRiga = (n: number): Riga => ({ ...rigaVuota(n), codiceIva: null });

export type Cliente = Record<
  'denominazione' | 'paese' | 'partitaIva' | 'codiceFiscale' | 'via' | 'cap' | 'comune' | 'provincia',
  string
>;
export type Nuova = {
  aChi: 'studio' | 'altri';
  studio: string | null;
  cliente: Cliente;
  codiceSdi: string;
  pec: string;
  righe: Riga[];
  esigibilita: 'I' | 'D' | 'S';
  conRitenuta: boolean;
  /** Code of the table of the ways to pay. */
  modalita: string;
  scadenza: string;
  causale: string;
};
export const nuovaVuota: Nuova = {
  aChi: 'studio',
  studio: null,
  cliente: {
    ...{ denominazione: '', paese: 'IT', partitaIva: '', codiceFiscale: '' },
    ...{ via: '', cap: '', comune: '', provincia: '' },
  },
  ...{ codiceSdi: '', pec: '', righe: [makeRiga(1)], esigibilita: 'I', conRitenuta: false },
  ...{ modalita: 'MP05', scadenza: '', causale: '' },
};

export const RIGHE_MASSIME = 100;
const DEL_CLIENTE = ['Denominazione', 'Paese', 'PIVA', 'CodiceFiscale', 'Via', 'CAP', 'Comune', 'Provincia'];
/** The fields of the window, as the server calls what is wrong with them. */
export const nomiNuova = [
  ...['IdStudio', 'Cliente', 'CodiceSDI', 'PEC', 'Modalita', 'Scadenza', 'Causale', 'CodiceIva', 'Righe'],
  ...DEL_CLIENTE.map((campo) => `Cliente.${campo}`),
  ...nameRighe(RIGHE_MASSIME, ['CodiceIva']),
];
export type Errori = Readonly<Record<string, Messaggio>>;

const orNull = (testo: string): string | null => (testo.trim() === '' ? null : testo.trim());
/** Of a unit. */
const CENTESIMI = 100;

/** What was typed, as it is sent. */
export const toScritta = (nuova: Nuova): FatturaScritta => ({
  IdStudio: nuova.aChi === 'studio' && nuova.studio !== null ? Number(nuova.studio) : null,
  Cliente:
    nuova.aChi === 'studio'
      ? null
      : {
          Denominazione: nuova.cliente.denominazione,
          Paese: nuova.cliente.paese,
          PIVA: orNull(nuova.cliente.partitaIva),
          CodiceFiscale: orNull(nuova.cliente.codiceFiscale),
          Via: nuova.cliente.via,
          CAP: nuova.cliente.cap,
          Comune: nuova.cliente.comune,
          Provincia: orNull(nuova.cliente.provincia),
        },
  CodiceSDI: orNull(nuova.codiceSdi),
  PEC: orNull(nuova.pec),
  Data: null,
  Righe: nuova.righe.map(({ descrizione, quantita, prezzo, codiceIva }) => ({
    Descrizione: descrizione,
    Quantita: (quantita ?? 0) / CENTESIMI,
    Prezzo: toEuro(prezzo ?? 0),
    CodiceIva: codiceIva,
  })),
  Esigibilita: nuova.esigibilita,
  ConRitenuta: nuova.conRitenuta,
  Modalita: nuova.modalita,
  Scadenza: orNull(nuova.scadenza),
  Causale: nuova.causale.trim(),
});

/** Whether there is enough to ask what it comes to. */
export const isContabile = (nuova: Nuova): boolean =>
  (nuova.aChi === 'altri' ? nuova.cliente.denominazione.trim() !== '' : nuova.studio !== null) &&
  nuova.righe.every(({ descrizione, prezzo }) => descrizione.trim() !== '' && prezzo !== null);
