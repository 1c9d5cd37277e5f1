/** Words of the drafts, wherever one types. */
export const messaggiBozza = {
  salvata: (ora: string) => `Bozza salvata alle ${ora}`,
  inCorso: 'Bozza in corso',
  nonSalvata: 'Bozza non salvata: nuovo tentativo in corso',
  senzaLinea: 'Connessione assente: le modifiche sono tenute qui',
  senzaLineaBreve: 'Connessione assente',
  recuperata: (ora: string) => `Bozza recuperata del ${ora}`,
  vediDifferenze: 'Vedi le differenze',
  nascondiDifferenze: 'Nascondi le differenze',
  riprendi: 'Riprendi',
  scarta: 'Scarta',
  salvato: 'Salvato',
  inBozza: 'In bozza',
  vuoto: 'vuoto',
  campo: 'Campo',
  campiDiversi: (numero: number) => (numero === 1 ? '1 campo diverso' : `${numero} campi diversi`),
  schedaCambiata:
    'Dopo questa bozza la scheda è stata salvata con altri dati: salvando si sceglie campo per campo.',
} as const;
