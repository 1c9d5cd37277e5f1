import { requisiti } from '@quadra/contract';
import { canScrivere } from '../../../../api/requisiti.ts';
import { messaggiComunicazione as mc } from '../../../../messages/ministeriale.ts';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import type { LavoroDichiarazioni } from '../vita/vita.api.ts';

type Utente = Parameters<typeof canScrivere>[0];

/** What is done to many declarations by a background job, and what it asks. */
const lavori = [
  ['prendi-dichiarazioni', m.prendi, requisiti.scriviDichiarazioni],
  ['ricalcola-dichiarazioni', m.ricalcola, requisiti.scriviDichiarazioni],
  ['chiudi-dichiarazioni', m.chiudi, requisiti.chiudiDichiarazioni],
  ['riapri-dichiarazioni', m.riapri, requisiti.chiudiDichiarazioni],
  ['stampa-dichiarazioni', m.stampa, requisiti.stampaDichiarazioni],
  ['salva-modelli', m.salvaModello, requisiti.stampaDichiarazioni],
  ['riepiloghi-clienti', mc.riepiloghi, {}],
  ['conferimenti-incarico', mc.conferimenti, {}],
  ['archivia-dichiarazioni', m.archivia, requisiti.chiudiDichiarazioni],
  ['elimina-dichiarazioni', m.elimina, requisiti.eliminaDichiarazioni],
] as const satisfies readonly (readonly [LavoroDichiarazioni, string, object])[];

/** The jobs that are offered to a user; the server decides. */
export const listLavori = (utente: Utente) => lavori.filter(([, , chiede]) => canScrivere(utente, chiede));
export const hasAzioni = (utente: Utente): boolean => listLavori(utente).length > 0;
