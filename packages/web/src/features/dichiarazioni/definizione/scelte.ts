import {
  arrotondamenti,
  campiAnagraficaQuery,
  campiLookup,
  generiDefinizione,
  livelliValidazione,
  modelloDiTipo,
  sorgentiQuery,
  statiDefinizione,
  TABELLA_COMUNI,
  tabelleLookup,
  tipoCampo,
  visibilita,
} from '@quadra/contract';
import { listAnni } from '@quadra/values';
import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';

const fonteOf = <T extends string>(voci: readonly T[], nomi: Readonly<Record<T, string>>) =>
  makeFonteDati(voci.map((chiave) => ({ chiave, testo: nomi[chiave] })));
const fonteUguale = (voci: readonly string[]) =>
  makeFonteDati(voci.map((chiave) => ({ chiave, testo: chiave })));

/** The forms by the type of declaration that comes first in each. */
const modelli = new Map<string, string>();
for (const [tipo, { modello }] of Object.entries(modelloDiTipo))
  if (!modelli.has(modello)) modelli.set(modello, tipo);

export const nameModello = (codice: string): string => modelli.get(codice) ?? codice;

export const fonteModelli = makeFonteDati([...modelli].map(([chiave, testo]) => ({ chiave, testo })));
export const fonteAnni = fonteUguale([...listAnni()].reverse().map(String));
export const fonteGeneri = fonteOf(generiDefinizione, m.generi);
export const fonteStati = fonteUguale(statiDefinizione);
export const fonteLivelli = fonteOf(livelliValidazione, m.livelliTesto);
export const fonteArrotondamenti = fonteOf(arrotondamenti, m.arrotondamenti);
export const fonteSorgenti = fonteOf(sorgentiQuery, m.sorgenti);
export const fonteCampiAnagrafica = fonteUguale(campiAnagraficaQuery);
export const fonteCampiLookup = fonteUguale(campiLookup);
export const fonteTipi = fonteUguale(tipoCampo);
export const fonteVisibilita = fonteUguale(visibilita);
export const fonteTabelle = makeFonteDati([
  { chiave: TABELLA_COMUNI, testo: m.comuni },
  ...Object.entries(tabelleLookup).map(([chiave, { nome }]) => ({ chiave, testo: nome })),
]);
