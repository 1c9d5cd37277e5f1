import { toApiError } from '../../api/errore.ts';
import type { QueryLista } from '../../api/lista.ts';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import type { ColonnaPronta } from '../../ui/griglia/colonna.ts';
import type { StatoColonne } from '../../ui/griglia/stato-colonne.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { startEsportazione } from './esportazione.ts';

type Richiesta<R> = {
  lista: string;
  anno?: number;
  formato: 'csv' | 'xlsx';
  query: QueryLista;
  colonne: readonly ColonnaPronta<R>[];
  stato: StatoColonne;
};

/** Starts the export of a list as it is on the screen, and says where the file will be. */
export async function exportElenco<R>(richiesta: Richiesta<R>): Promise<void> {
  const { lista, anno, formato, query, stato } = richiesta;
  const perNome = new Map(richiesta.colonne.map((colonna) => [colonna.nome, colonna]));
  const colonne = stato.ordine.flatMap((nome) => {
    const colonna = stato.nascoste.includes(nome) ? undefined : perNome.get(nome);
    return colonna?.esporta ? [{ Campo: colonna.esporta, Titolo: colonna.campo.testo }] : [];
  });
  try {
    await startEsportazione({
      lista,
      ...(anno === undefined ? {} : { anno }),
      Filter: query.filter ?? {},
      Order: query.order ?? [],
      Logic: query.logic ?? 'or',
      colonne,
      formato,
    });
    notifiche.push('info', m.esportazioneAvviata);
  } catch (causa) {
    notifiche.push('error', toApiError(causa).testo);
  }
}
