import type { TipoDichiarazione } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';
import type { GruppoTasti } from './tasti.ts';

const euro = (n: number) => `${formatIntero(Math.abs(n))} €`;
const NOMI: Partial<Record<TipoDichiarazione, string>> = { 'Persone fisiche': 'Redditi PF' };
const nome = (tipo: TipoDichiarazione): string => NOMI[tipo] ?? tipo;
/** A balance in words: what comes back, or what is paid. */
const saldo = (n: number, ora: boolean): string => {
  const quando = ora ? 'ora ' : '';
  if (n === 0) return `${quando}non c’è nulla da versare né da avere`;
  return n > 0 ? `il rimborso ${quando}è ${euro(n)}` : `${quando}si versano ${euro(n)}`;
};

/** Words of a precompilata beside last year and the documents. */
export const messaggiConfrontoPrecompilata = {
  titolo: (tipo: TipoDichiarazione, anno: number) => `Precompilata ${nome(tipo)}/${anno}`,
  titoloVuoto: 'Precompilata',
  nomeModello: nome,
  indietro: 'Torna alle precompilate',
  apri: 'Tre fonti a fianco',
  apriDaDichiarazione: 'Precompilata: tre fonti a fianco',
  diventa: 'Diventa',
  crea: (tipo: TipoDichiarazione) => `Crea ${nome(tipo)}`,
  scrivi: (tipo: TipoDichiarazione) => `Scrivi in ${nome(tipo)}`,
  vai: 'Apri la dichiarazione',
  creata: (tipo: TipoDichiarazione, caselle: number) =>
    `${nome(tipo)}: ${caselle === 1 ? '1 casella scritta' : `${formatIntero(caselle)} caselle scritte`}, ciascuna con il suo motivo.`,
  conferma: (n: number) => (n === 1 ? 'Manca 1 scelta' : `Mancano ${formatIntero(n)} scelte`),
  confermaTesto: (isNuova: boolean) =>
    isNuova
      ? 'Dove non si è scelto vale l’Agenzia: la dichiarazione lo dice casella per casella, e si può scegliere anche dopo.'
      : 'Dove non si è scelto la dichiarazione resta com’è.',
  frase: (mancano: number, righi: number, valore: number | null): string => {
    const quanto = valore === null ? 'il saldo non è ancora noto' : saldo(valore, mancano > 0);
    if (mancano > 0)
      return `${mancano === 1 ? 'Manca 1 scelta' : `Mancano ${formatIntero(mancano)} scelte`}: ${quanto}.`;
    return righi === 0 ? `Nessuna differenza: ${quanto}.` : `Tutto scelto: ${quanto}.`;
  },
  decise: (fatte: number, tutte: number, uguali: number) =>
    `${formatIntero(fatte)} ${tutte === 1 ? 'differenza' : 'differenze'} su ${formatIntero(tutte)} ${fatte === 1 ? 'decisa' : 'decise'}, ${uguali === 1 ? '1 rigo uguale' : `${formatIntero(uguali)} righi uguali`}`,
  provvisorio: 'provvisorio',
  senza: (imposte: readonly string[]) => `Fuori dal conto, non ancora note: ${imposte.join(', ')}`,
  chiusa: 'La dichiarazione è chiusa: le scelte si leggono e non si cambiano.',
  solaLettura: 'Le scelte si leggono soltanto.',
  fuoriStagione: (termine: string, tipo: TipoDichiarazione, entro: string | null, tardiva: boolean) =>
    `Il 730 si inviava entro il ${termine}: si crea un ${nome(tipo)}${tardiva ? ' tardivo' : ''}${entro === null ? '' : `, da inviare entro il ${entro}`}.`,
  inStagione: (entro: string) => `Da inviare entro il ${entro}.`,
  scala: 'Rimborso',
  scalaDebito: 'Saldo',
  scalaAgenzia: (n: number) => `Agenzia ${formatIntero(n)}`,
  scalaScelte: (n: number) => `scelte ${formatIntero(n)}`,
  filtri: 'Righi mostrati',
  soloDifferenze: (n: number) => `Solo differenze ${formatIntero(n)}`,
  daScegliere: (n: number) => `Da scegliere ${formatIntero(n)}`,
  tutti: (n: number) => `Tutti i righi ${formatIntero(n)}`,
  nessuno: 'Nessun rigo da mostrare qui.',
  tabella: 'Tre fonti, rigo per rigo',
  rigo: 'Rigo',
  vaIn: (rigo: string) => `va in ${rigo}`,
  voce: 'Voce',
  base: (quando: string) => (quando === '' ? 'base' : `${quando}, base`),
  senzaAnno: 'nessuna dichiarazione',
  scorso: (tipo: TipoDichiarazione, anno: number) => `${nome(tipo)}/${anno}`,
  documenti: (n: number, cu: number) =>
    n === 0
      ? 'nessuno del cliente'
      : `${formatIntero(n)} del cliente${cu === 0 ? '' : `, ${formatIntero(cu)} CU`}`,
  motivo: 'Motivo, conservato con la dichiarazione',
  effetto: 'Effetto',
  effettoDi: (isRimborso: boolean) => (isRimborso ? 'sul rimborso (€)' : 'sul saldo (€)'),
  effettoTesto:
    'Ricalcolato prendendo questo valore al posto di quello dell’Agenzia: più è a favore del cliente.',
  effettoIgnoto: 'non noto',
  assente: 'assente',
  scelto: (fonte: string) => `scelto: ${fonte}`,
  cella: (rigo: string, fonte: string) => `${rigo}, ${fonte}:`,
  deciso: 'Scelto',
  daDecidere: 'Da scegliere',
  uguale: 'Uguale',
  nessunDocumento: 'Nessun documento dice questo rigo.',
  soloAgenzia: 'Lo dice solo l’Agenzia.',
  lettoA: (importo: string) => `Importo letto nei documenti: ${importo}`,
  senzaMotivo: 'Senza motivo',
  scriviMotivo: 'Motivo',
  scriviImporto: 'Importo letto',
  importoVuoto: 'Scrivere un importo in euro, o il motivo per cui manca.',
  scegliDocumenti: 'Scegli i documenti',
  salva: 'Salva',
  annulla: 'Annulla',
  insieme: 'Insieme',
  insiemeNota: 'ricalcolate in una volta',
  insiemeSaldo: (n: number) => (n >= 0 ? 'di rimborso' : 'da versare'),
  unaAllaVolta: (somma: string, resto: number) =>
    resto === 0
      ? `Una alla volta le scelte fanno ${somma}, come insieme.`
      : `Una alla volta le scelte fanno ${somma}: ${resto > 0 ? `i ${euro(resto)} in più` : `i ${euro(resto)} in meno`} vengono da aliquote, detrazioni e arrotondamenti, contati sul totale.`,
  nessunaScelta: 'Nessuna scelta: vale l’Agenzia.',
  fuori: 'Nel file, senza posto nel modello',
  fuoriNota: (n: number) =>
    n === 1 ? '1, conservata con la richiesta' : `${formatIntero(n)}, conservate con la richiesta`,
  apriCliente: 'Documenti del cliente',
  annullata: 'Scelta annullata.',
  nullaDaAnnullare: 'Nessuna scelta da annullare.',
  salvata: (ora: string) => `Ultima scelta salvata ${ora}`,
  mancaSeguente: 'Nessun rigo da scegliere.',
  segno: (n: number) => (n > 0 ? `+${formatIntero(n)}` : formatIntero(n)),
} as const;

export const tastiConfrontoPrecompilata: GruppoTasti = {
  nome: 'Precompilata',
  tasti: [
    ['1, 2, 3', 'Scegliere Agenzia, anno scorso, documenti'],
    ['Su, Giù', 'Rigo precedente, seguente'],
    ['Invio', 'Prossimo rigo da scegliere'],
    ['M', 'Scrivere il motivo'],
    ['D', 'Solo differenze, o tutti i righi'],
    ['Ctrl Z', 'Annullare l’ultima scelta'],
  ],
};
/** The same keys, as the foot of the page shows them. */
export const piedeTasti = [
  [['1', '2', '3'], 'scegliere'],
  [['Su', 'Giù'], 'rigo'],
  [['Invio'], 'prossima da scegliere'],
  [['M'], 'motivo'],
  [['D'], 'solo differenze'],
  [['Ctrl Z'], 'annullare la scelta'],
] as const;
