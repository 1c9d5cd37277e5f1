import { subscribeVita } from '../../../../vita/vita-sessione.ts';
import { type ColonneTenute, parseColonne } from './colonne.ts';

const PREFISSO = 'affiancate/';

const listChiavi = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, posto) => sessionStorage.key(posto) ?? '').filter(
    (nome) => nome.startsWith(PREFISSO),
  );
const drop = (tieni: (nome: string) => boolean): void => {
  for (const nome of listChiavi()) if (!tieni(nome)) sessionStorage.removeItem(nome);
};

/** Simulated columns in this tab alone, of one person: the declaration knows nothing of them. */
export const memoriaColonne = {
  nameOf: (utente: number, anno: number, id: string): string => `${PREFISSO}${utente}/${anno}/${id}`,
  read: (nome: string): ColonneTenute | null => parseColonne(sessionStorage.getItem(nome)),
  keep: (nome: string, colonne: ColonneTenute): void => sessionStorage.setItem(nome, JSON.stringify(colonne)),
};

subscribeVita({
  end: () => drop(() => false),
  forget: () => drop(() => false),
  enter: async (utente) => drop((nome) => nome.startsWith(`${PREFISSO}${utente}/`)),
});
