import type { CodiceApplicativo } from './applicativo.ts';
import type { FinalitaDichiarazione, TipoDichiarazione } from './enumerazioni/index.ts';
import type { CodiceFunzionalita, CodicePermesso } from './permesso.ts';

/** What a call, a page, a menu or a button wants besides the role of who asks. */
export interface Requisito {
  /** The module that the studio must have today. */
  readonly modulo?: CodiceApplicativo;
  /** The feature that must be active. */
  readonly funzionalita?: CodiceFunzionalita;
  /** What must be on for the user himself. */
  readonly abilitazione?: 'VisureAbilitate' | 'AbilitaAI' | 'Esportazione730Enabled';
  /** The permission that operators must have. */
  readonly permesso?: CodicePermesso;
}

/**
 * What is asked, thing by thing: the call names its line in its right, the page, the menu and the button name the same one.
 * A new thing is a new line.
 */
export const requisiti = {
  scriviAnagrafiche: { permesso: 'ANAGRAFICHE_SCRIVI' },
  eliminaAnagrafiche: { permesso: 'ANAGRAFICHE_ELIMINA' },
  esportaElenchi: { permesso: 'ELENCHI_ESPORTA' },
  scriviDichiarazioni: { permesso: 'DICHIARAZIONI_SCRIVI' },
  chiudiDichiarazioni: { permesso: 'DICHIARAZIONI_CHIUDI' },
  eliminaDichiarazioni: { permesso: 'DICHIARAZIONI_ELIMINA' },
  stampaDichiarazioni: { permesso: 'DICHIARAZIONI_STAMPA' },
  scriviDocumenti: { permesso: 'DOCUMENTI_SCRIVI' },
  simulaDichiarazioni: { funzionalita: 'SIMULAZIONE' },
  esporta730: { abilitazione: 'Esportazione730Enabled' },
} as const satisfies Record<string, Requisito>;

/** What each module asks of who opens it: itself, and what turns it off for a studio or for one user. */
export const requisitoApplicativo: Readonly<Record<CodiceApplicativo, Requisito>> = {
  manager: { modulo: 'manager' },
  PF: { modulo: 'PF' },
  PRECOMPILATA: { modulo: 'PRECOMPILATA' },
  VISURE: { modulo: 'VISURE', funzionalita: 'VISURE', abilitazione: 'VisureAbilitate' },
  FIRMA: { modulo: 'FIRMA', funzionalita: 'FIRMA' },
  ARCHIVIAZIONE: { modulo: 'ARCHIVIAZIONE', funzionalita: 'ARCHIVIAZIONE' },
  QUADROAC: { modulo: 'QUADROAC' },
  WOWAI: { modulo: 'WOWAI', funzionalita: 'AI', abilitazione: 'AbilitaAI' },
  REMOTEHOST: { modulo: 'REMOTEHOST' },
};

const DI_PERSONE: readonly TipoDichiarazione[] = ['Persone fisiche', '730'];
/** The module that a type of declaration is part of: those of persons have theirs, the others are of the back office. */
export const moduloDiTipo = (tipo: TipoDichiarazione): CodiceApplicativo =>
  DI_PERSONE.includes(tipo) ? 'PF' : 'manager';

/** The quadri that are a module of their own, by type. */
const quadriDiModulo: Readonly<
  Partial<Record<TipoDichiarazione, Readonly<Record<string, CodiceApplicativo>>>>
> = { 'Persone fisiche': { AC: 'QUADROAC' }, '730': { AC: 'QUADROAC' } };
/** The module that each quadro of a type asks besides that of its declaration; those that ask none are not there. */
export const moduliDiQuadri = (tipo: TipoDichiarazione): Readonly<Record<string, CodiceApplicativo>> =>
  quadriDiModulo[tipo] ?? {};

const SIMULAZIONI: readonly TipoDichiarazione[] = ['Società di capitali (simulazione)', 'IRAP (simulazione)'];
/** What a declaration asks besides the right to make one: its module, and what lets simulate when it is a simulation. */
export const requisitoDichiarazione = (
  tipo: TipoDichiarazione,
  finalita: FinalitaDichiarazione = 'Ordinaria',
): Requisito => ({
  modulo: moduloDiTipo(tipo),
  ...(finalita === 'Simulazione' || SIMULAZIONI.includes(tipo) ? requisiti.simulaDichiarazioni : {}),
});

/** What a background job asks, by its name: to be started, and to be taken up again; nothing for those that are not here. */
export const requisitoLavoro: Readonly<Record<string, Requisito>> = {
  'importa-anagrafiche': requisiti.scriviAnagrafiche,
  'importa-arrivo': requisiti.scriviDichiarazioni,
  esportazione: requisiti.esportaElenchi,
  'chiudi-dichiarazioni': requisiti.chiudiDichiarazioni,
  'riapri-dichiarazioni': requisiti.chiudiDichiarazioni,
  'elimina-dichiarazioni': requisiti.eliminaDichiarazioni,
  'stampa-dichiarazioni': requisiti.stampaDichiarazioni,
  'crea-telematici': requisiti.stampaDichiarazioni,
  'trasmetti-telematici': requisiti.stampaDichiarazioni,
  'salva-modelli': requisiti.stampaDichiarazioni,
  'archivia-dichiarazioni': requisiti.chiudiDichiarazioni,
  'ricalcola-dichiarazioni': requisiti.scriviDichiarazioni,
  'prendi-dichiarazioni': requisiti.scriviDichiarazioni,
  'stampa-incarichi': requisiti.scriviDocumenti,
  'prepara-f24': requisiti.scriviDichiarazioni,
  'porta-imu': requisiti.scriviDichiarazioni,
  'file-f24': requisiti.scriviDichiarazioni,
  'paga-f24': requisiti.scriviDichiarazioni,
  'banca-f24': requisiti.scriviDichiarazioni,
  'posta-f24': requisiti.scriviDichiarazioni,
};

/** What somebody has. */
export interface Possesso {
  /** Codes of the modules of his studio that count today; null: he works outside every studio, and none stops him. */
  readonly moduli: readonly string[] | null;
  readonly funzionalita: readonly string[];
  readonly permessi: readonly string[];
  readonly abilitazioni: Readonly<Record<NonNullable<Requisito['abilitazione']>, boolean>>;
}

/** The first thing that is missing of what is asked; undefined when nothing is. */
export function findMancante(requisito: Requisito, possesso: Possesso): keyof Requisito | undefined {
  const { modulo, funzionalita, abilitazione, permesso } = requisito;
  if (modulo && possesso.moduli !== null && !possesso.moduli.includes(modulo)) return 'modulo';
  if (funzionalita && !possesso.funzionalita.includes(funzionalita)) return 'funzionalita';
  if (abilitazione && !possesso.abilitazioni[abilitazione]) return 'abilitazione';
  return permesso && !possesso.permessi.includes(permesso) ? 'permesso' : undefined;
}
