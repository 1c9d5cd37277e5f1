/** Words of the purchase that a studio makes by itself. */
export const messaggiAutomatico = {
  titolo: 'Acquisto automatico',
  testo:
    'Quando i crediti scendono sotto la soglia Quadra compra il pacchetto scelto, uno per volta, con un messaggio prima e uno dopo. Un pagamento che non riesce lo ferma.',
  senzaPagamento: 'Si può attivare dopo un primo pagamento fatto a mano.',
  senzaMetodo:
    'Serve una carta conservata (si sceglie pagando con la carta) o un mandato SDD attivo, di un metodo che chi vende offre.',
  fermato: (motivo: string) => `Si è fermato da sé: ${motivo}`,
  attivo: 'Comprare in automatico',
  soglia: 'Sotto quanti crediti',
  crediti: 'crediti',
  pacchetto: 'Pacchetto da comprare',
  pacchettoDi: ({ nome, crediti }: { nome: string; crediti: number }) => `${nome}, ${crediti} crediti`,
  con: 'Pagamento',
  metodo: (uno: { metodo: string; dettaglio: string; simulato: boolean }) =>
    `${uno.metodo}: ${uno.dettaglio}${uno.simulato ? ' (simulato)' : ''}`,
  salva: 'Salva l’acquisto automatico',
  attivato: 'Acquisto automatico attivo.',
  spento: 'Acquisto automatico non attivo.',
} as const;
