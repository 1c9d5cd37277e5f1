import { type ColoreTag, testiPagine } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

const conta = (quanti: number, uno: string, molti: string) =>
  quanti === 1 ? `1 ${uno}` : `${formatIntero(quanti)} ${molti}`;

/** Words of the tags. */
export const messaggiTag = {
  titolo: 'Tag',
  tag: 'Tag',
  nuovo: 'Nuovo tag',
  modifica: 'Modifica il tag',
  quanti: (totale: number) => `${formatIntero(totale)} tag`,
  nome: 'Nome',
  colore: 'Colore',
  clienti: 'Clienti',
  dichiarazioni: 'Dichiarazioni',
  studio: 'Studio',
  nessuno: 'Nessun tag',
  nessunoTesto: 'Un tag è una parola colorata che si mette sui clienti e sulle dichiarazioni per ritrovarli.',
  nessunoConFiltri: 'Nessun tag con questi filtri',
  salvato: 'Tag salvato.',
  elimina: 'Elimina',
  eliminaDomanda: (nome: string) => `Eliminare il tag ${nome}?`,
  eliminaInUso: (clienti: number, dichiarazioni: number) =>
    `Lo portano ${conta(clienti, 'cliente', 'clienti')} e ${conta(dichiarazioni, 'dichiarazione', 'dichiarazioni')}, che restano e non lo portano più.`,
  eliminaLibero: 'Nessun cliente e nessuna dichiarazione lo porta.',
  eliminato: 'Tag eliminato.',
  metti: 'Tag',
  suiClienti: (quanti: number) => `Tag su ${conta(quanti, 'cliente', 'clienti')}`,
  sulleDichiarazioni: (quante: number) => `Tag su ${conta(quante, 'dichiarazione', 'dichiarazioni')}`,
  di: (nome: string) => `Tag di ${nome}`,
  verso: 'Che cosa fare',
  aggiungi: 'Aggiungi',
  togli: 'Togli',
  quali: 'Tag da scegliere',
  senzaTag: 'Lo studio non ha ancora tag: scrivere qui il primo.',
  crea: 'Crea',
  scegliere: testiPagine.SELEZIONARE_TAG,
  messi: (quanti: number) =>
    quanti === 1 ? 'Tag cambiati su 1 voce.' : `Tag cambiati su ${formatIntero(quanti)} voci.`,
  cambia: 'Cambia i tag',
  colori: {
    grigio: 'Grigio',
    blu: 'Blu',
    azzurro: 'Azzurro',
    verde: 'Verde',
    giallo: 'Giallo',
    rosso: 'Rosso',
    viola: 'Viola',
  } satisfies Record<ColoreTag, string>,
} as const;
