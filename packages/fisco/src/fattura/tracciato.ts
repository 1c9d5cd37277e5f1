import { computeTotali } from './calcolo.ts';
import { type Elemento, foglia, forse, gruppo, sempre } from './elemento.ts';
import { formati as f } from './formati.ts';
import type {
  CedenteFattura,
  DatiFattura,
  RigaFattura,
  SoggettoFattura,
  TotaliFattura,
  VoceRiepilogo,
} from './tipi.ts';

/** An invoice with what it comes to. */
export interface FatturaCalcolata extends DatiFattura {
  readonly totali: TotaliFattura;
}
export const withTotali = (dati: DatiFattura): FatturaCalcolata => ({
  ...dati,
  totali: computeTotali(dati.righe, dati),
});
interface Linea extends RigaFattura {
  readonly posto: number;
  readonly totale: number;
  readonly conRitenuta: boolean;
}
interface Voce extends VoceRiepilogo {
  readonly esigibilita: string;
}

/** Cents, or hundredths, as the schema wants them: `1234.50`. */
function writeCentesimi(numero: number): string {
  const assoluto = String(Math.abs(numero)).padStart(3, '0');
  return `${numero < 0 ? '-' : ''}${assoluto.slice(0, -2)}.${assoluto.slice(-2)}`;
}

const COMUNICAZIONE_PA = 6;
export const isPubblica = ({ codiceDestinatario }: Pick<DatiFattura, 'codiceDestinatario'>): boolean =>
  codiceDestinatario.length === COMUNICAZIONE_PA;
const writeFormatoTrasmissione = (d: FatturaCalcolata): string => (isPubblica(d) ? 'FPA12' : 'FPR12');

const fiscale = (id: string): Elemento<SoggettoFattura> =>
  gruppo(id, 'IdFiscaleIVA', (s: SoggettoFattura) => (s.partitaIva === null ? [] : [s]), [
    foglia(`${id}.1`, 'IdPaese', f.codice, (s) => s.paese),
    foglia(`${id}.2`, 'IdCodice', f.codice, (s) => s.partitaIva),
  ]);
const anagrafica = (id: string): Elemento<SoggettoFattura> =>
  sempre(id, 'Anagrafica', [foglia(`${id}.1`, 'Denominazione', f.denominazione, (s) => s.denominazione)]);
const sede = (id: string): Elemento<SoggettoFattura> =>
  sempre(id, 'Sede', [
    foglia(`${id}.1`, 'Indirizzo', f.indirizzo, (s) => s.via),
    // Of another country: the schema wants five digits all the same.
    foglia(`${id}.3`, 'CAP', f.codice, (s) => (s.paese === 'IT' ? s.cap : '00000')),
    foglia(`${id}.4`, 'Comune', f.comune, (s) => s.comune),
    forse(`${id}.5`, 'Provincia', f.codice, (s) => (s.paese === 'IT' ? s.provincia : null)),
    foglia(`${id}.6`, 'Nazione', f.codice, (s) => s.paese),
  ]);

const trasmissione: Elemento<FatturaCalcolata> = sempre('1.1', 'DatiTrasmissione', [
  sempre('1.1.1', 'IdTrasmittente', [
    foglia('1.1.1.1', 'IdPaese', f.codice, (d) => d.invio.paese),
    foglia('1.1.1.2', 'IdCodice', f.codice, (d) => d.invio.codice),
  ]),
  foglia('1.1.2', 'ProgressivoInvio', f.codice, (d) => d.invio.progressivo),
  foglia('1.1.3', 'FormatoTrasmissione', f.codice, writeFormatoTrasmissione),
  foglia('1.1.4', 'CodiceDestinatario', f.codice, (d) => d.codiceDestinatario),
  // Read by the exchange only where the code says nothing.
  forse('1.1.6', 'PECDestinatario', f.codice, (d) => (d.codiceDestinatario === '0000000' ? d.pec : null)),
]);

const cedente: Elemento<FatturaCalcolata> = gruppo('1.2', 'CedentePrestatore', (d) => [d.cedente], [
  sempre<CedenteFattura>('1.2.1', 'DatiAnagrafici', [
    fiscale('1.2.1.1'),
    forse('1.2.1.2', 'CodiceFiscale', f.codice, (c) => c.codiceFiscale),
    anagrafica('1.2.1.3'),
    foglia('1.2.1.8', 'RegimeFiscale', f.codice, (c) => c.regime),
  ]),
  sede('1.2.2'),
  gruppo('1.2.4', 'IscrizioneREA', (c: CedenteFattura) => (c.rea === null ? [] : [c.rea]), [
    foglia('1.2.4.1', 'Ufficio', f.codice, (r) => r.ufficio),
    foglia('1.2.4.2', 'NumeroREA', f.reaNumero, (r) => r.numero),
    forse('1.2.4.3', 'CapitaleSociale', f.codice, (r) =>
      r.capitale === null ? null : writeCentesimi(r.capitale),
    ),
    forse('1.2.4.4', 'SocioUnico', f.codice, (r) =>
      r.socioUnico === null ? null : r.socioUnico ? 'SU' : 'SM',
    ),
    foglia('1.2.4.5', 'StatoLiquidazione', f.codice, (r) => (r.inLiquidazione ? 'LS' : 'LN')),
  ]),
  gruppo('1.2.5', 'Contatti', (c: CedenteFattura) => ((c.email ?? c.telefono) === null ? [] : [c]), [
    forse('1.2.5.1', 'Telefono', f.codice, (c) => c.telefono),
    forse('1.2.5.3', 'Email', f.codice, (c) => c.email),
  ]),
]);

const cliente: Elemento<FatturaCalcolata> = gruppo('1.4', 'CessionarioCommittente', (d) => [d.cliente], [
  sempre<SoggettoFattura>('1.4.1', 'DatiAnagrafici', [
    fiscale('1.4.1.1'),
    forse('1.4.1.2', 'CodiceFiscale', f.codice, (s) => (s.paese === 'IT' ? s.codiceFiscale : null)),
    anagrafica('1.4.1.3'),
  ]),
  sede('1.4.2'),
]);

const generali: Elemento<FatturaCalcolata> = sempre('2.1', 'DatiGenerali', [
  sempre('2.1.1', 'DatiGeneraliDocumento', [
    foglia('2.1.1.1', 'TipoDocumento', f.codice, (d) => d.tipoDocumento),
    foglia('2.1.1.2', 'Divisa', f.codice, () => 'EUR'),
    foglia('2.1.1.3', 'Data', f.codice, (d) => d.data),
    foglia('2.1.1.4', 'Numero', f.codice, (d) => d.numero),
    gruppo('2.1.1.5', 'DatiRitenuta', (d: FatturaCalcolata) => (d.ritenuta === null ? [] : [d]), [
      foglia('2.1.1.5.1', 'TipoRitenuta', f.codice, (d) => d.ritenuta?.tipo),
      foglia('2.1.1.5.2', 'ImportoRitenuta', f.codice, (d) => writeCentesimi(d.totali.ritenuta)),
      foglia('2.1.1.5.3', 'AliquotaRitenuta', f.codice, (d) => writeCentesimi(d.ritenuta?.aliquota ?? 0)),
      foglia('2.1.1.5.4', 'CausalePagamento', f.codice, (d) => d.ritenuta?.causale),
    ]),
    gruppo('2.1.1.6', 'DatiBollo', (d: FatturaCalcolata) => (d.bollo > 0 ? [d] : []), [
      foglia('2.1.1.6.1', 'BolloVirtuale', f.codice, () => 'SI'),
      foglia('2.1.1.6.2', 'ImportoBollo', f.codice, (d) => writeCentesimi(d.bollo)),
    ]),
    foglia('2.1.1.9', 'ImportoTotaleDocumento', f.codice, (d) => writeCentesimi(d.totali.totale)),
    forse('2.1.1.11', 'Causale', f.causale, (d) => d.causale),
  ]),
  gruppo('2.1.6', 'DatiFattureCollegate', (d: FatturaCalcolata) => (d.collegata ? [d.collegata] : []), [
    foglia('2.1.6.2', 'IdDocumento', f.documentoCollegato, (c) => c.numero),
    foglia('2.1.6.3', 'Data', f.codice, (c) => c.data),
  ]),
]);

const listLinee = (d: FatturaCalcolata): Linea[] =>
  d.righe.map((riga, posto) => ({
    ...riga,
    posto: posto + 1,
    totale: d.totali.righe[posto] ?? 0,
    conRitenuta: d.ritenuta !== null && riga.natura !== 'N1',
  }));
const listVoci = (d: FatturaCalcolata): Voce[] =>
  // Reverse charge has no time of its own, and the exchange refuses it with S.
  d.totali.riepilogo.map((voce) => ({ ...voce, esigibilita: voce.natura === null ? d.esigibilita : '' }));

const beni: Elemento<FatturaCalcolata> = sempre('2.2', 'DatiBeniServizi', [
  gruppo('2.2.1', 'DettaglioLinee', listLinee, [
    foglia('2.2.1.1', 'NumeroLinea', f.codice, (r) => String(r.posto)),
    foglia('2.2.1.4', 'Descrizione', f.descrizione, (r) => r.descrizione),
    foglia('2.2.1.5', 'Quantita', f.codice, (r) => writeCentesimi(r.quantita)),
    foglia('2.2.1.9', 'PrezzoUnitario', f.codice, (r) => writeCentesimi(r.prezzo)),
    foglia('2.2.1.11', 'PrezzoTotale', f.codice, (r) => writeCentesimi(r.totale)),
    foglia('2.2.1.12', 'AliquotaIVA', f.codice, (r) => writeCentesimi(r.aliquota)),
    forse('2.2.1.13', 'Ritenuta', f.codice, (r) => (r.conRitenuta ? 'SI' : null)),
    forse('2.2.1.14', 'Natura', f.codice, (r) => r.natura),
  ]),
  gruppo('2.2.2', 'DatiRiepilogo', listVoci, [
    foglia('2.2.2.1', 'AliquotaIVA', f.codice, (v) => writeCentesimi(v.aliquota)),
    forse('2.2.2.2', 'Natura', f.codice, (v) => v.natura),
    foglia('2.2.2.5', 'ImponibileImporto', f.codice, (v) => writeCentesimi(v.imponibile)),
    foglia('2.2.2.6', 'Imposta', f.codice, (v) => writeCentesimi(v.imposta)),
    forse('2.2.2.7', 'EsigibilitaIVA', f.codice, (v) => v.esigibilita),
    forse('2.2.2.8', 'RiferimentoNormativo', f.norma, (v) => v.norma),
  ]),
]);

const pagamento: Elemento<FatturaCalcolata> = gruppo(
  '2.4',
  'DatiPagamento',
  (d: FatturaCalcolata) => (d.pagamento === null ? [] : [{ ...d, come: d.pagamento }]),
  [
    foglia('2.4.1', 'CondizioniPagamento', f.codice, () => 'TP02'),
    sempre('2.4.2', 'DettaglioPagamento', [
      foglia('2.4.2.2', 'ModalitaPagamento', f.codice, (d) => d.come.modalita),
      forse('2.4.2.5', 'DataScadenzaPagamento', f.codice, (d) => d.come.scadenza),
      foglia('2.4.2.6', 'ImportoPagamento', f.codice, (d) => writeCentesimi(d.totali.netto)),
      forse('2.4.2.13', 'IBAN', f.codice, (d) => (d.come.modalita === 'MP05' ? d.cedente.iban : null)),
    ]),
  ],
);

/** FatturaPA, ordinary invoice: the elements that ours may have, in the order of the schema 1.2.3. */
export const tracciatoFattura: readonly Elemento<FatturaCalcolata>[] = [
  sempre('1', 'FatturaElettronicaHeader', [trasmissione, cedente, cliente]),
  sempre('2', 'FatturaElettronicaBody', [generali, beni, pagamento]),
];
