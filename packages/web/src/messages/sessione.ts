/** Words about the session: its end, its devices, its profiles, and acting in place of another. */
export const messaggiSessione = {
  fineTitolo: 'La sessione sta per finire',
  fineInattiva: (tempo: string) => `Non ci sono attività da un po’: l’uscita automatica è tra ${tempo}.`,
  fineAssoluta: (tempo: string, ora: string) =>
    `La durata massima della sessione finisce tra ${tempo}, alle ${ora}: poi serve un nuovo accesso.`,
  fineSostituzione: (tempo: string, ora: string) =>
    `L’accesso al posto dell’altro utente finisce tra ${tempo}, alle ${ora}.`,
  bozzeSalvate: 'Le modifiche scritte nei quadri sono in bozza: si ritrovano dopo l’accesso.',
  restaConnesso: 'Resta connesso',
  continua: 'Continua fino alla fine',
  accediDiNuovo: 'Accedi di nuovo',
  esci: 'Esci',
  uscitaAltrove: 'L’uscita è stata fatta in un’altra scheda.',

  sessioni: 'Sessioni e dispositivi',
  sessioniTesto: 'Dove si è entrati con queste credenziali. Quello che non si riconosce va chiuso subito.',
  dispositivo: 'Dispositivo',
  indirizzo: 'Indirizzo',
  primoUso: 'Entrato il',
  ultimoUso: 'Ultimo uso',
  questa: 'Questa sessione',
  assistenza: (attore: string) => `Al suo posto: ${attore}`,
  termina: 'Termina',
  terminaDi: (dispositivo: string, quando: string) => `Termina ${dispositivo}, entrato il ${quando}`,
  terminata: 'Sessione terminata.',
  esciDaTutti: 'Esci da tutti gli altri dispositivi',
  esciDaTuttiTesto:
    'Le altre sessioni finiscono subito: chi le usa deve accedere di nuovo. Questa resta aperta.',
  terminate: (quante: number) =>
    quante === 0
      ? 'Nessun’altra sessione era aperta.'
      : quante === 1
        ? 'Un’altra sessione terminata.'
        : `${quante} altre sessioni terminate.`,
  soloQuesta: 'Nessun altro dispositivo è collegato.',

  accessi: 'Accessi al posto degli utenti',
  accessiTesto: 'Chi è entrato al posto di un utente, perché, per quanto tempo.',
  nessunAccesso: 'Nessuno è entrato al posto di un utente.',
  attore: 'Chi',
  alPostoDi: 'Al posto di',
  motivo: 'Motivo',
  inizio: 'Inizio',
  fine: 'Fine',
  modo: 'Modo',
  solaLettura: 'Sola lettura',
  conModifiche: 'Con modifiche',
  precedenti: 'Più recenti',
  successivi: 'Meno recenti',
  pagina: (da: number, a: number, totale: number) => `${da}-${a} di ${totale}`,

  entraCome: 'Entra come',
  utente: 'Utente',
  cognome: 'Cognome',
  nome: 'Nome',
  email: 'E-mail',
  studio: 'Studio',
  tipo: 'Tipo utente',
  quanti: (quanti: number) => (quanti === 1 ? '1 utente' : `${quanti} utenti`),
  nessunUtente: 'Nessun utente',
  nessunUtenteTesto: 'Nessun utente attivo corrisponde a quanto cercato.',
  scegliUtente: 'Scegliere un utente dall’elenco.',
  comeFunziona:
    'Si entra per un’ora al massimo. Lo studio vede chi è entrato, quando e perché. Password, sicurezza e pagamenti restano dell’utente.',
  motivoNota: 'obbligatorio, almeno 10 caratteri',
  ticket: 'Numero della richiesta',
  ticketNota: 'facoltativo',
  scrittura: 'Consenti modifiche',
  scritturaTesto: 'Ogni modifica porta il suo nome accanto a quello dell’utente.',
  soloLettura: 'Come amministratore di uno studio si entra solo in lettura.',
  entra: (nome: string) => `Entra come ${nome}`,
  operaCome: (nome: string) => `Sta operando come ${nome}`,
  tornaAllaSua: 'Torna alla sua sessione',

  profilo: 'Scelta del profilo',
  profiloTesto: (quanti: number) =>
    quanti > 1
      ? 'Questo indirizzo lavora per più studi. Scegliere con quale continuare.'
      : 'Questo indirizzo ha un solo profilo.',
  profili: 'Profili',
  attuale: 'In uso',
  senzaNome: 'Quadra',
} as const;
