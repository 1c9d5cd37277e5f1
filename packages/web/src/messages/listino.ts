import { formatIntero } from '../formato/formato.ts';

const campi: Readonly<Record<string, string>> = {
  nome: 'Nome',
  validoDa: 'Valido da',
  validoA: 'Valido a',
  tipo: 'Tipo dichiarazione',
  anno: 'Anno',
  crediti: 'Crediti',
  prezzoUnitario: 'Prezzo unitario',
};

/** The label of a field by its path: `voci.1.tipo` is the one of the second item. */
export function nameCampoListino(percorso: string): string {
  const [, numero, campo] = /^voci\.(\d+)\.(\w+)$/.exec(percorso) ?? [];
  if (numero === undefined || campo === undefined) return campi[percorso] ?? percorso;
  return `Voce ${Number(numero) + 1}: ${campi[campo] ?? campo}`;
}

/** Words of the price lists. */
export const messaggiListino = {
  titolo: 'Listino',
  uno: 'Listino',
  quanti: (totale: number) => (totale === 1 ? '1 listino' : `${formatIntero(totale)} listini`),
  nuovo: 'Nuovo listino',
  nessuno: 'Nessun listino',
  nessunoTesto: 'Senza un listino nessun uso consuma crediti.',
  nessunoConFiltri: 'Nessun listino con questi filtri',
  nome: 'Nome',
  validoDa: 'Valido da',
  validoA: 'Valido a',
  voci: 'Voci',
  gestore: 'Gestore',
  delFornitore: 'Fornitore',
  periodo: 'Nome e periodo',
  periodoTesto: 'Il listino del gestore vale prima di quello del fornitore; fra due, il più recente.',
  prezzi: 'Prezzi in crediti',
  prezziTesto:
    'Ciò che costa la prima stampa definitiva. Le stampe successive della stessa dichiarazione non costano.',
  tipo: campi.tipo ?? '',
  anno: campi.anno ?? '',
  crediti: campi.crediti ?? '',
  prezzo: campi.prezzoUnitario ?? '',
  tutti: 'tutti',
  tuttiGliAnni: 'Tutti gli anni',
  facoltativo: 'facoltativo',
  aggiungi: 'Aggiungi una voce',
  togli: (numero: number) => `Togli la voce ${numero}`,
  nessunaVoce: 'Nessuna voce: niente ha un prezzo.',
  salvato: 'Listino salvato.',
  nonSalvato: (quanti: number) =>
    quanti === 1
      ? 'Listino non salvato: 1 campo da correggere'
      : `Listino non salvato: ${formatIntero(quanti)} campi da correggere`,
  elimina: 'Elimina',
  eliminaDomanda: 'Eliminare il listino?',
  eliminaTesto: 'Gli usi già pagati restano come sono. Non si può annullare.',
  eliminato: 'Listino eliminato.',
} as const;
