import { formatIntero } from '../formato/formato.ts';

const sayInCarico = (quante: number): string =>
  quante === 1
    ? '1 dichiarazione in carico è di un cliente che non vedrà più'
    : `${formatIntero(quante)} dichiarazioni in carico sono di clienti che non vedrà più`;

/** Words of the permissions and of the features. */
export const messaggiPermesso = {
  titolo: 'Permessi e funzionalità',
  riprova: 'Riprova',
  dove: 'Valori di',
  predefiniti: 'Predefiniti del fornitore',
  gestore: (nome: string) => `Gestore ${nome}`,
  permessi: 'Permessi',
  permessiTesto: 'Che cosa possono fare gli operatori. Gli amministratori hanno sempre tutti i permessi.',
  funzionalita: 'Funzionalità',
  funzionalitaTesto:
    'Che cosa è attivo per tutti gli utenti. Le decide chi vende: il gestore o il fornitore.',
  voce: 'Voce',
  ereditato: 'Senza valore proprio',
  valore: 'Valore',
  effettivo: 'Effettivo',
  origine: { studio: 'dello studio', gestore: 'del gestore', predefinito: 'predefinito' },
  si: 'Sì',
  no: 'No',
  predefinito: 'Predefinito',
  attivo: 'Sì',
  nonAttivo: 'No',
  valoreDi: (voce: string) => `Valore: ${voce}`,
  salvato: 'Valore salvato.',
  chiVede: 'Chi vede cosa',
  persone: (quante: number) => (quante === 1 ? '1 persona' : `${formatIntero(quante)} persone`),
  quantiGruppi: (quanti: number) => (quanti === 1 ? '1 gruppo' : `${formatIntero(quanti)} gruppi`),
  introduzione:
    'Contato ora, con le stesse regole che valgono quando si entra. Una cella dice perché; il valore di un permesso è uno per tutti gli operatori.',
  tabella: 'Persone e permessi',
  cerca: 'Cerca una voce',
  soloDifferenze: 'Solo le differenze',
  nessunaVoce: 'Nessuna voce da mostrare.',
  decisoDa: 'Deciso da',
  parti: {
    clienti: ['Clienti', 'di che cosa vede l’elenco'],
    permessi: ['Permessi', 'un valore per tutti gli operatori'],
    moduli: ['Funzionalità', 'prima lo studio, poi la persona'],
    accesso: ['Accesso', 'da dove si entra'],
  },
  deciso: { studio: 'Studio', gestore: 'Gestore', predefinito: 'Predefinito' },
  decisoIl: (chi: string, giorno: string) => `${chi}, ${giorno}`,
  dettoDa: (chi: string, quando: string | null) =>
    quando === null ? `Lo ha detto ${chi}.` : `Lo ha detto ${chi} il ${quando}.`,
  messoDa: (chi: string, quando: string | null) =>
    quando === null ? `Nel gruppo per mano di ${chi}.` : `Nel gruppo dal ${quando}, da ${chi}.`,
  messoDaIgnoto: (quando: string | null) =>
    quando === null
      ? 'Non si sa da quando è nel gruppo, né per mano di chi.'
      : `Nel gruppo dal ${quando}; non si sa per mano di chi.`,
  dettoDaIgnoto: (quando: string | null) =>
    quando === null ? 'Chi lo ha detto e quando non si sa.' : `È del ${quando}; chi lo ha detto non si sa.`,
  unDelGestore: 'chi lavora per il gestore',
  unDelFornitore: 'chi lavora per il fornitore',
  unDaFuori: 'chi non è dello studio',
  ultimiAccessi: 'Ultimi accessi',
  nessunAccesso: 'Nessuno negli ultimi 90 giorni.',
  indirizzoIgnoto: 'indirizzo non noto',
  tuttoIlRegistro: 'Il registro cronologico',
  contati: 'Contati ora',
  delGruppo: 'Gruppo',
  dellaPersona: 'Studio e persona',
  clientiVisti: 'Clienti visti',
  gruppo: (nome: string) => `Gruppo ${nome}`,
  senzaGruppo: 'Senza gruppo',
  indirizzi: 'Da quali indirizzi',
  numero: (quanti: number) => formatIntero(quanti),
  ovunque: 'Ovunque',
  dello: 'Dello studio',
  reti: (quante: number) => (quante === 1 ? '1 rete' : `${formatIntero(quante)} reti`),
  ruolo: 'ruolo',
  tutti: 'tutti',
  fuori: 'Ora non può entrare: l’accesso non è attivo, oppure il suo studio o gestore è bloccato.',
  motivo: { ruolo: 'ruolo', modulo: 'modulo', abilitazione: 'persona' },
  perche: {
    tutti: 'Non è in nessun gruppo: vede tutti i clienti.',
    gruppi: (visti: number, tutti: number) =>
      `Vede ${formatIntero(visti)} clienti su ${formatIntero(tutti)}: quelli dei suoi gruppi.`,
    amministratore: 'Gli amministratori vedono i clienti di ogni gruppo.',
    dentro: 'È in questo gruppo.',
    senza: 'È in altri gruppi, e non in questo.',
    regola: (si: boolean) =>
      si
        ? 'Chi è in un gruppo vede anche i clienti senza gruppo.'
        : 'Chi è in un gruppo vede solo i clienti dei suoi gruppi.',
    esente: 'Gli amministratori entrano da ovunque.',
    ovunque: 'Nessun indirizzo suo: valgono quelli dello studio.',
    reti: (quali: string) => `Entra da: ${quali}.`,
    valore: {
      studio: (valore: string) => `${valore}: lo ha deciso lo studio.`,
      gestore: (valore: string) => `${valore}: lo ha deciso il gestore.`,
      predefinito: (valore: string) => `${valore}: è il valore predefinito, nessuno ne ha deciso un altro.`,
    },
    ruolo: (_: boolean) => 'Lo dà il suo ruolo: gli amministratori hanno sempre tutti i permessi.',
    modulo: (_: boolean) => 'Lo studio non ha il modulo che serve.',
    abilitazione: (_: boolean) => 'È spento per questa persona: si accende nella sua scheda, o qui.',
  },
  catena: 'Da dove viene',
  perTutti: 'Valore per tutti gli operatori',
  perPersona: (nome: string) => `Acceso per ${nome}`,
  chiudi: 'Chiudi',
  ultimoAccesso: (quando: string) => `ultimo accesso ${quando}`,
  maiEntrato: 'mai entrato',
  tuttiIDiritti: 'Tutti i suoi diritti',
  scheda: 'La sua scheda',
  nonModificabile: 'Qui si legge: il valore lo decide chi vende, o un altro amministratore.',
  annulla: 'Annulla',
  applica: (quante: number) =>
    quante === 1 ? 'Applica 1 modifica' : `Applica ${formatIntero(quante)} modifiche`,
  applicate: (quante: number) => (quante === 1 ? 'Modifica applicata.' : 'Modifiche applicate.'),
  daApplicare: (quante: number) =>
    quante === 1
      ? 'Una modifica da applicare. Vale dal prossimo clic, anche per chi è già dentro.'
      : `${formatIntero(quante)} modifiche da applicare. Valgono dal prossimo clic, anche per chi è già dentro.`,
  passa: ({ nome, prima, dopo }: { nome: string; prima: number; dopo: number }) =>
    `${nome} passa da ${formatIntero(prima)} a ${dopo === 1 ? '1 cliente' : `${formatIntero(dopo)} clienti`}.`,
  cambia: ({ perde, guadagna, inCarico }: { perde: number; guadagna: number; inCarico: number }) =>
    [
      ...(inCarico > 0 ? [`${sayInCarico(inCarico)}.`] : []),
      ...(perde > 0 && guadagna > 0
        ? [`Ne perde ${formatIntero(perde)}, ne vede ${formatIntero(guadagna)} in più.`]
        : perde > 0
          ? [`Ne perde ${formatIntero(perde)}.`]
          : [`Ne vede ${formatIntero(guadagna)} in più.`]),
    ].join(' '),
  nonContato: (motivo: string) => `Non si sa ancora che cosa cambia per chi vede i clienti: ${motivo}`,
  seSiApplica: 'Se si applica',
  visti: 'Clienti visti',
  daA: (prima: number, dopo: number) => `${formatIntero(prima)} → ${formatIntero(dopo)}`,
  perde: 'Non vedrà più',
  guadagna: 'Vedrà in più',
  senzaOperatore: sayInCarico,
  nelGruppo: (nome: string) => `${nome} nel gruppo`,
  clientiDelGruppo: 'I clienti del gruppo',
  diventa: (prima: string, dopo: string) => `${prima}, diventerà ${dopo}`,
  persona: 'Persona',
  precedenti: 'Persone precedenti',
  successive: 'Persone successive',
  intervallo: (da: number, a: number, totale: number) => `${da}-${a} di ${formatIntero(totale)}`,
} as const;
