import { createHash } from 'node:crypto';
import { type CollegamentoBustaLettaFilo, testiFirmaSemplice as t } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import {
  type Collegamento,
  endCollegamento,
  withCodice,
} from '../../base/collegamento/collegamento.public.ts';
import { openDocumento } from '../../clienti/documento/documento.public.ts';
import { type Busta, insertEvento, updateStato } from './busta.queries.ts';
import { findPassaggio } from './busta.rules.ts';
import { getBusta, releaseDocumenti, tell } from './busta.service.ts';
import { mailCopiaFirmata } from './copia-firmata.ts';
import { concludeBusta } from './esito.ts';
import { addEvidenza, type FattiBusta, type FattiFirma } from './evidenza.ts';
import {
  findContatto,
  findDelCollegamento,
  listChiFirma,
  listDaFirmare,
  listFatti,
  noteLettura,
  notePagine,
  updateFirmatario,
  updateRifiuto,
} from './semplice.queries.ts';
import { endLinkDi, inviteProssimi } from './semplice.service.ts';

const hash = (byte: Buffer): string => createHash('sha256').update(byte).digest('hex');

/** An envelope locked and still to be signed, and who has the link in it. */
interface Tenuta {
  readonly busta: Busta;
  readonly ordine: number;
  readonly nome: string;
}
/** The envelope that a link opens. @throws CODICE_NON_VALIDO, BUSTA_CONCLUSA */
export async function holdBusta(trx: Trx, c: Collegamento): Promise<Tenuta> {
  const suo = await findDelCollegamento(trx, c);
  if (suo === undefined) throw new DomainError('CODICE_NON_VALIDO');
  const busta = await getBusta(trx, suo.busta_id, { isTenuta: true });
  if (busta.stato !== 'Inviato') throw new DomainError('BUSTA_CONCLUSA');
  return { busta, ordine: suo.ordine, nome: suo.nome };
}
const listSue = async (trx: Trx, { busta, ordine }: Tenuta) =>
  (await listDaFirmare(trx, busta)).filter((una) => una.ordine === ordine);

/** What is to be signed, for who has the link and its code. @throws BUSTA_CONCLUSA */
export async function readDaFirmare(trx: Trx, c: Collegamento): Promise<CollegamentoBustaLettaFilo> {
  const tenuta = await holdBusta(trx, c);
  const tutti = await listChiFirma(trx, tenuta.busta);
  const documenti = await listSue(trx, tenuta);
  return {
    Cliente: c.denominazione,
    Firmatario: tenuta.nome,
    Altri: tutti.filter(({ ordine }) => ordine !== tenuta.ordine).map(({ nome }) => nome),
    Documenti: documenti.map(({ id, nome, sha256 }) => ({
      Id: id,
      Nome: nome,
      Sha256: sha256.toString('hex'),
    })),
  };
}

/** The bytes of one of the documents; that they were taken is written. @throws BUSTA_CONCLUSA, NON_TROVATO */
export async function readDocumentoDaFirmare(
  trx: Trx,
  c: Collegamento,
  documento: string,
  adesso: Date,
): Promise<{ nome: string; contenuto: Buffer }> {
  const tenuta = await holdBusta(trx, c);
  const suo = (await listSue(trx, tenuta)).find(({ id }) => id === documento);
  if (!suo) throw new DomainError('NON_TROVATO');
  const { contenuto } = await openDocumento(trx, documento);
  await noteLettura(trx, tenuta.busta, { ordine: tenuta.ordine, documento, quando: adesso });
  return { nome: suo.nome, contenuto };
}

type Pagine = ReadonlyMap<string, number>;
interface Firmante {
  readonly link: string;
  readonly codice: string;
  readonly ip: string | null;
  readonly pagine: Pagine;
}

/** Writes that one has signed, with what is known of it; the link is over. */
async function writeFirma(
  trx: Trx,
  c: Collegamento,
  tenuta: Tenuta,
  { ip, pagine }: Pick<Firmante, 'ip' | 'pagine'>,
  firmato: Date,
): Promise<void> {
  const { busta, ordine } = tenuta;
  await endCollegamento(trx, c, 'usato', firmato);
  await notePagine(trx, busta, ordine, pagine);
  await updateFirmatario(trx, busta, ordine, { ip, firmato_il: firmato });
}

type Firmati = readonly { readonly id: string; readonly nome: string; readonly contenuto: Buffer }[];
/** What is known of a signature is a link of the chain of the studio; with the last one, what the documents become. */
async function tellFirma(
  trx: Trx,
  c: Collegamento,
  tenuta: Tenuta,
  { ip, firmato, firmati = [] }: { ip: string | null; firmato: Date; firmati?: Firmati },
): Promise<void> {
  const { aperto_il: aperto, codice_mandato_il: codice, creato_il: inviato } = c;
  await tell(trx, tenuta.busta, { utenteId: null, ip }, 'firma semplice', {
    ...{ link: c.id, email: c.email, ip, firmatario: tenuta.nome, ordine: tenuta.ordine },
    ...{ inviato, aperto, codice, firmato },
    documenti: (await listSue(trx, tenuta)).map(({ sha256, pagina }) => ({
      ...{ sha256: sha256.toString('hex'), ...(pagina !== null && { pagina }) },
    })),
    ...(firmati.length > 0 && { conEvidenza: firmati.map(({ contenuto }) => hash(contenuto)) }),
  });
}

/** Documents with who signs each, as they are when the last of them does. */
interface DaConcludere {
  readonly fatti: FattiBusta;
  readonly documenti: readonly {
    readonly id: string;
    readonly nome: string;
    readonly sha256: string;
    readonly contenuto: Buffer;
    readonly firme: readonly FattiFirma[];
  }[];
}

/** What is known of the signatures of an envelope: of the last one it is not written yet. */
async function readFirme(
  trx: Trx,
  { busta, ordine }: Tenuta,
  { ip, pagine }: Pick<Firmante, 'ip' | 'pagine'>,
  adesso: Date,
): Promise<(documento: string) => FattiFirma[]> {
  const noti = await listFatti(trx, busta);
  const lette = await listDaFirmare(trx, busta);
  return (documento) =>
    lette
      .filter(({ id }) => id === documento)
      .sort((a, b) => a.ordine - b.ordine)
      .flatMap((una) => {
        const fatto = noti.find((uno) => uno.ordine === una.ordine);
        if (!fatto) return [];
        const isUltimo = una.ordine === ordine;
        return {
          ...{ ...fatto, letto: una.letto_il, ip: isUltimo ? ip : fatto.ip },
          firmato: isUltimo ? adesso : (fatto.firmato_il ?? adesso),
          pagina: (isUltimo ? pagine.get(documento) : una.pagina) ?? undefined,
        };
      });
}

async function readAtto(
  trx: Trx,
  c: Collegamento,
  tenuta: Tenuta,
  chi: Firmante,
  adesso: Date,
): Promise<DaConcludere> {
  const { busta } = tenuta;
  const contatto = await findContatto(trx, busta.studio_id, busta.anagrafica_id);
  const listFirme = await readFirme(trx, tenuta, chi, adesso);
  const documenti = [];
  for (const { Id: id, Nome: nome } of busta.documenti) {
    const { contenuto } = await openDocumento(trx, id);
    documenti.push({ id, nome, contenuto, sha256: hash(contenuto), firme: listFirme(id) });
  }
  const fatti = {
    ...{ studio: c.nome_studio, cliente: c.denominazione, codiceFiscale: contatto?.codice_fiscale ?? '' },
    busta: `${busta.numero}/${busta.anno}`,
  };
  return { fatti, documenti };
}

/** Each who signed is mailed what he signed. */
async function mailCopie(
  trx: Trx,
  con: Pick<Servizi, 'posta'>,
  busta: Busta,
  studio: string,
  firmati: Firmati,
): Promise<void> {
  const sue = await listDaFirmare(trx, busta);
  for (const { ordine, email } of await listFatti(trx, busta)) {
    const suoi = firmati.filter(({ id }) => sue.some((una) => una.ordine === ordine && una.id === id));
    await mailCopiaFirmata(trx, con, { studioId: busta.studio_id, studio, email, firmati: suoi });
  }
}

/** The last signature: each document becomes its own pages with those of evidence after them. @throws RECORD_MODIFICATO */
async function conclude(
  trx: Trx,
  con: Pick<Servizi, 'posta'>,
  c: Collegamento,
  chi: Firmante,
  { atto, firmati, adesso }: { atto: DaConcludere; firmati: Firmati; adesso: Date },
): Promise<void> {
  const tenuta = await holdBusta(trx, c);
  const { busta } = tenuta;
  const ora = new Map(
    (await listDaFirmare(trx, busta)).map(({ id, sha256 }) => [id, sha256.toString('hex')]),
  );
  // What waits for a signature is not changed: were it, what was signed is not what is there.
  if (atto.documenti.some(({ id, sha256 }) => ora.get(id) !== sha256))
    throw new DomainError('RECORD_MODIFICATO');
  await writeFirma(trx, c, tenuta, chi, adesso);
  await tellFirma(trx, c, tenuta, { ip: chi.ip, firmato: adesso, firmati });
  await concludeBusta(trx, busta, 'firmata', firmati, adesso, { utenteId: null, ip: chi.ip });
  await mailCopie(trx, con, busta, atto.fatti.studio, firmati);
}

/**
 * Signs: what is known of it is written, and who comes next gets his link. With the last signature each document becomes its own
 * pages with those of evidence after them, and everybody is mailed his copy: pages are drawn between two transactions, nothing
 * is held meanwhile. Answers whether it was the last.
 * @throws CODICE_NON_VALIDO, BUSTA_CONCLUSA, RICHIESTA_NON_VALIDA on Codice or Letto
 */
export async function signSemplice(
  servizi: Pick<Servizi, 'db' | 'now' | 'cifratura' | 'posta' | 'indirizzoPubblico'>,
  chi: Firmante,
): Promise<boolean> {
  const ultima = await withCodice(servizi, 'firma', chi, async (trx, c, adesso) => {
    const tenuta = await holdBusta(trx, c);
    if ((await listSue(trx, tenuta)).some(({ letto_il }) => letto_il === null))
      requireNessunErrore({ Letto: [t.NON_LETTO] });
    const tutti = await listChiFirma(trx, tenuta.busta);
    const isUltima = tutti.every(({ ordine, firmato_il }) => ordine === tenuta.ordine || firmato_il !== null);
    if (isUltima) return { atto: await readAtto(trx, c, tenuta, chi, adesso), adesso };
    await writeFirma(trx, c, tenuta, chi, adesso);
    await tellFirma(trx, c, tenuta, { ip: chi.ip, firmato: adesso });
    await inviteProssimi(trx, servizi, tenuta.busta, adesso);
    return null;
  });
  if (ultima === null) return false;
  const { atto, adesso } = ultima;
  const firmati: Firmati[number][] = [];
  for (const { id, nome, ...documento } of atto.documenti)
    firmati.push({ id, nome, contenuto: await addEvidenza(atto.fatti, { nome, ...documento }) });
  await withCodice(servizi, 'firma', chi, (trx, c) =>
    conclude(trx, servizi, c, chi, { atto, firmati, adesso }),
  );
  return true;
}

async function refuse(
  trx: Trx,
  c: Collegamento,
  { motivo, ip }: { readonly motivo: string; readonly ip: string | null },
  adesso: Date,
): Promise<Busta> {
  const { busta, ordine, nome } = await holdBusta(trx, c);
  await endCollegamento(trx, c, 'usato', adesso);
  const chi = { utenteId: null, ip };
  const stato = findPassaggio(busta.stato, 'annullata');
  if (!stato) throw new DomainError('BUSTA_CONCLUSA');
  await updateStato(trx, busta, stato, null);
  await releaseDocumenti(trx, chi, busta);
  await updateRifiuto(trx, busta, motivo);
  await updateFirmatario(trx, busta, ordine, { rifiutato_il: adesso });
  await insertEvento(trx, {
    ...{ studio_id: busta.studio_id, evento_id: `rifiuto:${busta.id}`, busta_id: busta.id },
    tipo: 'signature_request.declined',
  });
  await tell(trx, busta, chi, 'rifiuto busta', { stato, motivo, ordine, firmatario: nome });
  return busta;
}

/**
 * Who should sign says why he does not: nobody signs the envelope any more, and its documents are free again. The links of the
 * others end after it: each is held by its own before the envelope is.
 * @throws BUSTA_CONCLUSA
 */
export async function refuseSemplice(
  servizi: Pick<Servizi, 'db' | 'now' | 'cifratura'>,
  chi: Omit<Firmante, 'pagine'> & { readonly motivo: string },
): Promise<void> {
  const busta = await withCodice(servizi, 'firma', chi, (trx, c, adesso) => refuse(trx, c, chi, adesso));
  await withTenant(servizi.db, { studi: [busta.studio_id] }, (trx) => endLinkDi(trx, busta, servizi.now()));
}
