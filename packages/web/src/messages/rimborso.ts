const quanti = (crediti: number): string => (crediti === 1 ? '1 credito' : `${crediti} crediti`);

/** Words of the refund of a payment. */
export const messaggiRimborso = {
  rimborsa: 'Rimborsa',
  titolo: (numero: number) => `Rimborsare il pagamento ${numero}`,
  testo:
    'Si rimborsa per intero, e solo finché nessuno dei suoi crediti è stato usato. Il motivo resta nel registro e lo legge chi ha comprato.',
  motivo: 'Motivo',
  domanda: (euro: string, studio: string) => `Rimborsare ${euro} € a ${studio}?`,
  domandaPreso: (studio: string) => `Rimborsare a ${studio} ciò che il circuito ha incassato?`,
  crediti: (crediti: number, studio: string) =>
    crediti === 1 ? `Esce 1 credito di ${studio}.` : `Escono ${quanti(crediti)} di ${studio}.`,
  nota: 'Si emette la nota di credito della fattura, se non c’è già.',
  senzaCrediti: 'Nessun credito era arrivato e nessuna fattura era stata emessa.',
  daSe: (metodo: string) => `Il denaro torna da sé con il circuito (${metodo}).`,
  aMano: 'Il denaro si restituisce a mano, con un bonifico: Quadra non lo fa.',
  perSempre: 'Non si torna indietro.',
  fatto: 'Rimborso fatto: il circuito restituisce il denaro.',
  fattoAMano: 'Rimborso scritto: resta da restituire il denaro con un bonifico.',
} as const;
