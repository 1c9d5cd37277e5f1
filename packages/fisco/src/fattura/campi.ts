import type { CampoFattura } from './tipi.ts';

/** Where an element of the file comes from: the field to mend, and how people call it. */
interface CampoDelFile {
  readonly campo: CampoFattura;
  /** Null: nothing that a person wrote. */
  readonly nome: string | null;
}

const CEDENTE = 'CedentePrestatore/';
const CLIENTE = 'CessionarioCommittente/';
const GENERALI = 'DatiGeneraliDocumento/';

/** By the end of its place; the first that fits. */
// prettier-ignore
const campi: readonly (readonly [fine: string, campo: CampoFattura, nome: string])[] = [
  ['DatiTrasmissione/CodiceDestinatario', 'CodiceSDI', 'Codice destinatario'],
  ['DatiTrasmissione/PECDestinatario', 'PEC', 'PEC del cliente'],
  ['DatiTrasmissione/IdTrasmittente/IdCodice', 'Cedente.PIVA', 'Partita IVA di chi vende'],
  [`${CEDENTE}DatiAnagrafici/IdFiscaleIVA/IdCodice`, 'Cedente.PIVA', 'Partita IVA di chi vende'],
  [`${CEDENTE}DatiAnagrafici/CodiceFiscale`, 'Cedente.CodiceFiscale', 'Codice fiscale di chi vende'],
  [
    `${CEDENTE}DatiAnagrafici/Anagrafica/Denominazione`,
    'Cedente.Denominazione',
    'Denominazione di chi vende',
  ],
  [`${CEDENTE}DatiAnagrafici/RegimeFiscale`, 'Cedente.Regime', 'Regime fiscale di chi vende'],
  [`${CEDENTE}Sede/Indirizzo`, 'Cedente.Via', 'Via di chi vende'],
  [`${CEDENTE}Sede/CAP`, 'Cedente.CAP', 'CAP di chi vende'],
  [`${CEDENTE}Sede/Comune`, 'Cedente.Comune', 'Comune di chi vende'],
  [`${CEDENTE}Sede/Provincia`, 'Cedente.Provincia', 'Provincia di chi vende'],
  [`${CEDENTE}IscrizioneREA/Ufficio`, 'Cedente.ReaUfficio', 'Ufficio REA di chi vende'],
  [`${CEDENTE}IscrizioneREA/NumeroREA`, 'Cedente.ReaNumero', 'Numero REA di chi vende'],
  [`${CEDENTE}IscrizioneREA/CapitaleSociale`, 'Cedente.ReaCapitale', 'Capitale sociale di chi vende'],
  [`${CEDENTE}Contatti/Telefono`, 'Cedente.Telefono', 'Telefono di chi vende'],
  [`${CEDENTE}Contatti/Email`, 'Cedente.Email', 'E-mail di chi vende'],
  [`${CLIENTE}DatiAnagrafici/IdFiscaleIVA/IdCodice`, 'PartitaIva', 'Partita IVA del cliente'],
  [`${CLIENTE}DatiAnagrafici/CodiceFiscale`, 'CodiceFiscale', 'Codice fiscale del cliente'],
  [`${CLIENTE}DatiAnagrafici/Anagrafica/Denominazione`, 'Denominazione', 'Denominazione del cliente'],
  [`${CLIENTE}Sede/Indirizzo`, 'Via', 'Via del cliente'],
  [`${CLIENTE}Sede/CAP`, 'CAP', 'CAP del cliente'],
  [`${CLIENTE}Sede/Comune`, 'Comune', 'Comune del cliente'],
  [`${CLIENTE}Sede/Provincia`, 'Provincia', 'Provincia del cliente'],
  [`${CLIENTE}Sede/Nazione`, 'Cliente', 'Paese del cliente'],
  [`${GENERALI}TipoDocumento`, 'TipoDocumento', 'Tipo di documento'],
  [`${GENERALI}Data`, 'Data', 'Data'],
  [`${GENERALI}Numero`, 'Numero', 'Numero'],
  [`${GENERALI}Causale`, 'Causale', 'Causale'],
  ['DatiRitenuta/TipoRitenuta', 'Cedente.RitenutaTipo', 'Tipo della ritenuta'],
  ['DatiRitenuta/AliquotaRitenuta', 'Cedente.RitenutaAliquota', 'Aliquota della ritenuta'],
  ['DatiRitenuta/CausalePagamento', 'Cedente.RitenutaCausale', 'Causale della ritenuta'],
  ['DatiFattureCollegate/IdDocumento', 'Collegata', 'Numero della fattura stornata'],
  ['DatiFattureCollegate/Data', 'Collegata', 'Data della fattura stornata'],
  ['DettaglioPagamento/DataScadenzaPagamento', 'Scadenza', 'Scadenza del pagamento'],
  ['DettaglioPagamento/IBAN', 'Cedente.Iban', 'IBAN di chi vende'],
];
/** Where there is no such element, its group says whose it is. */
const gruppi: readonly (readonly [RegExp, CampoFattura])[] = [
  [/DatiTrasmissione|CedentePrestatore/, 'Cedente'],
  [/CessionarioCommittente\/DatiAnagrafici\/IdFiscaleIVA/, 'PartitaIva'],
  [/CessionarioCommittente\/DatiAnagrafici\/Anagrafica/, 'Denominazione'],
  [/CessionarioCommittente/, 'Cliente'],
  [/DatiFattureCollegate/, 'Collegata'],
  [/DatiBeniServizi/, 'Righe'],
];

/** The elements of a line, and how each is called. */
const diRiga = {
  Descrizione: ['Descrizione', 'descrizione'],
  Quantita: ['Quantita', 'quantità'],
  PrezzoUnitario: ['Prezzo', 'prezzo'],
  PrezzoTotale: ['Prezzo', 'prezzo'],
  AliquotaIVA: ['CodiceIva', 'aliquota'],
  Natura: ['CodiceIva', 'natura'],
} as const;
const RIGA = /DettaglioLinee(?: (\d+))?\/(\w+)$/;

function findRiga(dove: string): CampoDelFile | undefined {
  const [, numero = '1', elemento = ''] = RIGA.exec(dove) ?? [];
  const suo = diRiga[elemento as keyof typeof diRiga];
  return suo && { campo: `Righe.${Number(numero) - 1}.${suo[0]}`, nome: `Riga ${numero}, ${suo[1]}` };
}

/** The field that an element of the file comes from, by its place: `…/CessionarioCommittente/Sede/CAP`. */
export function findCampo(dove: string): CampoDelFile {
  const [, campo, nome] = campi.find(([fine]) => dove.endsWith(fine)) ?? [];
  if (campo !== undefined && nome !== undefined) return { campo, nome };
  const gruppo = gruppi.find(([modello]) => modello.test(dove))?.[1] ?? 'File';
  return findRiga(dove) ?? { campo: gruppo, nome: null };
}
