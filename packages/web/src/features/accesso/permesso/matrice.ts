import { messaggiPermesso as m } from '../../../messages/permesso.ts';
import type { CampoPersona, Cella, Persona } from './matrice.api.ts';
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
}
export const NESSUNA_SCELTA: Scelte = { voci: new Map(), persone: new Map() };
export const countScelte = ({ voci, persone }: Scelte): number =>
  voci.size + [...persone.values()].reduce((somma, campi) => somma + Object.keys(campi).length, 0);

/** The features that are on or off for one person too. */
const campoDi: Readonly<Record<string, CampoPersona>> = { AI: 'AbilitaAI', VISURE: 'VisureAbilitate' };
export const findCampo = ({ voce }: Riga): CampoPersona | undefined => voce && campoDi[voce.codice];
export const isAcceso = (persona: Persona, campo: CampoPersona): boolean =>
  campo === 'AbilitaAI' ? persona.abilitaAI : persona.visureAbilitate;

/** The groups there are, with their clients where they are told; by the people who are in them otherwise. */
export function listGruppi(
  detti: readonly { nome: string; anagrafiche: number }[] | undefined,
  persone: readonly Persona[],
): { nome: string; quanti?: number }[] {
  if (detti) return detti.map(({ nome, anagrafiche }) => ({ nome, quanti: anagrafiche }));
  return [...new Set(persone.flatMap(({ gruppi }) => gruppi ?? []))].sort().map((nome) => ({ nome }));
}

const describeDeciso = ({ origine }: Voce): string => m.deciso[origine];

export function makeRighe(
  { voci }: Pick<Permessi, 'voci'>,
  gruppi: readonly { nome: string; quanti?: number }[],
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
      ({ nome, quanti }): Riga => ({
        ...{
          chiave: `gruppo/${nome}`,
          parte: 'clienti',
          nome: m.gruppo(nome),
          deciso: m.delGruppo,
          gruppo: nome,
        },
        ...(quanti !== undefined && { quanti }),
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

/** What the cell will say once the choices are applied; undefined when nothing is chosen for it. */
export function computeDopo(riga: Riga, persona: Persona, { voci, persone }: Scelte): boolean | undefined {
  const { voce } = riga;
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
