import { errori } from '@quadra/contract';

const quanti = (crediti: number): string => (crediti === 1 ? '1 credito' : `${crediti} crediti`);

/** Words of the buying window. */
export const messaggiAcquisto = {
  titolo: 'Comprare crediti',
  titoloMancano: 'Comprare i crediti che mancano',
  mancano: (crediti: number) => (crediti === 1 ? 'Manca 1 credito' : `Mancano ${quanti(crediti)}`),
  /** What waits is often the title of a question. */
  aspetta: (che: string) => `${che.replace(/\?$/, '')}: aspetta qui sotto e riprende dopo l’acquisto.`,
  vende: (nome: string) => `Vende ${nome}`,
  pacchetto: 'Pacchetto',
  nome: 'Nome',
  crediti: 'Crediti',
  aCredito: 'A credito (€)',
  validiFino: 'Validi fino al',
  sempre: 'sempre',
  neRestano: 'Ne restano',
  neRestanoNota: (residui: number, comprati: number, mancano: number) =>
    `${residui} disponibili + ${comprati} comprati${mancano > 0 ? ' − quelli che servono ora' : ''}`,
  prezzo: 'Prezzo (€)',
  proposto: 'Proposto',
  perche: (nome: string, mancano: number) =>
    mancano > 0
      ? `${nome} è il più piccolo che basta: copre ${quanti(mancano)}.`
      : `${nome} è il più piccolo.`,
  nonBasta: (nome: string, mancano: number) =>
    `Nessun pacchetto copre da solo ${quanti(mancano)}: ${nome} è il più grande, se ne può comprare più d’uno.`,
  metodo: 'Metodo',
  riprende: 'L’operazione riprende',
  simulato: 'Simulato',
  metodi: {
    'Carta di credito': { nome: 'Carta', come: 'Sulla pagina del circuito', quando: 'subito' },
    Paypal: { nome: 'PayPal', come: 'Conferma sul sito di PayPal', quando: 'subito' },
    Bonifico: { nome: 'Bonifico', come: 'IBAN e causale da copiare', quando: 'all’incasso' },
    'SEPA Direct Debit': { nome: 'SDD', come: 'Mandato attivo', quando: 'dopo l’addebito' },
  },
  salvaCarta: 'Tieni la carta per le prossime volte',
  fatturazione: 'Fatturazione',
  completi: 'Dati completi',
  incompleti: 'Mancano via, comune, provincia o CAP',
  modifica: 'Modifica',
  intestazione: 'Intestazione',
  partitaIva: 'Partita IVA',
  sede: 'Sede',
  codiceSdi: 'Codice destinatario',
  pec: 'PEC',
  fattura: 'Fattura',
  dopoIncasso: 'dopo l’incasso',
  nessuno: '—',
  imponibile: 'Imponibile',
  iva: (aliquota: number) => `IVA ${aliquota} %`,
  totale: 'Totale',
  conserva:
    'La carta si scrive sulla pagina del circuito. Quadra conserva solo alias, ultime 4 cifre e scadenza.',
  annulla: 'Annulla',
  paga: (euro: string) => `Paga ${euro}`,
  pagaERiprendi: (euro: string) => `Paga ${euro} e riprendi`,
  prenota: (euro: string) => `Prenota ${euro}`,
  inAttesa: 'In attesa del pagamento',
  inAttesaTesto:
    'La pagina di pagamento è aperta in un’altra scheda. Quando il pagamento è fatto qui si va avanti da soli.',
  rifiutatoTesto:
    'Sulla pagina di pagamento si può ancora usare un’altra carta o un altro conto. Per pagare in un altro modo quella pagina viene prima chiusa: si paga una volta sola.',
  altroMetodo: 'Paga in un altro modo',
  apriPagina: 'Apri la pagina di pagamento',
  hoPagato: 'Ho pagato',
  rinuncia: 'Rinuncia',
  ancora: 'Il circuito non ha ancora incassato.',
  comprati: (crediti: number) => `Pagamento completato: ${quanti(crediti)} in più.`,
  fallito: (motivo: string | null) =>
    `${errori.PAGAMENTO_NON_AUTORIZZATO.testo}${motivo ? ` Motivo: ${motivo}.` : ''}`,
  annullato: `${errori.PAGAMENTO_ANNULLATO.testo} Nulla è stato addebitato.`,
  prenotato: 'Bonifico prenotato',
  prenotatoTesto: 'I crediti arrivano quando il bonifico è incassato. La causale va copiata com’è.',
  addebitato: 'Addebito ordinato',
  addebitatoTesto: 'I crediti arrivano quando la banca ha incassato l’addebito.',
  addebitoIl: 'Addebito il',
  beneficiario: 'Beneficiario',
  iban: 'IBAN',
  causale: 'Causale',
  importo: 'Importo',
  chiudi: 'Chiudi',
  compra: 'Compra',
  compraEStampa: 'Compra e continua',
  contatti: 'Per comprare rivolgersi a chi vende.',
  ritorno: 'Pagamento',
  ritornoChiudi: 'Questa scheda si può chiudere: l’operazione continua in quella di prima.',
  aiPacchetti: 'Vai ai pacchetti',
} as const;
