import type { AttesaMessaggio } from '@quadra/contract';

/** Words of the messages between declarations. */
export const messaggiMessaggio = {
  titolo: 'Messaggi ai soci',
  quanti: (quanti: number) => (quanti === 1 ? '1 messaggio' : `${quanti} messaggi`),
  mittente: 'Mittente',
  quadro: 'Quadro',
  stato: 'Stato',
  inviato: 'Inviato il',
  lettura: 'Lettura',
  nessuno: (anno: number) => `Nessun messaggio del ${anno}`,
  nessunoTesto:
    'Dal quadro RO di una società di persone si inviano quote e ritenute alle dichiarazioni dei soci: i messaggi inviati e ricevuti si leggono qui.',
  nessunoConFiltri: 'Nessun messaggio con questi filtri',
  vaiDichiarazioni: 'Vai alle dichiarazioni',
  lettoBreve: (chi: string) => `Letto da ${chi}`,
  invia: (aChi: string) => `Invia ai ${aChi}`,
  inviaTesto: (quadro: string, dichiarazione: string) =>
    `Quote di reddito e ritenute vanno nel quadro ${quadro} di ${dichiarazione} di ciascuno. Ciò che vi è scritto a mano non è sostituito: il messaggio aspetta e mostra la differenza.`,
  inviaBottone: (quanti: number, aChi: string) =>
    quanti === 1 ? 'Invia a 1 socio' : `Invia a ${quanti} ${aChi}`,
  nonRiuscito: 'Messaggio non inviato',
  nessunDestinatario: 'Nessun socio ha una quota: indicarla nel quadro.',
  destinatario: 'Destinatario',
  senzaCodiceFiscale: 'codice fiscale da indicare',
  ultimoInvio: 'Ultimo invio',
  maiInviato: 'Mai inviato',
  annulla: 'Annulla',
  chiudi: 'Chiudi',
  vedi: 'Vedi',
  compilato: (chi: string, quadro: string) => `${chi} ha compilato il quadro ${quadro}.`,
  daScrivere: (chi: string, quadro: string) =>
    `${chi} ha inviato valori per il quadro ${quadro}: non sono ancora scritti.`,
  altri: (quanti: number) =>
    quanti === 1 ? 'Un altro messaggio da leggere.' : `Altri ${quanti} messaggi da leggere.`,
  inAttesaQui: (quanti: number) => (quanti === 1 ? '1 messaggio in attesa' : `${quanti} messaggi in attesa`),
  titoloUno: (chi: string) => `Messaggio di ${chi}`,
  da: (dichiarazione: string, righi: string, chi: string, quando: string) =>
    `${dichiarazione}, ${righi}. Inviato da ${chi} il ${quando}.`,
  superato: 'La dichiarazione che lo ha inviato è cambiata dopo l’invio.',
  superatoBreve: 'cambiata dopo l’invio',
  attese: {
    'senza dichiarazione': 'La dichiarazione che lo riceve non c’era ancora: si può applicare.',
    'non modificabile': 'La dichiarazione non si poteva modificare.',
    'valori diversi':
      'Nel quadro ci sono già altri valori: applicandolo sono sostituiti da quelli di destra.',
  } satisfies Readonly<Record<AttesaMessaggio, string>>,
  casella: 'Casella',
  prima: 'Prima',
  ora: 'Ora',
  dopo: 'Dopo',
  vuoto: 'vuoto',
  daCasella: (casella: string) => `da ${casella}`,
  nessunaCasella: 'Non cambia nessuna casella.',
  applica: 'Applica',
  applicato: 'Messaggio applicato',
  applicaNonRiuscito: 'Messaggio non applicato',
  segnaLetto: 'Segna come letto',
  letto: (chi: string, quando: string) => `Letto da ${chi} il ${quando}`,
  daLeggere: 'Da leggere',
  ricevuti: 'Ricevuti',
  inviati: 'Inviati',
  nessunRicevuto: 'Nessun messaggio ricevuto.',
  nessunInviato: 'Nessun messaggio inviato.',
  soloUltimi: (quanti: number) => `Sono mostrati gli ultimi ${quanti}.`,
  inviaDiNuovo: 'Invia di nuovo',
} as const;
