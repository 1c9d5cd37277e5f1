import { type PanoramicaFilo, type TipoDichiarazione, tipoDichiarazione } from '@quadra/contract';
import type { DichiarazioneLetta, ImmobileLetto, Quanti } from './panoramica.queries.ts';

type Cella = PanoramicaFilo['Dichiarazioni'][number]['Celle'][number];

const writeCella = (d: DichiarazioneLetta, altre: number): Cella => ({
  Anno: d.anno,
  Id: d.id,
  Finalita: d.finalita,
  Stato: d.stato,
  Telematico: d.telematico ?? 'Non inviato',
  Il: d.il,
  Esito: d.riepilogo.esito ?? '',
  Completi: d.riepilogo.completi ?? 0,
  Quadri: d.riepilogo.quadri ?? 0,
  Debito: d.riepilogo.aDebito ?? null,
  Credito: d.riepilogo.aCredito ?? null,
  Altre: altre,
});

/** The declarations of a client by type, in the order of the forms, and year: of many the first, which is the last made. Pure. */
export function groupDichiarazioni(lette: readonly DichiarazioneLetta[]): PanoramicaFilo['Dichiarazioni'] {
  const diTipo = (tipo: TipoDichiarazione) => lette.filter((una) => una.tipo === tipo);
  return tipoDichiarazione.flatMap((Tipo) => {
    const sue = diTipo(Tipo);
    const anni = [...new Set(sue.map(({ anno }) => anno))].sort((a, b) => a - b);
    if (anni.length === 0) return [];
    const Celle = anni.flatMap((anno) => {
      const [prima, ...altre] = sue.filter((una) => una.anno === anno);
      return prima ? [writeCella(prima, altre.length)] : [];
    });
    return [{ Tipo, Celle }];
  });
}

/** Those of the years that are told. Pure. */
export const writeQuanti = (quanti: readonly Quanti[], anni: readonly number[]): PanoramicaFilo['F24'] =>
  quanti
    .filter(({ anno }) => anni.includes(anno))
    .map(({ anno, quanti: Quanti, fatti, prossimo }) => ({
      ...{ Anno: anno, Quanti, Fatti: fatti, Prossimo: prossimo },
    }));

export const writeImmobile = (i: ImmobileLetto): PanoramicaFilo['Immobili'][number] => ({
  Id: i.id,
  Genere: i.genere,
  Nome: i.nome,
  Categoria: i.categoria,
  Rendita: i.rendita,
  Possessi: i.possessi.map(({ dal, al, quota, tipo, principale }) => ({
    ...{ Dal: dal, Al: al, Quota: quota, Tipo: tipo, AbitazionePrincipale: principale },
  })),
  Contratti: i.contratti.map(({ dal, al, canone }) => ({ Dal: dal, Al: al, Canone: canone })),
});
