import { formatIntero } from '../formato/formato.ts';

/** How a person reads the names that acts and things are kept under; those left out are read as they are. */
const azioni: Readonly<Record<string, string>> = {
  login: 'accesso',
  'quadri mille': 'quadri dell’8, 5 e 2 per mille',
};
const entita: Readonly<Record<string, string>> = {
  contratto_locazione: 'contratto di locazione',
  suite: 'applicazioni della suite',
  tabella: 'tabella del fornitore',
};
const read = (nomi: Readonly<Record<string, string>>, nome: string) =>
  nomi[nome] ?? nome.replaceAll('_', ' ');
/** The name that is kept, for a text that is how it is read; any other text is asked as it is. */
function find(nomi: Readonly<Record<string, string>>, cercato: string): string {
  const testo = cercato.trim().toLowerCase();
  const trovato = testo === '' ? undefined : Object.entries(nomi).find(([, letto]) => letto.includes(testo));
  return trovato?.[0] ?? cercato;
}

export const nameAzione = (nome: string): string => read(azioni, nome);
export const nameEntita = (nome: string): string => read(entita, nome);
export const findAzione = (cercato: string): string => find(azioni, cercato);
export const findEntita = (cercato: string): string => find(entita, cercato);

/** Words of the registro cronologico. */
export const messaggiRegistro = {
  titolo: 'Registro cronologico',
  quanti: (totale: number) => (totale === 1 ? '1 atto' : `${formatIntero(totale)} atti`),
  quando: 'Quando',
  periodo: 'Data',
  chi: 'Chi',
  sistema: 'Sistema',
  azione: 'Azione',
  oggetto: 'Oggetto',
  studio: 'Studio',
  daDove: 'Da dove',
  cliente: 'Cliente',
  nome: (azione: string, oggetto: string) => `${nameAzione(azione)}, ${nameEntita(oggetto)}`,
  alPostoDi: (attore: string) => `${attore}, al posto dell’utente`,
  identificativo: 'Identificativo',
  sigillo: 'Sigillo',
  sigillato: 'Nella catena del registro: non si può cambiare senza che si veda',
  nonSigillato: 'In attesa del sigillo (pochi secondi)',
  campo: 'Campo',
  prima: 'Prima',
  dopo: 'Dopo',
  scelto: 'Atto scelto',
  scegliere: 'Scegliere un atto per leggere che cosa è cambiato.',
  senzaValori: 'Di questo atto non ci sono valori prima e dopo.',
  cancellato: 'Dato cancellato: i valori prima e dopo non ci sono più, con la persona a cui appartenevano.',
  nessuno: 'Nessun atto',
  nessunoTesto: 'Accessi, letture del fornitore e modifiche compaiono qui, e non si cancellano.',
  nessunoConFiltri: 'Nessun atto con questi filtri',
} as const;
