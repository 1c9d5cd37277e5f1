import { formatIntero } from '../formato/formato.ts';

/** Labels by name of the value: the error summary reads them here too. */
export const etichetteGruppo: Readonly<Record<string, string>> = {
  nome: 'Nome',
  descrizione: 'Descrizione',
};

/** Words of the groups of a studio. */
export const messaggiGruppo = {
  titolo: 'Gruppi',
  uno: 'Gruppo',
  nuovo: 'Nuovo gruppo',
  quanti: (totale: number) => (totale === 1 ? '1 gruppo' : `${formatIntero(totale)} gruppi`),
  nessuno: 'Nessun gruppo',
  nessunoTesto:
    'Chi è in un gruppo vede solo i clienti dei suoi gruppi. Senza gruppi ogni operatore li vede tutti.',
  nessunoConFiltri: 'Nessun gruppo con questi filtri',
  utenti: 'Utenti',
  clienti: 'Clienti',
  regola: 'Chi è in un gruppo vede anche i clienti senza gruppo',
  regolaSalvata: 'Regola salvata.',
  salvato: 'Gruppo salvato.',
  nonSalvato: (quanti: number) =>
    quanti === 1
      ? 'Gruppo non salvato: 1 campo da correggere'
      : `Gruppo non salvato: ${formatIntero(quanti)} campi da correggere`,
  dati: 'Dati',
  datiTesto: 'Il nome con cui lo studio riconosce il gruppo.',
  utentiTesto:
    'Gli operatori del gruppo vedono solo i clienti dei loro gruppi. Gli amministratori vedono sempre tutto.',
  clientiTesto: 'Un cliente può stare in più gruppi. Vale anche per le sue dichiarazioni e i suoi documenti.',
  disponibili: 'Disponibili',
  nelGruppo: 'Nel gruppo',
  cercaUtente: 'Cerca un utente',
  cercaCliente: 'Cerca un cliente',
  elimina: 'Elimina il gruppo',
  eliminaDomanda: (nome: string) => `Eliminare il gruppo ${nome}?`,
  eliminaTesto: 'Chi era soltanto in questo gruppo torna a vedere tutti i clienti.',
  eliminato: 'Gruppo eliminato.',
} as const;
