import { tipologiaUtente } from '@quadra/contract';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiPermesso as m } from '../../../messages/permesso.ts';
import type { Cambi, CampoPersona, Cella, Effetto, Persona } from './matrice.api.ts';
import type { Permessi } from './permesso.api.ts';

type Voce = Permessi['voci'][number];
/** A row of the matrix: what is looked at, and where its value is said. */
export interface Riga {
  readonly chiave: string;
  readonly parte: keyof typeof m.parti;
  readonly nome: string;
  /** Clients of a group. */
  readonly quanti?: number;
  readonly deciso: string;
  readonly voce?: Voce;
  readonly gruppo?: string;
  /** Its key, where who looks may put people into it. */
  readonly idGruppo?: string;
}
/** What a cell says: its state when it is one, its word, and why in a few more. */
export interface Detto {
  readonly ammesso: boolean | null;
  readonly testo: string;
  readonly accanto: string;
  readonly perche: string;
}
/** Values chosen and not yet applied: of a row for all operators, of a person for one thing of his. */
export interface Scelte {
  readonly voci: ReadonlyMap<string, boolean | null>;
  readonly persone: ReadonlyMap<number, Partial<Record<CampoPersona, boolean>>>;
  /** Groups each person is put into or taken out of: by the key of the group, with its name. */
  readonly gruppi: ReadonlyMap<number, ReadonlyMap<string, { nome: string; dentro: boolean }>>;
  /** As each person was when something of his was chosen: he may be on a page that is not shown now. */
  readonly versioni: ReadonlyMap<number, number>;
}
export const NESSUNA_SCELTA: Scelte = {
  ...{ voci: new Map(), persone: new Map(), gruppi: new Map(), versioni: new Map() },
};
export const countScelte = ({ voci, persone, gruppi }: Scelte): number =>
  voci.size +
  [...persone.values()].reduce((somma, campi) => somma + Object.keys(campi).length, 0) +
  [...gruppi.values()].reduce((somma, suoi) => somma + suoi.size, 0);

/** The choices as the server takes them: of each person, shown now or not, at the version that was read last. */
export function makeCambi(
  { voci, persone, gruppi, versioni }: Scelte,
  lette: readonly Persona[],
  idStudio: number | undefined,
): Cambi {
  const toccate = new Set([...persone.keys(), ...gruppi.keys()]);
  const findVersione = (id: number) => lette.find((una) => una.id === id)?.versione ?? versioni.get(id) ?? 1;
  return {
    ...(idStudio !== undefined && { IdStudio: idStudio }),
    Voci: [...voci].map(([Codice, Valore]) => ({ Codice, Valore })),
    Persone: [...toccate].map((id) => ({
      Id: id,
      Versione: findVersione(id),
      ...persone.get(id),
      Gruppi: [...(gruppi.get(id) ?? [])].map(([Id, { dentro }]) => ({ Id, Dentro: dentro })),
    })),
  };
}

/** The features that are on or off for one person too. */
const campoDi: Readonly<Record<string, CampoPersona>> = { AI: 'AbilitaAI', VISURE: 'VisureAbilitate' };
export const findCampo = ({ voce }: Riga): CampoPersona | undefined => voce && campoDi[voce.codice];
export const isAcceso = (persona: Persona, campo: CampoPersona): boolean =>
  campo === 'AbilitaAI' ? persona.abilitaAI : persona.visureAbilitate;

/** The groups there are, with their clients where they are told; by the people who are in them otherwise. */
export function listGruppi(
  detti: readonly { id: string; nome: string; anagrafiche: number }[] | undefined,
  persone: readonly Persona[],
): { nome: string; quanti?: number; id?: string }[] {
  if (detti) return detti.map(({ id, nome, anagrafiche }) => ({ id, nome, quanti: anagrafiche }));
  return [...new Set(persone.flatMap(({ gruppi }) => gruppi ?? []))].sort().map((nome) => ({ nome }));
}

const describeDeciso = ({ origine, dettoIl }: Voce): string =>
  dettoIl === null ? m.deciso[origine] : m.decisoIl(m.deciso[origine], formatGiorno(dettoIl));

const { AMM_GES, OP_GES, AMM_ELMAS, CON_ELMAS } = tipologiaUtente;
const dalDiFuori: ReadonlyMap<number | null, string> = new Map([
  ...[AMM_GES, OP_GES].map((tipo) => [tipo, m.unDelGestore] as const),
  ...[AMM_ELMAS, CON_ELMAS].map((tipo) => [tipo, m.unDelFornitore] as const),
]);
/** Who said the value that counts, and when; nothing where nobody did. */
export function sayDetto({ origine, dettoIl, dettoDa }: Voce): string {
  if (origine === 'predefinito') return '';
  const quando = dettoIl === null ? null : formatGiorno(dettoIl);
  if (dettoDa === null) return m.dettoDaIgnoto(quando);
  const chi = dettoDa.nome ?? dalDiFuori.get(dettoDa.tipologia) ?? m.unDaFuori;
  return m.dettoDa(chi, quando);
}

/** Who put a person into the group of a row, and when; nothing where he is not in it. */
export function sayIngresso(
  { gruppo }: Pick<Riga, 'gruppo'>,
  { ingressi }: Pick<Persona, 'ingressi'>,
): string {
  const suo = gruppo === undefined ? undefined : ingressi.find((uno) => uno.gruppo === gruppo);
  if (suo === undefined) return '';
  const quando = suo.il === null ? null : formatGiorno(suo.il);
  if (suo.da === null) return m.messoDaIgnoto(quando);
  return m.messoDa(suo.da.nome ?? dalDiFuori.get(suo.da.tipologia) ?? m.unDaFuori, quando);
}

export function makeRighe(
  { voci }: Pick<Permessi, 'voci'>,
  gruppi: readonly { nome: string; quanti?: number; id?: string }[],
): Riga[] {
  const row = (voce: Voce): Riga => ({
    chiave: voce.codice,
    parte: voce.tipo === 'permesso' ? 'permessi' : 'moduli',
    nome: voce.descrizione,
    deciso: describeDeciso(voce),
    voce,
  });
  return [
    { chiave: 'visti', parte: 'clienti', nome: m.clientiVisti, deciso: m.contati },
    ...gruppi.map(
      ({ nome, quanti, id }): Riga => ({
        ...{
          chiave: `gruppo/${nome}`,
          parte: 'clienti',
          nome: m.gruppo(nome),
          deciso: m.delGruppo,
          gruppo: nome,
        },
        ...(quanti !== undefined && { quanti }),
        ...(id !== undefined && { idGruppo: id }),
      }),
    ),
    ...(gruppi.length > 0
      ? [{ chiave: 'senza', parte: 'clienti' as const, nome: m.senzaGruppo, deciso: m.deciso.studio }]
      : []),
    ...voci.map(row),
    { chiave: 'indirizzi', parte: 'accesso', nome: m.indirizzi, deciso: m.dellaPersona },
  ];
}

const FUORI: Detto = { ammesso: null, testo: '–', accanto: '', perche: m.fuori };
const seNo = (ammesso: boolean) => (ammesso ? m.si : m.no);

function sayVisti({ anagrafiche, anagraficheStudio, gruppi }: Persona): Detto {
  const perche = gruppi === null ? m.perche.tutti : m.perche.gruppi(anagrafiche, anagraficheStudio);
  return { ammesso: null, testo: m.numero(anagrafiche), accanto: '', perche };
}
function sayGruppo(nome: string, { gruppi, esenteDaIP }: Persona): Detto {
  if (gruppi === null) {
    const [accanto, perche] = esenteDaIP ? [m.ruolo, m.perche.amministratore] : [m.tutti, m.perche.tutti];
    return { ammesso: true, testo: m.si, accanto, perche };
  }
  const ammesso = gruppi.includes(nome);
  return { ammesso, testo: seNo(ammesso), accanto: '', perche: ammesso ? m.perche.dentro : m.perche.senza };
}
function saySenza(persona: Persona): Detto {
  if (persona.gruppi === null) return sayGruppo('', persona);
  const ammesso = persona.senzaGruppo;
  return { ammesso, testo: seNo(ammesso), accanto: '', perche: m.perche.regola(ammesso) };
}
function sayIndirizzi({ esenteDaIP, ipAbilitati }: Persona): Detto {
  if (esenteDaIP) return { ammesso: null, testo: m.ovunque, accanto: m.ruolo, perche: m.perche.esente };
  const reti = ipAbilitati.split(/[\s,;]+/).filter(Boolean).length;
  return {
    ammesso: null,
    ...{ testo: reti === 0 ? m.dello : m.reti(reti), accanto: '' },
    perche: reti === 0 ? m.perche.ovunque : m.perche.reti(ipAbilitati),
  };
}
function sayCodice({ ammesso, motivo, origine }: Cella, riga: Riga): Detto {
  // A second word only where what decides is not what decides the row.
  const isDellaRiga = motivo === 'permesso' || motivo === 'funzionalita';
  const accanto = isDellaRiga ? '' : m.motivo[motivo];
  const perche = isDellaRiga
    ? m.perche.valore[origine ?? 'predefinito'](seNo(ammesso))
    : m.perche[motivo](ammesso);
  return { ammesso, testo: seNo(ammesso), accanto: riga.voce && accanto ? accanto : '', perche };
}

/** What the cell of a row says of a person. */
export function sayCella(riga: Riga, persona: Persona): Detto {
  if (persona.bloccato) return FUORI;
  if (riga.chiave === 'visti') return sayVisti(persona);
  if (riga.gruppo !== undefined) return sayGruppo(riga.gruppo, persona);
  if (riga.chiave === 'senza') return saySenza(persona);
  if (riga.chiave === 'indirizzi') return sayIndirizzi(persona);
  const cella = persona.celle.find(({ codice }) => codice === riga.chiave);
  return cella ? sayCodice(cella, riga) : FUORI;
}

/** What would hold for the row if nothing were said where one is. */
const computeEreditato = ({ perGestore, default: base }: Voce): boolean => perGestore ?? base;

/** The groups a person would be in; undefined when none of his is chosen, null when he would be in none and see all. */
function listGruppiDopo(persona: Persona, { gruppi }: Scelte): ReadonlySet<string> | null | undefined {
  const scelti = gruppi.get(persona.id);
  if (scelti === undefined) return undefined;
  const dopo = new Set(persona.gruppi ?? []);
  for (const { nome, dentro } of scelti.values()) {
    if (dentro) dopo.add(nome);
    else dopo.delete(nome);
  }
  return dopo.size === 0 ? null : dopo;
}

function computeDopoGruppo(riga: Riga, persona: Persona, scelte: Scelte): boolean | undefined {
  const dopo = listGruppiDopo(persona, scelte);
  if (dopo === undefined) return undefined;
  const nuovo = dopo === null || (riga.gruppo === undefined ? persona.senzaGruppo : dopo.has(riga.gruppo));
  return nuovo === sayCella(riga, persona).ammesso ? undefined : nuovo;
}

/** Whether a person is in a group, as it is or as it was chosen. */
export const isDentro = (
  { gruppo, idGruppo }: Pick<Riga, 'gruppo' | 'idGruppo'>,
  persona: Persona,
  { gruppi }: Scelte,
): boolean =>
  gruppi.get(persona.id)?.get(idGruppo ?? '')?.dentro ?? persona.gruppi?.includes(gruppo ?? '') ?? false;

/** Whether what a person sees may be changed on a row: of a group that is known, and not of who sees all by his role. */
export const canSpostare = ({ idGruppo }: Riga, { esenteDaIP, bloccato }: Persona): boolean =>
  idGruppo !== undefined && !esenteDaIP && !bloccato;

/** How many clients a person will see, where it changes. */
export const findVistiDopo = (persona: Persona, effetti: readonly Effetto[]): number | undefined =>
  effetti.find(({ id, prima, dopo }) => id === persona.id && prima !== dopo)?.dopo;

/** What the cell will say once the choices are applied; undefined when nothing is chosen for it. */
export function computeDopo(riga: Riga, persona: Persona, scelte: Scelte): boolean | undefined {
  const { voci, persone } = scelte;
  const { voce } = riga;
  if (riga.gruppo !== undefined || riga.chiave === 'senza') return computeDopoGruppo(riga, persona, scelte);
  const cella = persona.celle.find(({ codice }) => codice === riga.chiave);
  if (voce === undefined || cella === undefined || cella.motivo === 'modulo') return undefined;
  const campo = findCampo(riga);
  const delle = campo && persone.get(persona.id)?.[campo];
  const scelto = voci.get(voce.codice);
  if (scelto === undefined && delle === undefined) return undefined;
  // Who administers has every permission, whatever is said of it.
  if (voce.tipo === 'permesso' && persona.esenteDaIP) return undefined;
  const valore = scelto === undefined ? voce.effettivo : (scelto ?? computeEreditato(voce));
  const dopo = valore && (campo === undefined || (delle ?? isAcceso(persona, campo)));
  return dopo === cella.ammesso ? undefined : dopo;
}

/** Whether the people do not all have the same on a row. */
export const isDiversa = (riga: Riga, persone: readonly Persona[]): boolean =>
  new Set(persone.filter(({ bloccato }) => !bloccato).map((p) => sayCella(riga, p).testo)).size > 1;

const strip = (testo: string) =>
  testo
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
/** The rows that hold the words, and, if asked, those alone where people differ. */
export const filterRighe = (
  righe: readonly Riga[],
  persone: readonly Persona[],
  { testo, soloDifferenze }: { testo: string; soloDifferenze: boolean },
): Riga[] =>
  righe.filter(
    (riga) => strip(riga.nome).includes(strip(testo.trim())) && (!soloDifferenze || isDiversa(riga, persone)),
  );
