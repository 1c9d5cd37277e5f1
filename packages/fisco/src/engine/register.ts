import { specie as aggregato } from './nodes/aggregato.ts';
import { specie as arrotonda } from './nodes/arrotonda.ts';
import { specie as cerca } from './nodes/cerca.ts';
import { specie as concetto } from './nodes/concetto.ts';
import { specie as confronto } from './nodes/confronto.ts';
import { specie as costante } from './nodes/costante.ts';
import { specie as dato } from './nodes/dato.ts';
import { specie as diviso } from './nodes/diviso.ts';
import { specie as estremo } from './nodes/estremo.ts';
import { specie as fasce } from './nodes/fasce.ts';
import { specie as incerto } from './nodes/incerto.ts';
import { specie as logico } from './nodes/logico.ts';
import { specie as parametro } from './nodes/parametro.ts';
import { specie as per } from './nodes/per.ts';
import { specie as presente } from './nodes/presente.ts';
import { specie as regime } from './nodes/regime.ts';
import { specie as scaglioni } from './nodes/scaglioni.ts';
import { specie as se } from './nodes/se.ts';
import { specie as somma } from './nodes/somma.ts';
import { specie as ultimo } from './nodes/ultimo.ts';
import { specie as vuoto } from './nodes/vuoto.ts';
import type { Nodo, Specie } from './types.ts';

const register = {
  aggregato,
  arrotonda,
  cerca,
  concetto,
  confronto,
  costante,
  dato,
  diviso,
  estremo,
  fasce,
  incerto,
  logico,
  parametro,
  per,
  presente,
  regime,
  scaglioni,
  se,
  somma,
  ultimo,
  vuoto,
} satisfies { [K in Nodo['kind']]: Specie<Extract<Nodo, { kind: K }>> };

/** The behaviour of a node, by its kind. */
export const specieOf = (nodo: Nodo): Specie<Nodo> => register[nodo.kind] as unknown as Specie<Nodo>;

/** Whether something found in a node is a node itself. */
export const isNodo = (cosa: unknown): cosa is Nodo =>
  typeof cosa === 'object' && cosa !== null && 'kind' in cosa && String(cosa.kind) in register;
