import { tipoDocumentoFirma } from '@quadra/contract';
import { addDays, giornoDiRoma } from '@quadra/values';
import { messaggiBusta as m } from '../../../messages/busta.ts';
import {
  type BustaScritta,
  type Documento,
  readBusta,
  readCliente,
  readDocumento,
  type SempliceScritta,
} from './firma.api.ts';

export type Firmatario = {
  chiave: number;
  nome: string;
  cognome: string;
  email: string;
  telefono: string;
  /** By a link, his codes go where the record of the client says. */
  isCliente: boolean;
  /** By a link, the documents that he signs; null: all of them. */
  documenti: readonly string[] | null;
};
/** By the service outside, or by a link of the house. */
export type Modo = 'servizio' | 'link';
/** What is being composed: nothing of it has gone anywhere. */
export type Composta = {
  modo: Modo;
  cliente: string | null;
  documenti: readonly string[];
  tipo: string;
  firmatari: readonly Firmatario[];
  /** By links, one after the other or all together. */
  inOrdine: boolean;
  scadenza: string;
  promemoria: string;
};
const GIORNI = 10;
export const MAI = 'mai';
let ultima = 0;
export const makeFirmatario = (sua: Partial<Omit<Firmatario, 'chiave'>> = {}): Firmatario => {
  ultima += 1;
  const vuoto = { nome: '', cognome: '', email: '', telefono: '', isCliente: false, documenti: null };
  return { ...vuoto, ...sua, chiave: ultima };
};

const makeVuota = (): Composta => ({
  modo: 'servizio',
  cliente: null,
  documenti: [],
  tipo: 'Dichiarazione',
  firmatari: [makeFirmatario({ isCliente: true })],
  inOrdine: true,
  scadenza: addDays(giornoDiRoma(new Date()), GIORNI),
  promemoria: '3',
});

/** The client as a signer: his own address and telephone for the signature, where his record has them. */
export async function readFirmatario(id: string): Promise<Firmatario> {
  const { Nome, Cognome, EmailFirma, TelefonoFirma } = await readCliente(id);
  return makeFirmatario({
    nome: Nome ?? '',
    cognome: Cognome ?? '',
    email: EmailFirma ?? '',
    telefono: TelefonoFirma ?? '',
    isCliente: true,
  });
}

/** The type that the words of a document say, where they say one. */
function guessTipo({ tipo }: Pick<Documento, 'tipo'>): string {
  const detto = tipoDocumentoFirma.find((uno) => tipo.toLowerCase().startsWith(uno.toLowerCase()));
  return detto ?? (/ricevut/i.test(tipo) ? 'Ricevute' : 'Dichiarazione');
}

async function readDaDocumenti(ids: readonly string[], tipo: string | undefined): Promise<Composta> {
  const [primo] = await Promise.all(ids.map(readDocumento));
  if (!primo?.idAnagrafica) return makeVuota();
  return {
    ...makeVuota(),
    cliente: primo.idAnagrafica,
    documenti: ids,
    tipo: tipoDocumentoFirma.find((uno) => uno === tipo) ?? guessTipo(primo),
    firmatari: [await readFirmatario(primo.idAnagrafica)],
  };
}

/** The names are kept together («Cognome Nome»): the last word is the name. */
function splitNome(intero: string): { cognome: string; nome: string } {
  const parole = intero.split(' ');
  return { cognome: parole.slice(0, -1).join(' '), nome: parole.at(-1) ?? '' };
}

async function readDaBusta(id: string): Promise<Composta> {
  const busta = await readBusta(id);
  return {
    ...makeVuota(),
    modo: busta.Interna ? 'link' : 'servizio',
    cliente: busta.IdAnagrafica,
    documenti: busta.Documenti.map(({ Id }) => Id),
    tipo: busta.Tipo,
    promemoria: busta.Promemoria === null ? MAI : String(busta.Promemoria),
    inOrdine: busta.InOrdine,
    firmatari: busta.Firmatari.map(({ Nome, Email, Telefono, Scritto, Documenti }, posto) =>
      makeFirmatario({
        ...{ ...splitNome(Nome), email: Email, telefono: Telefono },
        isCliente: busta.Interna ? !Scritto : posto === 0,
        documenti: Documenti.length < busta.Documenti.length ? Documenti : null,
      }),
    ),
  };
}

/** What the address says. */
export type Cercata = { documenti?: string; tipo?: string; da?: string };
/** What the composing begins with: documents that were chosen elsewhere, or an envelope that did not end well. */
export function readIniziale({ documenti, tipo, da }: Cercata): Promise<Composta> {
  if (da !== undefined) return readDaBusta(da);
  const ids = (documenti ?? '').split(',').filter((id) => id !== '');
  return ids.length === 0 ? Promise.resolve(makeVuota()) : readDaDocumenti(ids, tipo);
}

export const toScritta = (composta: Composta): BustaScritta => ({
  Tipo: composta.tipo as BustaScritta['Tipo'],
  Documenti: [...composta.documenti],
  Firmatari: composta.firmatari.map(({ nome, cognome, email, telefono }) => ({
    ...{ Nome: nome, Cognome: cognome, Email: email, Telefono: telefono },
  })),
  Scadenza: composta.scadenza,
  Promemoria: composta.promemoria === MAI ? null : Number(composta.promemoria),
});

/** The documents that one signs, of those that are in the envelope now; null: all of them. */
function computeSuoi({ documenti: suoi }: Firmatario, { documenti, firmatari }: Composta): string[] | null {
  if (suoi === null || firmatari.length === 1) return null;
  const rimasti = documenti.filter((id) => suoi.includes(id));
  return rimasti.length === documenti.length ? null : rimasti;
}

/** The same for an envelope that is signed by links. */
export const toSemplice = (composta: Composta): SempliceScritta => ({
  ...toScritta(composta),
  InOrdine: composta.inOrdine,
  Firmatari: composta.firmatari.map((uno) => ({
    ...{ Nome: uno.nome, Cognome: uno.cognome, Email: uno.isCliente ? null : uno.email },
    Documenti: computeSuoi(uno, composta),
  })),
});

const nomi: Readonly<Record<string, string>> = {
  Documenti: m.documenti,
  Scadenza: m.scadenza,
  Promemoria: m.promemoria,
  Tipo: m.tipo,
  Nome: m.nome,
  Cognome: m.cognome,
  Email: m.email,
  Telefono: m.telefono,
};
/** What a refused field is called: for those of a signer, with his place. */
export function nameCampo(percorso: string): string {
  const parti = percorso.split('.');
  const nome = nomi[parti.at(-1) ?? ''] ?? percorso;
  return parti[0] === 'Firmatari' && parti.length > 1 ? m.campo(nome, Number(parti[1]) + 1) : nome;
}
