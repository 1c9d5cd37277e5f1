import type { Calcolo, DatiModello, Forzature, Modello, ValoreCasella } from '@quadra/fisco';

/** One change of a casella, as the record has it. */
export interface Cambio {
  readonly versione: number;
  readonly quando: Date;
  readonly utente: string;
  readonly attore: string | null;
  readonly azione: string;
  readonly chiave: string | null;
  readonly dopo: ValoreCasella | null;
  readonly motivo: string | null;
}

/** What a declaration held at a moment. */
export interface Contenuto {
  readonly righi: DatiModello;
  readonly forzature: Forzature;
}

const SENZA_MOTIVO = 'Motivo non registrato';

/** The declaration after the changes, in their order, up to a version included. */
export function rebuildContenuto(cambi: readonly Cambio[], finoA: number): Contenuto {
  const righi: Record<string, ValoreCasella> = {};
  const forzature: Record<string, { valore: number; motivo: string }> = {};
  for (const { versione, azione, chiave, dopo, motivo } of cambi) {
    if (versione > finoA || chiave === null) continue;
    if (azione === 'modifica') {
      if (dopo === null) delete righi[chiave];
      else righi[chiave] = dopo;
    }
    if (azione === 'forzatura') {
      if (typeof dopo !== 'number') delete forzature[chiave];
      else forzature[chiave] = { valore: dopo, motivo: motivo ?? SENZA_MOTIVO };
    }
  }
  return { righi, forzature };
}

/** Only what the modello takes: a form may have changed since. */
export function keepAmmessi(modello: Modello, { righi, forzature }: Contenuto): Contenuto {
  return {
    righi: Object.fromEntries(
      Object.entries(righi).filter(([chiave, valore]) => modello.checkValore(chiave, valore) === null),
    ),
    forzature: Object.fromEntries(
      Object.entries(forzature).filter(([chiave]) => modello.findCasella(chiave)?.inserita === false),
    ),
  };
}

export interface Momento {
  readonly versione: number;
  readonly quando: Date;
  readonly utente: string;
  readonly attore: string | null;
  readonly caselle: number;
  readonly valore: number | null;
  readonly effetto: number | null;
}

function readValore(calcolo: Calcolo, chiave: string): number | null {
  const { stato, valore } = calcolo.get(chiave);
  if (stato === 'incompleto') return null;
  return Number(valore ?? 0);
}

function apply(calcolo: Calcolo, modello: Modello, { azione, chiave, dopo, motivo }: Cambio): boolean {
  if (chiave === null || (azione !== 'modifica' && azione !== 'forzatura')) return false;
  if (azione === 'modifica') {
    if (dopo === null ? modello.findCasella(chiave) : modello.checkValore(chiave, dopo) === null) {
      calcolo.set(chiave, dopo);
    }
  } else if (modello.findCasella(chiave)?.inserita === false) {
    calcolo.force(chiave, typeof dopo === 'number' ? { valore: dopo, motivo: motivo ?? SENZA_MOTIVO } : null);
  }
  return true;
}

/**
 * The saves that changed caselle, oldest first, each with what it made of one casella under today's rules: so a person sees who
 * changed a result, and by how much.
 */
export function listMomenti(modello: Modello, cambi: readonly Cambio[], chiave: string): Momento[] {
  const calcolo = modello.createCalcolo();
  const momenti: Momento[] = [];
  let prima: number | null = null;
  for (let i = 0; i < cambi.length; ) {
    const primo = cambi[i] as Cambio;
    let caselle = 0;
    for (; i < cambi.length && cambi[i]?.versione === primo.versione; i++) {
      if (apply(calcolo, modello, cambi[i] as Cambio)) caselle += 1;
    }
    if (caselle === 0) continue;
    const valore = readValore(calcolo, chiave);
    const { versione, quando, utente, attore } = primo;
    const effetto = momenti.length === 0 || valore === null || prima === null ? null : valore - prima;
    momenti.push({ versione, quando, utente, attore, caselle, valore, effetto });
    prima = valore;
  }
  return momenti;
}
