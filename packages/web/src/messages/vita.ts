const countCrediti = (quanti: number) => (quanti === 1 ? '1 credito' : `${quanti} crediti`);

/** Words of the life of a declaration: who works at it, what it becomes, what is done to many. */
export const messaggiVita = {
  azioni: 'Azioni sulla dichiarazione',
  azioniMassa: 'Azioni',
  // --- in charge
  prendi: 'Prendi in carico',
  lascia: 'Lascia',
  ricalcola: 'Ricalcola',
  ricalcolaAperte: 'Ricalcola le aperte',
  ricalcolaTitolo: (anno: number) => `Ricalcolare le dichiarazioni aperte del ${anno}?`,
  ricalcolaTesto:
    'I risultati sono rifatti con le regole e le definizioni di oggi. Le dichiarazioni chiuse non cambiano. Il file del lavoro elenca i risultati cambiati, con prima e dopo.',
  inCaricoAMe: 'In carico a me',
  inCaricoA: (chi: string) => `In carico a ${chi}`,
  presaTitolo: (chi: string) => `Dichiarazione in carico a ${chi}`,
  presaTesto: 'OK la prende in carico e la rende modificabile. Annulla la apre in sola lettura.',
  presa: 'Dichiarazione presa in carico.',
  lasciata: 'Dichiarazione lasciata.',
  // --- state
  solaLettura: 'Sola lettura.',
  quadroNonAttivo: (modulo: string) =>
    `Il modulo ${modulo} non è attivo per lo studio: quello che è scritto resta, si completa o si rimuove.`,
  vaiAiModuli: 'Vai ai moduli',
  partita: (finalita: string, anno: number) => `Dalla dichiarazione ${finalita.toLowerCase()} ${anno}`,
  riapriInviata: 'Il telematico è già stato inviato. OK riapre la dichiarazione lo stesso.',
  archivia: 'Congela in Quadra',
  archiviaTitolo: 'Congelare la dichiarazione?',
  archiviaTesto:
    'La stampa definitiva resta in Quadra con la sua impronta e la dichiarazione non si riapre. Non è la conservazione a norma. Un amministratore può scongelarla, con un motivo.',
  archiviata: 'Dichiarazione congelata in Quadra.',
  scongela: 'Scongela',
  scongelaTitolo: 'Scongelare la dichiarazione?',
  scongelaTesto: 'Torna chiusa e stampata, e si potrà riaprire. Il motivo resta nella storia e nel registro.',
  motivo: 'Motivo',
  scongelata: 'Dichiarazione scongelata.',
  salvaModello: 'Salva modello',
  modelloInBianco: 'Modello in bianco',
  istruzioniModello: 'Istruzioni del modello',
  duplica: 'Duplica nello stesso anno',
  duplicata: 'Dichiarazione duplicata: è aperta la copia.',
  integrativa: 'Crea integrativa',
  integrativaCreata: 'Dichiarazione integrativa creata.',
  altroModello: (tipo: string) => (tipo === '730' ? 'Fai il 730 da questo' : 'Fai Redditi PF da questo'),
  altroCreato: 'Dichiarazione creata: qui sotto ciò che le porta l’altro modello.',
  altroPresente: (tipo: string) =>
    tipo === '730'
      ? 'Il 730 di questo cliente c’è già: è aperto.'
      : 'Il Redditi PF di questo cliente c’è già: è aperto.',
  quadriMille: 'Crea schede per mille',
  quadriMilleCreati: 'Schede dell’otto, cinque e due per mille create.',
  quadriMillePresenti: 'Le schede per mille ci sono già.',
  quadriMilleQuanti: (quanti: number) =>
    quanti === 1 ? 'Schede create in 1 dichiarazione.' : `Schede create in ${quanti} dichiarazioni.`,
  // --- promise
  durataImpegno: 'Durata dell’impegno',
  nonIndicata: 'Non indicata',
  // --- many
  chiudi: 'Chiudi',
  riapri: 'Riapri',
  stampa: 'Stampa definitiva',
  elimina: 'Elimina',
  chiudiMolteTitolo: (quante: number) =>
    quante === 1 ? 'Chiudere 1 dichiarazione?' : `Chiudere ${quante} dichiarazioni?`,
  chiudiMolteTesto:
    'Dopo la chiusura i quadri sono in sola lettura. Il resoconto dice, riga per riga, quali non si chiudono e quali risultati restano non definitivi.',
  riapriMolteTitolo: (quante: number) =>
    quante === 1 ? 'Riaprire 1 dichiarazione?' : `Riaprire ${quante} dichiarazioni?`,
  riapriMolteTesto: 'Le stampe definitive e i file telematici già fatti non valgono più: si rifanno.',
  eliminaTitolo: (quante: number) =>
    quante === 1 ? 'Eliminare 1 dichiarazione?' : `Eliminare ${quante} dichiarazioni?`,
  eliminaTesto: 'Si eliminano soltanto quelle aperte, con i loro quadri. I crediti non tornano.',
  archiviaMolteTitolo: (quante: number) =>
    quante === 1 ? 'Congelare 1 dichiarazione?' : `Congelare ${quante} dichiarazioni?`,
  costoTitolo: (quante: number) =>
    quante === 1
      ? 'Stampare in definitivo 1 dichiarazione?'
      : `Stampare in definitivo ${quante} dichiarazioni?`,
  costoTesto: (crediti: number) =>
    crediti === 0
      ? 'La stampa definitiva non consuma crediti.'
      : `La stampa definitiva consuma ${countCrediti(crediti)}.`,
  /** Which of those that are printed take nothing, and why. */
  nonConsumano: ({
    giaPagate,
    inAbbonamento,
    delCliente,
  }: {
    giaPagate: number;
    inAbbonamento: number;
    delCliente: number;
  }) => {
    const parti = [
      giaPagate > 0 && (giaPagate === 1 ? '1 già pagata' : `${giaPagate} già pagate`),
      inAbbonamento > 0 && `${inAbbonamento} in abbonamento`,
      delCliente > 0 && `${delCliente} a carico del cliente`,
    ].filter((parte) => parte !== false);
    return parti.length === 0 ? '' : `Senza consumo: ${parti.join(', ')}.`;
  },
  saldoTesto: (saldo: number, dopo: number) =>
    dopo < 0
      ? `Il saldo è ${saldo}.`
      : `Il saldo è ${saldo}: ne ${dopo === 1 ? 'resterà' : 'resteranno'} ${dopo}.`,
  saldoInsufficiente: 'I crediti non bastano: li acquista l’amministratore dello studio, in Pacchetti.',
  /** How far what there is goes, among many. */
  coperte: (coperte: number, tutte: number, mancano: number) => {
    const servono = `${mancano === 1 ? 'Manca' : 'Mancano'} ${countCrediti(mancano)}`;
    if (coperte === 0) return `${servono}.`;
    return `${coperte === 1 ? 'Basta per 1 stampa' : `Basta per ${coperte} stampe`} su ${tutte}: ${servono.toLowerCase()}.`;
  },
  saldoNonBasta: 'I crediti non bastano.',
  compraMancanti: 'Compra i crediti che mancano',
  senzaPrezzo: (tipi: readonly string[]) =>
    `Il listino non ha un prezzo per ${tipi.join(', ')}: queste stampe non consumano crediti. Va detto a chi vende.`,
  motivoMolte: 'Motivo per le incomplete, le vuote e le congiunte che non tornano',
  motivoMolteNota: 'Senza motivo non si chiudono: il resoconto dice quali sono e che cosa manca.',
  lavoroAvviato: 'Lavoro avviato: il resoconto riga per riga è nei Lavori.',
  massimo: (quante: number) => `Al massimo ${quante} per volta`,
  integrativeCreate: (quante: number) =>
    quante === 1 ? '1 dichiarazione integrativa creata.' : `${quante} dichiarazioni integrative create.`,
  nonFatte: (quante: number) => (quante === 1 ? '1 riga non riuscita:' : `${quante} righe non riuscite:`),
  // --- diagnostico
  diagnostico: 'Diagnostico',
  nessunRilievo: 'Nessun rilievo.',
  tipi: { bloccante: 'Bloccante', avviso: 'Avviso' },
  vaiAlCampo: (chiave: string, nome: string) => `Vai a ${chiave} di ${nome}`,
  // --- import
  importa: 'Importa',
  importaTitolo: (anno: number) => `Importa dati nelle dichiarazioni ${anno}`,
  importaTesto:
    'Una riga per dichiarazione, con la riga di intestazione: anno, studioid, dichiarazioneid, anagraficaid e poi una colonna per casella (RC1.3, e RC1.3#2 per il secondo modulo). Una cella vuota lascia la casella com’è.',
  importaScegli: 'Scegli il file ZIP',
  importaTrascina: 'oppure trascinarlo qui. Un solo file CSV nell’archivio ZIP; 30 MB, 5.000 righe.',
  importaInCorso: 'Importazione in corso…',
  nessunaImportata: 'Nessuna dichiarazione importata.',
  importate: (quante: number) =>
    quante === 1
      ? '1 dichiarazione importata.'
      : `${quante.toLocaleString('it-IT', { useGrouping: true })} dichiarazioni importate.`,
  righeScartate: (quante: number) =>
    quante === 1
      ? '1 riga scartata:'
      : `${quante.toLocaleString('it-IT', { useGrouping: true })} righe scartate:`,
  riga: (numero: number) => `Riga ${numero}`,
  // --- list
  quadri: 'Quadri',
  quadriDi: (completi: number, quadri: number) => `${completi} di ${quadri}`,
  dataImpegno: 'Impegno',
  stampaData: 'Stampata il',
  inCarico: 'In carico a',
  filtroStampa: 'Stampa',
  filtroLavorazione: 'Stampa e telematico',
} as const;
