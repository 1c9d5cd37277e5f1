export type {
  Avanzamento,
  FileEsito,
  Genere,
  PassoRiga,
  RigaPrevista,
  RigaSvolta,
  Svolgimento,
} from '../../../http/genere.ts';
export { listGiri, makeTaccuino } from './giro.queries.ts';
export { deleteLavori, type Lavoro, listRighe } from './lavoro.queries.ts';
export { ambitoLavori, enqueueLavoro, startLavoro, tellLavoro, withLavori } from './lavoro.service.ts';
export * from './svolgimento.queries.ts';
export { isTuttoVisibile } from './visibile.queries.ts';
