import { type DefinizioniInVigore, fromWire } from '@quadra/contract';
import { type CodiceModello, loadModelloDefinito, type ModelloDefinito } from '@quadra/fisco';
import type { Db } from '../../../db/pool.ts';
import { listQuadriScritti } from '../configurazione/configurazione.queries.ts';
import { type Dove, findImpronta, getInsieme } from './definizione.queries.ts';
import { toMotore } from './definizione.rules.ts';

const NESSUNA: DefinizioniInVigore = { Impronta: '', Definizioni: [], Messaggi: [] };
/** Forms with definitions kept ready: by their mark, so that one published is another. */
const PRONTI_MASSIMI = 60;
const pronti = new Map<string, Promise<ModelloDefinito | undefined>>();

/** The definitions in force of a modello of a year. */
export async function readInVigore(db: Db, dove: Dove): Promise<DefinizioniInVigore> {
  const riga = await getInsieme(db, dove);
  return riga === undefined
    ? NESSUNA
    : { Impronta: riga.impronta, Definizioni: riga.contenuto, Messaggi: riga.messaggi };
}

/** The form of a year with the definitions in force in it; undefined for a year that has none. */
export async function loadInVigore(
  db: Db,
  anno: number,
  modello: CodiceModello,
): Promise<ModelloDefinito | undefined> {
  const impronta = (await findImpronta(db, { anno, modello })) ?? '';
  const quadri = await listQuadriScritti(db, anno, modello);
  const detti = quadri.length === 0 ? '' : JSON.stringify(quadri);
  const nome = `${modello}/${anno}/${impronta}/${detti}`;
  const pronto = pronti.get(nome);
  if (pronto) return pronto;
  const inVigore = impronta === '' ? NESSUNA : await readInVigore(db, { anno, modello });
  const nuovo = loadModelloDefinito(anno, modello, {
    impronta: inVigore.Impronta,
    definizioni: inVigore.Definizioni.map(toMotore),
    messaggi: fromWire(inVigore.Messaggi),
    configurati: fromWire(quadri),
  });
  const [primo] = pronti.keys();
  if (pronti.size >= PRONTI_MASSIMI && primo !== undefined) pronti.delete(primo);
  pronti.set(`${modello}/${anno}/${inVigore.Impronta}/${detti}`, nuovo);
  return nuovo;
}
