import type { FatturaFilo, RigaFilo } from '@quadra/contract';
import { formatData } from '@quadra/values';
import type { Comunicazione } from './comunicazione/comunicazione.ts';

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const cifre = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const writeIva = (aliquota: number, natura: string | null): string => natura ?? `${cifre.format(aliquota)} %`;
const voce = (titolo: string, valore: string | null) => (valore ? [{ titolo, valore }] : []);

const listCliente = ({ DatiCliente: c, CodiceSDI, PEC }: FatturaFilo) => [
  ...voce('Indirizzo', `${c.Via}, ${c.CAP} ${c.Comune}${c.Provincia ? ` (${c.Provincia})` : ''}`),
  ...voce('Partita IVA', c.PIVA),
  ...voce('Codice destinatario', CodiceSDI),
  ...voce('PEC', PEC),
];
const listTotali = (f: FatturaFilo) => [
  { titolo: 'Imponibile', valore: euro.format(f.Imponibile) },
  { titolo: 'IVA', valore: euro.format(f.Iva) },
  ...(f.Ritenuta > 0 ? [{ titolo: 'Ritenuta', valore: euro.format(-f.Ritenuta) }] : []),
  { titolo: 'Totale', valore: euro.format(f.Totale) },
  ...(f.DaPagare === f.Totale ? [] : [{ titolo: 'Da pagare', valore: euro.format(f.DaPagare) }]),
];

/** What is said at the foot: the file that counts is the electronic one. */
const CORTESIA =
  'Copia di cortesia senza valore fiscale: la fattura è il file elettronico inviato al Sistema di Interscambio.';
const listNote = (f: FatturaFilo): string[] => [
  ...(f.Collegata ? [`Storna la fattura ${f.Collegata.Numero} del ${formatData(f.Collegata.Data)}.`] : []),
  ...(f.Causale === '' ? [] : [f.Causale]),
  ...(f.Bollo > 0 ? ['Imposta di bollo assolta in modo virtuale.'] : []),
  ...(f.Esigibilita === 'S' ? ['IVA da versare a cura del cliente (scissione dei pagamenti).'] : []),
  ...(f.Incassata ? [`Pagata il ${formatData(f.Incassata)}.`] : []),
  CORTESIA,
];

/** The lines of a document, as a table. */
export const makeRigheFoglio = (righe: readonly RigaFilo[]): Comunicazione['blocchi'][number] => ({
  tipo: 'tabella',
  titolo: 'Righe',
  colonne: ['Descrizione', 'Quantità', 'Prezzo', 'IVA', 'Totale'],
  righe: righe.map((riga) => [
    riga.Descrizione,
    cifre.format(riga.Quantita),
    euro.format(riga.Prezzo),
    writeIva(riga.Aliquota, riga.Natura),
    euro.format(riga.Totale),
  ]),
  conTotale: false,
  nota: '',
});
export const writeEuro = (importo: number): string => euro.format(importo);

/** The sheet of an invoice, for pdfmake: the same data as its electronic file. */
export const describeFoglio = (f: FatturaFilo, quando: string): Comunicazione => ({
  studio: f.Venditore,
  logo: null,
  titolo: `${f.TipoDocumento === 'TD04' ? 'Nota di credito' : 'Fattura'} ${f.Numero}`,
  sottotitolo: `del ${formatData(f.Data)}`,
  denominazione: f.DatiCliente.Denominazione,
  codiceFiscale: f.DatiCliente.CodiceFiscale ?? '',
  quando,
  isBozza: false,
  blocchi: [
    { tipo: 'voci', titolo: 'Cliente', voci: listCliente(f) },
    makeRigheFoglio(f.Righe),
    { tipo: 'voci', titolo: 'Importi', voci: listTotali(f) },
    ...listNote(f).map((testo) => ({ tipo: 'testo' as const, testo })),
  ],
});
