import { testiClient } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Words of the grid. */
export const messaggiGriglia = {
  colonne: 'Colonne',
  colonneMostrate: 'Colonne mostrate',
  ripristinaColonne: 'Ripristina colonne',
  menuColonna: (nome: string) => `Menu della colonna ${nome}`,
  ordinaCrescente: 'Ordina crescente',
  ordinaDecrescente: 'Ordina decrescente',
  aggiungiOrdine: 'Aggiungi all’ordine',
  chiaveOrdine: (posto: number) => `chiave ${posto}`,
  spostaSinistra: 'Sposta a sinistra',
  spostaDestra: 'Sposta a destra',
  allarga: 'Allarga',
  restringi: 'Restringi',
  larghezzaPredefinita: 'Larghezza predefinita',
  nascondi: 'Nascondi colonna',
  spostaSu: (nome: string) => `Sposta su ${nome}`,
  spostaGiu: (nome: string) => `Sposta giù ${nome}`,
  colonnaNascosta: (nome: string) => `Colonna ${nome} nascosta.`,
  colonnaSpostata: (nome: string, posto: number) => `Colonna ${nome} al posto ${posto}.`,
  ordinatoPer: (nomi: string) => `Ordinato per ${nomi}.`,
  celleCopiate: (quante: number) =>
    quante === 1 ? '1 cella copiata.' : `${formatIntero(quante)} celle copiate.`,
  scrivi: (colonna: string) => `Scrivi ${colonna}`,
  obbligatorio: testiClient.CAMPO_OBBLIGATORIO,
  nonPrevisto: (testo: string) => `«${testo}» non è tra i valori previsti.`,
  nonData: (testo: string) => `«${testo}» non è una data.`,
  nonNumero: (testo: string) => `«${testo}» non è un numero.`,
  troppoLungo: (massimo: number) => `Al massimo ${massimo} caratteri.`,
  fuoriIntervallo: (minimo: string, massimo: string) =>
    minimo === ''
      ? `Valore fino a ${massimo}.`
      : massimo === ''
        ? `Valore da ${minimo}.`
        : `Valore tra ${minimo} e ${massimo}.`,
  inCorso: 'Salvataggio in corso',
  daSalvare: 'Da salvare',
  errore: 'Errore',
  celleDaSalvare: (quante: number) =>
    quante === 1 ? '1 cella da salvare' : `${formatIntero(quante)} celle da salvare`,
  celleConErrore: (quante: number) => (quante === 1 ? '1 con errore' : `${formatIntero(quante)} con errore`),
  salvaTutto: 'Salva tutto',
  annullaModifiche: 'Annulla modifiche',
  salvato: 'Salvato.',
  nonScritte: (quante: number) =>
    quante === 1
      ? '1 cella non scritta: la colonna è in sola lettura.'
      : `${formatIntero(quante)} celle non scritte: le colonne sono in sola lettura.`,
  annullaSelezione: 'Annulla la selezione',
  viste: 'Viste',
  salvaVista: 'Salva questa vista',
  menuVista: (nome: string) => `Azioni della vista ${nome}`,
  salvaModifiche: 'Salva modifiche',
  modificata: 'modificata',
  cambia: 'Cambia nome e uso',
  copiaCollegamento: 'Copia collegamento',
  collegamentoCopiato: 'Collegamento copiato.',
  elimina: 'Elimina',
  eliminaVista: (nome: string) => `Eliminare la vista «${nome}»?`,
  eliminaVistaTesto: 'L’elenco e i suoi dati non cambiano.',
  vistaEliminata: 'Vista eliminata.',
  vistaSalvata: 'Vista salvata.',
  vistaAssente: 'La vista del collegamento non esiste o non è visibile.',
  nuovaVista: 'Nuova vista',
  modificaVista: 'Vista',
  nomeVista: 'Nome',
  perTutti: 'Per tutto lo studio',
  predefinita: 'Apri l’elenco con questa vista',
  salva: 'Salva',
  dellaStudio: 'vista dello studio',
  pulisciFiltri: 'Pulisci filtri',
  togliSolo: (filtro: string) => `Togli solo «${filtro}»`,
  filtriNascondono: (filtri: string) => `I filtri attivi nascondono le righe: ${filtri}.`,
  riprova: 'Riprova',
  esporta: 'Esporta',
  esportaExcel: 'Excel (XLSX)',
  storicoEsportazioni: 'Storico delle esportazioni',
  esportaCsv: 'CSV',
  esportazioneAvviata: 'Esportazione avviata: il file sarà nel pannello Lavori.',
} as const;
